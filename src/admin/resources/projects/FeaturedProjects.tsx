import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FEATURED_PROJECTS } from '@/domain/text/limits';
import { projectOverlay } from '@/domain/project/project';
import type { Project } from '@/domain/project/schema';
import { FeaturedLimit } from '../records/FeaturedLimit';
import { AddTile, FeaturedCard, FeaturedSection } from '../records/FeaturedSection';
import { DraftPicture } from '../../forms/pictures/DraftPicture';
import { RecordButtons } from '../records/RecordButtons';
import type { RecordHandlers } from '../records/recordHandlers';
import { StatusBadge } from '../records/StatusBadge';
import { CardGrid } from '@/ui/layout/CardGrid';
import { Skeleton } from '@/ui/layout/Skeleton';

const Figure = styled('figure')(({ theme }) => ({
  position: 'relative',
  '& > figcaption': {
    position: 'absolute',
    inset: 'auto 0 10px',
    textAlign: 'center',
    fontSize: '0.875rem',
    color: theme.vars?.palette.text.secondary,
  },
}));

function ProjectPicture({ image }: Project) {
  return (
    <Figure>
      <DraftPicture
        src={image}
        alt=""
        ratio={[16, 9]}
        sizes="(min-width: 900px) 290px, (min-width: 600px) 45vw, 90vw"
      />
      {image === '' && <figcaption>No image</figcaption>}
    </Figure>
  );
}

const PLACES = Array.from({ length: FEATURED_PROJECTS }, (_, at) => at);

export interface FeaturedProjectsProps {
  projects: readonly Project[];
  handlers: RecordHandlers<Project>;
  isLoading: boolean;
  isReadOnly: boolean;
  /** Error for the red banner of this section. */
  error: ReactNode;
  onAdd: () => void;
}

/** Featured projects and the remaining slots. */
export function FeaturedProjects(props: FeaturedProjectsProps) {
  const { projects, handlers, isLoading, isReadOnly, error, onAdd } = props;
  const featured = projects.filter(({ isFeatured }) => isFeatured);
  const left = Math.max(0, FEATURED_PROJECTS - featured.length);
  const used = `${featured.length}/${FEATURED_PROJECTS} slots used`;
  const card = (project: Project) => (
    <FeaturedCard
      key={project.id}
      picture={<ProjectPicture {...project} />}
      buttons={
        <RecordButtons
          record={project}
          name={project.title}
          handlers={handlers}
          isDisabled={isReadOnly}
          isOnCard
        />
      }
    >
      <StatusBadge isOn on="Featured" off="Regular" />
      <Typography variant="h5" component="h3">
        {project.title}
      </Typography>
      {projectOverlay(project) && <p>{projectOverlay(project)}</p>}
    </FeaturedCard>
  );
  return (
    <FeaturedSection title="Featured Projects" status={isLoading ? 'Loading projects...' : used}>
      {error}
      <FeaturedLimit kind="projects" list={projects} isReadOnly={isReadOnly} />
      <CardGrid columns={[1, 2, 4]} aria-label="Featured Projects">
        {isLoading
          ? PLACES.map((place) => (
              <li key={place}>
                <Skeleton style={{ height: 260, borderRadius: 12 }} />
              </li>
            ))
          : featured.map(card)}
        {left > 0 && !isLoading && !isReadOnly && (
          <AddTile label="Add featured Project" left={left} onAdd={onAdd} />
        )}
      </CardGrid>
    </FeaturedSection>
  );
}
