import EventIcon from '@mui/icons-material/EventOutlined';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import StarIcon from '@mui/icons-material/Star';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CategoryRef } from '@/domain/category/schema';
import { formatDate } from '@/domain/text/dates';
import { categoryPath } from '@/domain/links/paths';
import type { Project } from '@/domain/project/schema';
import { HEIGHTS, RADII } from '@/theme/tokens';

const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  marginBottom: 'clamp(20px, 3vw, 36px)',
  overflowWrap: 'anywhere',
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '1fr auto',
    alignItems: 'end',
    gap: '12px 48px',
    '& .badges, & .title': { gridColumn: '1 / -1' },
  },
}));

const Badges = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 8px',
  fontSize: '0.875rem',
  fontWeight: 600,
  // The touch target is 44 px high, the visible badge is lower.
  '& li': { display: 'flex', alignItems: 'center', minHeight: HEIGHTS.touch, minWidth: 0 },
  '& a': { padding: '8px 0', textDecoration: 'none', minWidth: 0 },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible > span': {
    outline: `2px solid ${theme.vars?.palette.primary.main}`,
    outlineOffset: 2,
  },
  '& span': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    padding: '3px 12px',
    border: `1px solid ${theme.vars?.palette.edge}`,
    borderRadius: RADII.pill,
  },
  '& a:hover > span': { borderColor: theme.vars?.palette.primary.main },
  '& .featured': {
    borderColor: theme.vars?.palette.accentFill,
    backgroundColor: theme.vars?.palette.accentFill,
    color: theme.vars?.palette.onAccent,
  },
  '& svg': { fontSize: 16 },
}));

const Facts = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  color: theme.vars?.palette.text.secondary,
  '& > span': { display: 'flex', gap: 8, minWidth: 0 },
  '& svg': { fontSize: 20, flex: 'none', marginTop: 2 },
}));

interface ProjectHeaderProps {
  project: Project;
  categories: readonly CategoryRef[];
  action: ReactNode;
}

export function ProjectHeader({ project, categories, action }: ProjectHeaderProps) {
  const { title, subtitle, date, location, isFeatured } = project;
  return (
    <Head>
      {(categories.length > 0 || isFeatured) && (
        <Badges className="badges">
          {categories.map((category) => (
            <li key={category.slug}>
              <Link to={categoryPath(category)}>
                <span>{category.name}</span>
              </Link>
            </li>
          ))}
          {isFeatured && (
            <li>
              <span className="featured">
                <StarIcon aria-hidden="true" />
                Featured
              </span>
            </li>
          )}
        </Badges>
      )}
      <Typography className="title" variant="h1" tabIndex={-1} translate="no">
        {title}
      </Typography>
      <div>
        {subtitle?.trim() && (
          <Typography variant="subtitle1" color="textSecondary" sx={{ mb: 1.5, maxWidth: '65ch' }}>
            {subtitle}
          </Typography>
        )}
        <Facts translate="no">
          <span>
            <EventIcon aria-hidden="true" />
            {formatDate(date)}
          </span>
          {location?.trim() && (
            <span>
              <PlaceIcon aria-hidden="true" />
              {location}
            </span>
          )}
        </Facts>
      </div>
      {action}
    </Head>
  );
}
