import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

export interface Crumb {
  label: string;
  /** Path within the site. Undefined for the current page. */
  to?: string;
  /** 'no' for a name. */
  translate?: 'no';
}

const List = styled('ol')(({ theme }) => ({
  display: 'flex',
  color: theme.vars?.palette.text.secondary,
  fontSize: '0.875rem',
  '& a': { textDecoration: 'none', padding: '11px 0', display: 'inline-block' },
  '& a:hover': { color: theme.vars?.palette.primary.main },
  // The title is repeated by the heading, so it is cut off instead of using a second line.
  '& [aria-current]': {
    color: theme.vars?.palette.text.primary,
    padding: '11px 0',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& li + li::before': {
    // The second declaration hides the separator from screen readers where alternative text is supported.
    content: ['">>"', '">>" / ""'],
    margin: '0 10px',
    opacity: 0.6,
    letterSpacing: '-0.1em',
  },
  '& li': { display: 'flex', alignItems: 'center', whiteSpace: 'nowrap' },
  '& li:last-of-type': { minWidth: 0 },
}));

export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <List>
        {trail.map(({ label, to, translate }, index) => (
          <li key={`${index}-${label}`}>
            {to === undefined ? (
              <span aria-current="page" translate={translate}>
                {label}
              </span>
            ) : (
              <Link to={to}>{label}</Link>
            )}
          </li>
        ))}
      </List>
    </nav>
  );
}
