import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { PATHS } from '@/domain/paths';

const ACTIONS = [
  { label: 'Edit Home Page', to: PATHS.adminHome },
  { label: 'Edit About Page', to: PATHS.adminAbout },
  { label: 'Manage Services', to: PATHS.adminServices },
  { label: 'Manage Products', to: PATHS.adminProducts },
  { label: 'Manage Projects', to: PATHS.adminProjects },
  { label: 'Site Settings', to: PATHS.adminSettings },
] as const;

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  gap: 8,
  listStyle: 'none',
  padding: 0,
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 48,
    padding: '0 18px',
    borderRadius: 999,
    border: `1px solid ${theme.vars?.palette.edge}`,
    fontWeight: 600,
    textDecoration: 'none',
  },
  '& a:hover': { borderColor: theme.vars?.palette.primary.main },
}));

/** Where most work begins (back-office.md §2, Dashboard). */
export function QuickActions() {
  return (
    <List>
      {ACTIONS.map(({ label, to }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </List>
  );
}
