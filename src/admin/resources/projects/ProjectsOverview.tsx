import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { formatCount } from '@/domain/text/formatNumber';
import type { SectionProps } from '../resource';
import type { Project } from '@/domain/project/schema';
import { RADII } from '@/theme/tokens';

const Panel = styled('section')(({ theme }) => ({
  borderRadius: RADII.card,
  border: `1px solid ${theme.vars?.palette.divider}`,
  '& > h2 > button': {
    justifyContent: 'space-between',
    width: '100%',
    minHeight: 52,
    padding: '8px 18px',
    borderRadius: RADII.card,
    textAlign: 'start',
  },
  '& > h2 > button[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
    gap: 24,
    maxHeight: 480,
    overflowY: 'auto',
    padding: '4px 18px 18px',
  },
  '& h3': { marginBottom: 8, fontSize: '0.9375rem' },
  '& ol': { paddingLeft: 24 },
  '& li button': {
    minHeight: 44,
    padding: '4px 0',
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    textDecoration: 'underline',
    textDecorationColor: theme.vars?.palette.edge,
    textUnderlineOffset: 4,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
  },
  '& li button:hover': { textDecorationColor: 'currentColor' },
  '& p': { color: theme.vars?.palette.text.secondary },
}));

interface TitlesProps {
  title: string;
  projects: readonly Project[];
  onEdit: ((id: string) => void) | undefined;
}

function Titles({ title, projects, onEdit }: TitlesProps) {
  return (
    <div>
      <h3>{`${title} (${projects.length})`}</h3>
      {projects.length === 0 && <p>No projects yet.</p>}
      <ol aria-label={title}>
        {projects.map((project) => (
          <li key={project.id}>
            {onEdit ? (
              <button type="button" onClick={() => onEdit(project.id)}>
                {project.title}
              </button>
            ) : (
              project.title
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Collapsible panel that lists featured and all projects by title. */
export function ProjectsOverview(props: SectionProps<Project>) {
  const { records, featured, isLocked } = props;
  const onEdit = isLocked ? undefined : props.onEdit;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <Panel>
      <h2>
        <Button
          color="inherit"
          aria-expanded={isOpen}
          aria-controls={id}
          endIcon={<ExpandMoreIcon />}
          onClick={() => setIsOpen(!isOpen)}
        >
          {`Projects at a glance: ${formatCount(records.length, 'project')}, ${featured.length} featured`}
        </Button>
      </h2>
      <div id={id} hidden={!isOpen} style={isOpen ? undefined : { display: 'none' }}>
        {isOpen && (
          <>
            <Titles title="Featured projects" projects={featured} onEdit={onEdit} />
            <Titles title="All projects" projects={records} onEdit={onEdit} />
          </>
        )}
      </div>
    </Panel>
  );
}
