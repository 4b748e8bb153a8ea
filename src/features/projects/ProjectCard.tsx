import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { PROJECT_OVERLAY_CHARS } from '@/domain/limits';
import { projectPath } from '@/domain/paths';
import type { ProjectSummary } from '@/domain/project';
import { COLOURS, MOTION } from '@/theme/tokens';
import { Picture } from '@/ui/Picture';

const Card = styled('article')({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: 12,
  // The text lies on the picture, which is dark in both schemes.
  color: COLOURS.dark.ink,
  '& img': { transition: `transform ${MOTION.calm}ms ${MOTION.ease}` },
  '@media (hover: hover)': { '&:hover img': { transform: 'scale(1.03)' } },
});

const Text = styled('div')({
  position: 'absolute',
  inset: 'auto 0 0 0',
  padding: '72px 20px 18px',
  background: 'linear-gradient(transparent, rgb(10 11 13 / 0.72) 45%, rgb(10 11 13 / 0.92))',
  '& a': { textDecoration: 'none' },
  // The whole card is the link's target.
  '& a::after': { content: '""', position: 'absolute', inset: '-600px 0 0 0' },
  '& a:focus-visible': { outlineOffset: 4 },
});

function overlay(project: ProjectSummary): string {
  const { description = '' } = project;
  const text = Array.isArray(description) ? description.join(' ') : description;
  return text.length > PROJECT_OVERLAY_CHARS ? `${text.slice(0, PROJECT_OVERLAY_CHARS)}…` : text;
}

export interface ProjectCardProps {
  project: ProjectSummary;
  sizes: string;
}

/** A project as a picture with its title over it, linking to its page (public-site.md §2). */
export function ProjectCard({ project, sizes }: ProjectCardProps) {
  const text = overlay(project);
  return (
    <Card>
      <Picture src={project.image} alt="" ratio={[16, 9]} sizes={sizes} />
      <Text>
        <Typography variant="overline" component="p">
          {project.category.join(', ')}
        </Typography>
        <Typography variant="h4" component="h3">
          <Link to={projectPath(project)}>{project.title}</Link>
        </Typography>
        {text && (
          <Typography variant="body2" sx={{ mt: 0.5, display: { xs: 'none', sm: 'block' } }}>
            {text}
          </Typography>
        )}
      </Text>
    </Card>
  );
}
