import { PATHS } from '@/domain/links/paths';
import type { Project } from '@/domain/project/schema';
import { DraftPicture } from '../../forms/pictures/DraftPicture';
import { Paged, PreviewCards, RecordsPreview } from '../../layout/preview/RecordsPreview';
import { StatusBadge } from '../records/StatusBadge';
import type { SectionProps } from '../resource';

const TITLES = ['Featured projects', 'All projects'] as const;

const cardsOf = (label: string) => (projects: readonly Project[]) => (
  <PreviewCards columns={[1, 2, 3]} aria-label={label}>
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
  </PreviewCards>
);

/** Live Preview of the projects, including unpublished edits. */
export default function ProjectsPreview({ featured, records }: SectionProps<Project>) {
  return (
    <RecordsPreview
      noun="projects"
      path={PATHS.projects}
      titles={TITLES}
      featured={featured.length > 0 ? cardsOf(TITLES[0])(featured) : null}
      all={records.length > 0 ? <Paged list={records}>{cardsOf(TITLES[1])}</Paged> : null}
    />
  );
}
