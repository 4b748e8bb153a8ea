import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ADMIN_PAGE_SIZE } from '@/domain/limits';
import { PATHS } from '@/domain/paths';
import { pageCount, pageNumbers, pageSlice } from '@/domain/paging';
import type { Project } from '@/domain/project';
import { EditorModal } from '@/features/admin/common/EditorModal';
import { DraftPicture } from '@/features/admin/common/pictures/DraftPicture';
import { OpenPreview } from '@/features/admin/common/preview/OpenPreview';
import { StatusBadge } from '@/features/admin/common/StatusBadge';
import { Pager } from '@/ui/Pager';

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  padding: 'clamp(16px, 3vw, 24px)',
  '& h3': { marginBottom: 12 },
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
    gap: 16,
    marginBottom: 16,
    listStyle: 'none',
    padding: 0,
  },
  '& li': { minWidth: 0, overflowWrap: 'anywhere', fontWeight: 600, lineHeight: 1.3 },
  '& li > span:first-of-type': { borderRadius: 12, marginBottom: 8 },
  '& li > small': {
    display: 'block',
    margin: '2px 0 6px',
    color: theme.vars?.palette.text.secondary,
    fontWeight: 400,
    fontSize: '0.875rem',
  },
}));

function Cards({ projects, label }: { projects: readonly Project[]; label: string }) {
  return (
    <ul aria-label={label}>
      {projects.map((project) => (
        <li key={project.id}>
          <DraftPicture
            src={project.image || project.gallery[0] || ''}
            alt=""
            ratio={[16, 9]}
            sizes="(min-width: 600px) 240px, 90vw"
          />
          {project.title}
          <small>{project.category.join(', ') || 'Uncategorized'}</small>
          <StatusBadge isOn={project.isFeatured} on="Featured" off="Regular" />
        </li>
      ))}
    </ul>
  );
}

function PagedCards({ projects }: { projects: readonly Project[] }) {
  const [page, setPage] = useState(1);
  const pages = pageCount(projects.length, ADMIN_PAGE_SIZE);
  return (
    <>
      <Cards projects={pageSlice(projects, page, ADMIN_PAGE_SIZE)} label="All projects" />
      {pages > 1 && (
        <Pager
          label="Preview pages"
          page={page}
          pages={pages}
          numbers={pageNumbers(page, pages)}
          onPage={setPage}
        />
      )}
    </>
  );
}

/** Live Preview: what visitors will find, unpublished edits among it (back-office.md §2). */
export function ProjectsPreview({
  projects,
  onClose,
}: {
  projects: readonly Project[];
  onClose: () => void;
}) {
  const featured = projects.filter(({ isFeatured }) => isFeatured);
  return (
    <EditorModal title="Live Preview" onClose={onClose} isForReading>
      <Body>
        <OpenPreview path={PATHS.projects} />
        <section>
          <Typography variant="h5" component="h3">
            Featured projects
          </Typography>
          {featured.length === 0 ? (
            <Typography color="textSecondary">
              No featured projects yet. Mark some projects as featured to see them here.
            </Typography>
          ) : (
            <Cards projects={featured} label="Featured projects" />
          )}
        </section>
        <section>
          <Typography variant="h5" component="h3">
            All projects
          </Typography>
          {projects.length === 0 ? (
            <Typography color="textSecondary">
              No projects available. Add some projects to see them here.
            </Typography>
          ) : (
            <PagedCards projects={projects} />
          )}
        </section>
      </Body>
    </EditorModal>
  );
}
