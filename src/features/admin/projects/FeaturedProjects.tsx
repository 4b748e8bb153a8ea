import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { counted } from '@/domain/digits';
import { FEATURED_PROJECTS } from '@/domain/limits';
import { projectOverlay, type Project } from '@/domain/project';
import { DraftPicture } from '@/features/admin/common/pictures/DraftPicture';
import { StatusBadge } from '@/features/admin/common/StatusBadge';
import { CardGrid } from '@/ui/CardGrid';
import { IconButton } from '@/ui/IconButton';
import { Skeleton } from '@/ui/Skeleton';
import { StarToggle } from '@/features/admin/common/StarToggle';
import type { ProjectHandlers } from './projectColumns';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 16px',
  marginBottom: 16,
});

const Card = styled('li')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflow: 'hidden',
  borderRadius: 12,
  border: `1px solid ${theme.vars?.palette.divider}`,
  backgroundColor: theme.vars?.palette.background.paper,
  '& > figure': { position: 'relative' },
  '& > figure > figcaption': {
    position: 'absolute',
    inset: 'auto 0 10px',
    textAlign: 'center',
    fontSize: '0.875rem',
    color: theme.vars?.palette.text.secondary,
  },
  '& > div': {
    flex: 1,
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: 6,
    padding: '14px 16px 4px',
    overflowWrap: 'anywhere',
  },
  '& > div > p': { color: theme.vars?.palette.text.secondary, fontSize: '0.875rem' },
  '& > footer': { display: 'flex', justifyContent: 'flex-end', padding: '0 4px 4px' },
  '& > footer > :first-of-type': { marginRight: 'auto' },
}));

const Tile = styled('button')(({ theme }) => ({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 6,
  width: '100%',
  height: '100%',
  minHeight: 180,
  padding: 16,
  borderRadius: 12,
  border: `1px dashed ${theme.vars?.palette.edge}`,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  '&:hover': { borderColor: theme.vars?.palette.primary.main },
  '& small': { color: theme.vars?.palette.text.secondary, fontWeight: 400, fontSize: '0.875rem' },
}));

function FeaturedCard({
  project,
  isReadOnly,
  ...on
}: ProjectHandlers & { project: Project; isReadOnly: boolean }) {
  const { title, image } = project;
  const text = projectOverlay(project);
  return (
    <Card>
      <figure>
        <DraftPicture
          src={image}
          alt=""
          ratio={[16, 9]}
          sizes="(min-width: 900px) 290px, (min-width: 600px) 45vw, 90vw"
        />
        {image === '' && <figcaption>No image</figcaption>}
      </figure>
      <div>
        <StatusBadge isOn on="Featured" off="Regular" />
        <Typography variant="h5" component="h3">
          {title}
        </Typography>
        {text && <p>{text}</p>}
      </div>
      <footer>
        <StarToggle
          name={title}
          isOn
          isDisabled={isReadOnly}
          onToggle={(isOn) => on.onFeature(project, isOn)}
        />
        <IconButton
          aria-label={`Edit ${title}`}
          disabled={isReadOnly}
          onClick={() => on.onEdit(project)}
        >
          <EditIcon fontSize="small" />
        </IconButton>
        <IconButton
          aria-label={`Delete ${title}`}
          disabled={isReadOnly}
          onClick={() => on.onDelete(project)}
        >
          <DeleteIcon fontSize="small" />
        </IconButton>
      </footer>
    </Card>
  );
}

const PLACES = Array.from({ length: FEATURED_PROJECTS }, (_, at) => at);

export interface FeaturedProjectsProps extends ProjectHandlers {
  projects: readonly Project[];
  isLoading: boolean;
  isReadOnly: boolean;
  /** What went wrong, in the red banner of this section. */
  error: ReactNode;
  onAdd: () => void;
}

/** The featured projects and the slots that are left (back-office.md §2). */
export function FeaturedProjects(props: FeaturedProjectsProps) {
  const { projects, isLoading, isReadOnly, error, onAdd, ...handlers } = props;
  const featured = projects.filter(({ isFeatured }) => isFeatured);
  const left = Math.max(0, FEATURED_PROJECTS - featured.length);
  return (
    <section aria-labelledby="featured-projects">
      <Head>
        <Typography id="featured-projects" variant="h4" component="h2">
          Featured Projects
        </Typography>
        <Typography color="textSecondary" role="status">
          {isLoading ? 'Loading projects...' : `${featured.length}/${FEATURED_PROJECTS} slots used`}
        </Typography>
      </Head>
      {error}
      <CardGrid columns={[1, 2, 4]} aria-labelledby="featured-projects">
        {isLoading
          ? PLACES.map((place) => (
              <li key={place}>
                <Skeleton style={{ height: 260, borderRadius: 12 }} />
              </li>
            ))
          : featured.map((project) => (
              <FeaturedCard
                key={project.id}
                project={project}
                isReadOnly={isReadOnly}
                {...handlers}
              />
            ))}
        {left > 0 && !isLoading && !isReadOnly && (
          <li>
            <Tile type="button" onClick={onAdd}>
              <AddIcon />
              Add featured Project
              <small>{`${counted(left, 'slot')} available`}</small>
            </Tile>
          </li>
        )}
      </CardGrid>
    </section>
  );
}
