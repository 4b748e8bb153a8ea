import { styled } from '@mui/material/styles';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { RADII } from '@/theme/tokens';

/** Link to a frequently used page. */
export interface QuickAction {
  label: string;
  to: string;
  Icon: ComponentType<{ fontSize?: 'small' }>;
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  gap: 8,
  listStyle: 'none',
  padding: 0,
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 48,
    padding: '0 18px',
    borderRadius: RADII.pill,
    border: `1px solid ${theme.vars?.palette.edge}`,
    fontWeight: 600,
    textDecoration: 'none',
  },
  '& svg': { color: theme.vars?.palette.primary.main },
  '& a:hover': { borderColor: theme.vars?.palette.primary.main },
}));

/** Links to the pages where most tasks start. */
export function QuickActions({ actions }: { actions: readonly QuickAction[] }) {
  return (
    <List aria-label="Quick Actions">
      {actions.map(({ label, to, Icon }) => (
        <li key={to}>
          <Link to={to}>
            <Icon fontSize="small" />
            {label}
          </Link>
        </li>
      ))}
    </List>
  );
}
