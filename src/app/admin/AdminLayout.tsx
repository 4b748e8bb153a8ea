import LanguageIcon from '@mui/icons-material/Language';
import LogoutIcon from '@mui/icons-material/Logout';
import MenuIcon from '@mui/icons-material/Menu';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Suspense, useEffect, useState } from 'react';
import { Link, NavLink, Outlet, useLocation } from 'react-router-dom';
import { PATHS } from '@/domain/paths';
import { NoticeStack } from '@/features/notices';
import { useSite } from '@/features/settings';
import { HEIGHTS } from '@/theme/tokens';
import { Modal } from '@/ui/Modal';
import { SchemeSwitch } from '../layouts/SchemeSwitch';
import { TitleAnnouncer } from '../layouts/TitleAnnouncer';
import { useScrollMemory } from '../layouts/useScrollMemory';
import { Wordmark } from '../layouts/Wordmark';
import { ADMIN_LINKS } from './adminLinks';
import { KeepingBanner } from './KeepingBanner';
import { Spinner } from './Spinner';

const SIDEBAR = 248;

const Frame = styled('div')(({ theme }) => ({
  minHeight: '100dvh',
  [theme.breakpoints.up('md')]: { display: 'grid', gridTemplateColumns: `${SIDEBAR}px 1fr` },
}));

const Side = styled('div')(({ theme }) => ({
  display: 'none',
  borderRight: `1px solid ${theme.vars?.palette.divider}`,
  backgroundColor: theme.vars?.palette.sunken,
  [theme.breakpoints.up('md')]: {
    display: 'block',
    position: 'sticky',
    top: 0,
    height: '100dvh',
    overflowY: 'auto',
  },
}));

const Top = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 20,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: HEIGHTS.bar,
  padding: '0 16px',
  borderBottom: `1px solid ${theme.vars?.palette.divider}`,
  backgroundColor: theme.vars?.palette.background.default,
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

const Nav = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  minHeight: '100%',
  padding: 16,
  '& ul': { listStyle: 'none', padding: 0, display: 'grid', gap: 2 },
  '& ul:last-of-type': { marginTop: 'auto', paddingTop: 16 },
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

const Page = styled('main')(({ theme }) => ({
  minWidth: 0,
  padding: '20px 16px 96px',
  [theme.breakpoints.up('md')]: { padding: '32px 40px 96px' },
  '& > div': { maxWidth: 1240, margin: '0 auto' },
}));

function Links({ onSignOut }: { onSignOut: () => void }) {
  return (
    <Nav aria-label="Back office">
      <ul>
        {ADMIN_LINKS.map(({ label, to, Icon }) => (
          <li key={to}>
            <NavLink to={to} end={to === PATHS.admin}>
              <Icon fontSize="small" />
              {label}
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
          <button type="button" onClick={onSignOut}>
            <LogoutIcon fontSize="small" />
            Sign out
          </button>
        </li>
      </ul>
    </Nav>
  );
}

/** What every page of the back office stands in: sidebar or drawer, messages, the page. */
export function AdminLayout({ onSignOut }: { onSignOut: () => void }) {
  const { site } = useSite();
  const { pathname } = useLocation();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  useEffect(() => setIsMenuOpen(false), [pathname]);
  useScrollMemory();
  const name = site?.brand.name ?? 'Home';
  return (
    <Frame>
      <Side>
        <div style={{ padding: '16px 28px 0' }}>
          <Wordmark name={name} />
        </div>
        <Links onSignOut={onSignOut} />
      </Side>
      <div>
        <Top>
          <IconButton
            aria-label="Open menu"
            aria-haspopup="dialog"
            onClick={() => setIsMenuOpen(true)}
          >
            <MenuIcon />
          </IconButton>
          <Wordmark name={name} />
          <div style={{ marginLeft: 'auto' }}>
            <SchemeSwitch />
          </div>
        </Top>
        <Page id="main" tabIndex={-1}>
          <div>
            <KeepingBanner />
            <Suspense fallback={<Spinner label="Loading page" />}>
              <Outlet />
            </Suspense>
          </div>
        </Page>
      </div>
      <Modal isOpen={isMenuOpen} onClose={() => setIsMenuOpen(false)} label="Menu" shape="side">
        <Links onSignOut={onSignOut} />
      </Modal>
      <TitleAnnouncer />
      <NoticeStack />
    </Frame>
  );
}
