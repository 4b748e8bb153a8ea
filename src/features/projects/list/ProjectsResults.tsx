import { styled } from '@mui/material/styles';
import { memo } from 'react';
import type { Category } from '@/domain/category/schema';
import { PROJECT_PAGE_SIZE } from '@/domain/project/listProjects';
import { rangeText } from '@/domain/listing/paging';
import { projectCategoryRefs } from '@/domain/project/project';
import type { ProjectSummary } from '@/domain/project/schema';
import { PATHS } from '@/domain/links/paths';
import { HEIGHTS, RADII } from '@/theme/tokens';
import { CardGrid, Skeleton } from '@/ui/layout/Boxes';
import { Pager } from '@/ui/list/Pager';
import { ResultsLine } from '@/ui/list/ResultsLine';
import { phoneWidth } from '@/ui/media/pictureVariants';
import { StatePanel } from '@/ui/feedback/StatePanel';
import { Button } from '@/ui/form/Button';
import { ProjectCard } from './ProjectCard';
import { isProjectsFiltered } from './projectsView';
import type { ProjectsListing } from './useProjects';

/** For one and two columns of the page width. */
const CARD_SIZES = `(min-width: 1328px) 628px, (min-width: 600px) 47vw, ${phoneWidth('100vw - 32px')}`;

/** Area below the toolbar. Its scroll margin keeps its start visible below the bar. */
export const ProjectsArea = styled('div')({
  paddingTop: 4,
  scrollMarginTop: HEIGHTS.bar,
  minHeight: '60vh',
  '& > [role="alert"]': { marginTop: 12 },
  '& nav': { marginTop: 'clamp(24px, 4vw, 48px)' },
});

interface ProjectsEmptyProps {
  hasFilters: boolean;
  onReset: () => void;
}

function ProjectsEmpty({ hasFilters, onReset }: ProjectsEmptyProps) {
  return (
    <StatePanel
      level="h3"
      title="No projects found"
      actions={
        <>
          <Button to={PATHS.contact} variant="contained">
            Contact Us
          </Button>
          {hasFilters && (
            <Button variant="outlined" onClick={onReset}>
              Clear filters
            </Button>
          )}
        </>
      }
    >
      Try adjusting your search or filter criteria
    </StatePanel>
  );
}

interface ProjectsResultsProps {
  listing: ProjectsListing;
  categories: readonly Category[];
  onPage: (page: number) => void;
  onReset: () => void;
}

export const ProjectsResults = memo(function ProjectsResults(props: ProjectsResultsProps) {
  const { listing, categories, onPage, onReset } = props;
  const { view, projects, total, page, pages } = listing;
  const namesOf = (project: ProjectSummary) =>
    projectCategoryRefs(project, categories).map(({ name }) => name);
  const hasFilters = isProjectsFiltered(view);
  return (
    <>
      <ResultsLine text={rangeText('project', total, page, PROJECT_PAGE_SIZE)}>
        {hasFilters && projects.length > 0 && (
          <Button size="small" onClick={onReset}>
            Clear filters
          </Button>
        )}
      </ResultsLine>
      {projects.length === 0 ? (
        <ProjectsEmpty hasFilters={hasFilters} onReset={onReset} />
      ) : (
        <CardGrid columns={[1, 2, 2]}>
          {projects.map((project, index) => (
            <li key={project.id}>
              <ProjectCard
                project={project}
                categoryNames={namesOf(project)}
                sizes={CARD_SIZES}
                isPriority={index === 0}
              />
            </li>
          ))}
        </CardGrid>
      )}
      <Pager label="Project pages" page={page} pages={pages} onPage={onPage} />
    </>
  );
});

export function ProjectsSkeleton() {
  return (
    <>
      <ResultsLine text="Loading projects..." />
      <CardGrid columns={[1, 2, 2]} aria-hidden="true">
        {Array.from({ length: PROJECT_PAGE_SIZE }, (_, index) => (
          <li key={index}>
            <Skeleton style={{ aspectRatio: '16 / 9', borderRadius: RADII.card }} />
          </li>
        ))}
      </CardGrid>
    </>
  );
}
