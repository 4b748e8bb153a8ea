import { PATHS } from '@/domain/links/paths';
import type { Project } from '@/domain/project/schema';
import { CardGrid } from '@/ui/layout/Boxes';
import { PreviewCard, RecordsPreview } from '../records/RecordsPreview';
import { StatusBadge } from '../records/StatusBadge';
import type { SectionProps } from '../resource';

const TITLES = ['Featured projects', 'All projects'] as const;
const SIZES = '(min-width: 600px) 240px, 90vw';

const cardsOf = (label: string) => (projects: readonly Project[]) => (
  <CardGrid columns={[1, 2, 3]} aria-label={label}>
    {projects.map((project) => (
      <PreviewCard
        key={project.id}
        picture={{ src: project.image || project.gallery[0] || '', ratio: [16, 9], sizes: SIZES }}
        title={project.title}
        note={project.category.join(', ') || 'Uncategorized'}
      >
        <StatusBadge isOn={project.isFeatured} on="Featured" off="Regular" />
      </PreviewCard>
    ))}
  </CardGrid>
);

export default function ProjectsPreview({ featured, records }: SectionProps<Project>) {
  return (
    <RecordsPreview
      noun="projects"
      path={PATHS.projects}
      titles={TITLES}
      featured={featured}
      records={records}
      renderFeatured={cardsOf(TITLES[0])}
      renderAll={cardsOf(TITLES[1])}
    />
  );
}
