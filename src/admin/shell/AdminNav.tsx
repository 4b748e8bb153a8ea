import LanguageIcon from '@mui/icons-material/Language';
import LogoutIcon from '@mui/icons-material/Logout';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import { styled } from '@mui/material/styles';
import { use, type ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { PATHS } from '@/domain/links/paths';
import { AdminPagesContext } from '../layout/adminPagesContext';

const Nav = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: 4,
  '& ul': { listStyle: 'none', padding: '8px 16px', display: 'grid', gap: 2 },
  '& ul:last-of-type': { marginTop: 'auto', paddingBottom: 16 },
  '& li > a, & li > button': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    width: '100%',
    minHeight: 44,
    padding: '0 12px',
    border: 0,
    borderRadius: 8,
    background: 'none',
    color: theme.vars?.palette.text.secondary,
    font: 'inherit',
    fontWeight: 500,
    textDecoration: 'none',
    cursor: 'pointer',
  },
  '& li > a:hover, & li > button:hover': { color: theme.vars?.palette.text.primary },
  '& li > a[aria-current]': {
    color: theme.vars?.palette.text.primary,
    backgroundColor: theme.vars?.palette.divider,
  },
  '& li > a[aria-current] svg': { color: theme.vars?.palette.primary.main },
}));

/** Navigation of the back office with its exit links, for sidebar and drawer. */
export function AdminNav({ head, onSignOut }: { head?: ReactNode; onSignOut: () => void }) {
  const pages = use(AdminPagesContext);
  return (
    <Nav aria-label="Back office">
      {head}
      <ul>
        {pages.map(({ label, to, hasSubpages = false, Icon, Count }) => (
          <li key={to}>
            <NavLink to={to} end={!hasSubpages}>
              <Icon fontSize="small" />
              <span>
                {label}
                {Count && <Count />}
              </span>
            </NavLink>
          </li>
        ))}
      </ul>
      <ul>
        <li>
          <Link to={PATHS.home}>
            <LanguageIcon fontSize="small" />
            Go to Website
          </Link>
        </li>
        <li>
          <Link to={PATHS.adminSettings}>
            <SettingsIcon fontSize="small" />
            Settings
          </Link>
        </li>
        <li>
          <button type="button" onClick={onSignOut}>
            <LogoutIcon fontSize="small" />
            Sign out
          </button>
        </li>
      </ul>
    </Nav>
  );
}
