import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CategoryRef } from '@/domain/category/schema';
import { formatDate } from '@/domain/text/dates';
import { safeHref } from '@/domain/links/links';
import { categoryPath, COMMISSION } from '@/domain/links/paths';
import type { Project } from '@/domain/project/schema';
import { HEIGHTS } from '@/theme/tokens';
import { Button } from '@/ui/form/Button';
import { Panel } from '@/ui/layout/Boxes';

const Facts = styled(Panel)(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  alignSelf: 'start',
  gap: 8,
  padding: 'clamp(20px, 2vw, 28px)',
  [theme.breakpoints.up('md')]: { position: 'sticky', top: HEIGHTS.bar + 16 },
  '& dl > div': { padding: '12px 0', borderTop: `1px solid ${theme.vars?.palette.divider}` },
  '& dl > div:first-of-type': { borderTop: 0 },
  '& dt': { color: theme.vars?.palette.text.secondary, fontSize: '0.875rem' },
  '& > p': { color: theme.vars?.palette.text.secondary, fontSize: '0.9375rem' },
  '& dd': { overflowWrap: 'anywhere' },
  '& dd a': { padding: '12px 0', textUnderlineOffset: 4 },
}));

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd translate={typeof children === 'string' ? 'no' : undefined}>{children}</dd>
    </div>
  );
}

interface ProjectPanelProps {
  project: Project;
  categories: readonly CategoryRef[];
}

export function ProjectPanel({ project, categories }: ProjectPanelProps) {
  const { client, date, location, website } = project;
  const headingId = useId();
  const href = safeHref(website);
  return (
    <Facts as="aside" aria-labelledby={headingId}>
      <Typography variant="h4" component="h2" id={headingId}>
        At a glance
      </Typography>
      <dl>
        {client?.trim() && <Row term="Client">{client}</Row>}
        {categories.length > 0 && (
          <Row term="Category">
            {categories.map((category, index) => (
              <span key={category.slug}>
                {index > 0 && ', '}
                <Link to={categoryPath(category)}>{category.name}</Link>
              </span>
            ))}
          </Row>
        )}
        <Row term="Date">{formatDate(date)}</Row>
        {location?.trim() && <Row term="Location">{location}</Row>}
      </dl>
      <Button to={COMMISSION.to} variant="contained">
        {COMMISSION.label}
      </Button>
      <p>
        Questions about this project?{' '}
        <Link to="/contact" state={{ subject: project.title }}>
          Contact us
        </Link>
      </p>
      {href && (
        <Button
          to={href}
          variant="outlined"
          target={href.startsWith('https:') ? '_blank' : undefined}
        >
          Visit Website
          <OpenInNewIcon />
        </Button>
      )}
    </Facts>
  );
}
