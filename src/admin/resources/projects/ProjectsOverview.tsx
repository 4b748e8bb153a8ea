import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Grid from '@mui/material/Grid';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { formatCount } from '@/domain/text/formatNumber';
import type { Project } from '@/domain/project/schema';
import type { SectionProps } from '../resource';

interface TitlesProps {
  title: string;
  projects: readonly Project[];
  onEdit: ((id: string) => void) | undefined;
}

function Titles({ title, projects, onEdit }: TitlesProps) {
  return (
    <Grid size={{ xs: 12, sm: 6 }}>
      <Typography variant="h6" component="h3">{`${title} (${projects.length})`}</Typography>
      {projects.length === 0 && <Typography color="textSecondary">No projects yet.</Typography>}
      <ol aria-label={title}>
        {projects.map((project) => (
          <li key={project.id}>
            {onEdit ? (
              <Link
                component="button"
                type="button"
                variant="body1"
                color="inherit"
                sx={{ py: 1.25, textAlign: 'start' }}
                onClick={() => onEdit(project.id)}
              >
                {project.title}
              </Link>
            ) : (
              project.title
            )}
          </li>
        ))}
      </ol>
    </Grid>
  );
}

export function ProjectsOverview(props: SectionProps<Project>) {
  const { records, featured, isLocked } = props;
  const onEdit = isLocked ? undefined : props.onEdit;
  return (
    <Accordion slotProps={{ heading: { component: 'h2' }, transition: { unmountOnExit: true } }}>
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>
        {`Projects at a glance: ${formatCount(records.length, 'project')}, ${featured.length} featured`}
      </AccordionSummary>
      <AccordionDetails sx={{ maxHeight: 480, overflowY: 'auto' }}>
        <Grid container spacing={3}>
          <Titles title="Featured projects" projects={featured} onEdit={onEdit} />
          <Titles title="All projects" projects={records} onEdit={onEdit} />
        </Grid>
      </AccordionDetails>
    </Accordion>
  );
}
