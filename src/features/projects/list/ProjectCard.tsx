import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { projectPath } from '@/domain/links/paths';
import { projectOverlay } from '@/domain/project/project';
import type { ProjectSummary } from '@/domain/project/schema';
import { COLOURS, MOTION, RADII, shade } from '@/theme/tokens';
import { Picture } from '@/ui/media/Picture';

const FADE = 'max(2.5rem, min(8vw, 72px))';

const Card = styled('article')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  height: '100%',
  // The ratio gives the minimum height, and a long title makes the card higher.
  '&::before': { content: '""', aspectRatio: '16 / 9' },
  '&::before, & .text': { gridArea: '1 / 1' },
  overflow: 'hidden',
  borderRadius: RADII.card,
  backgroundColor: COLOURS.dark.raised,
  // The text is on the image, which is darkened in both colour schemes.
  color: COLOURS.dark.ink,
  printColorAdjust: 'exact',
  '& .picture': { zIndex: -1, backgroundColor: COLOURS.dark.raised },
  '& img': { transition: `transform ${MOTION.calm}ms ${MOTION.ease}` },
  '@media (hover: hover)': { '&:hover img:not([data-fallback])': { transform: 'scale(1.03)' } },
  '& .text': {
    alignSelf: 'end',
    minWidth: 0,
    padding: `${FADE} clamp(16px, 2vw, 24px) clamp(14px, 2vw, 22px)`,
    background: shade(0.8, FADE),
    overflowWrap: 'anywhere',
  },
  '& .film': {
    position: 'absolute',
    top: 12,
    right: 12,
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    padding: '3px 12px 3px 10px',
    borderRadius: RADII.pill,
    backgroundColor: 'rgb(14 15 18 / 0.78)',
    fontSize: '0.875rem',
    fontWeight: 600,
  },
  '& .film::before': {
    content: '""',
    borderLeft: `8px solid ${COLOURS.dark.accent}`,
    borderBlock: '5px solid transparent',
  },
  '& .tag': { marginBottom: 8, color: COLOURS.dark.inkSoft },
  '& a': { textDecoration: 'none' },
  // Makes the whole card the target of the link.
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: RADII.card },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible::after': {
    outline: `3px solid ${COLOURS.dark.accent}`,
    outlineOffset: -3,
  },
  '& .overlay': {
    display: '-webkit-box',
    marginTop: 6,
    maxWidth: '52ch',
    overflow: 'hidden',
    color: COLOURS.dark.inkSoft,
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    [theme.breakpoints.up('md')]: { WebkitLineClamp: 3 },
  },
}));

interface ProjectCardProps {
  project: ProjectSummary;
  sizes: string;
  /** Names of the categories if they differ from the names stored in the project. */
  categoryNames?: readonly string[];
  /** For the main image of the page, which is loaded with high priority. */
  isPriority?: boolean;
}

export function ProjectCard(props: ProjectCardProps) {
  const { project, sizes, categoryNames = project.category, isPriority } = props;
  const overlay = projectOverlay(project);
  return (
    <Card>
      <Picture
        className="picture"
        src={project.image}
        alt=""
        ratio="fill"
        sizes={sizes}
        isPriority={isPriority}
      />
      {project.video && <span className="film">Film</span>}
      <div className="text">
        {categoryNames.length > 0 && (
          <Typography className="tag" variant="overline" component="p">
            {categoryNames.join(', ')}
          </Typography>
        )}
        <Typography variant="h4" component="h3" translate="no">
          <Link to={projectPath(project)}>{project.title}</Link>
        </Typography>
        {overlay && (
          <Typography className="overlay" variant="body2">
            {overlay}
          </Typography>
        )}
      </div>
    </Card>
  );
}
