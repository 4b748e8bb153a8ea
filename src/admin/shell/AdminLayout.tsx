import HelpIcon from '@mui/icons-material/HelpOutlined';
import LanguageIcon from '@mui/icons-material/Language';
import LogoutIcon from '@mui/icons-material/Logout';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { Link, NavLink, useLocation, Outlet } from 'react-router-dom';
import { isUnder, PATHS } from '@/domain/links/paths';
import { formatCount } from '@/domain/text/formatNumber';
import { useSite } from '@/features/settings';
import { ignoreDoublePress } from '@/ui/form/ignoreDoublePress';
import { TitleAnnouncer } from '@/ui/head/PageHead';
import { SkipLink } from '@/ui/layout/SkipLink';
import { Wordmark } from '@/ui/layout/Wordmark';
import { lazyComponent } from '@/ui/lazy/lazyComponent';
import { useScrollRestoration, type ScrollScheduler } from '@/ui/navigation/useScrollRestoration';
import { LEAVE_CONFIRMATION } from '../forms/unsavedInput';
import { AdminDrawer, DialogBar, useConfirm } from '../layout/AdminDialogs';
import { StatusAlert } from '../layout/StatusAlert';
import { Spinner } from '../layout/Spinner';
import { useIsWide } from '../layout/useIsWide';
import type { TableIssue } from '../storage/database';
import { flush } from '../storage/keepTable';
import { selectStorageIssue, selectUnreadableCount } from '../storage/storageSlice';
import { useAdminSelector } from '../store/hooks';
import { selectHasUnsavedChanges } from '../store/unsavedSlice';
import { AdminBar } from './AdminBar';
import { AdminNotices } from './AdminNotices';
import { ADMIN_PAGES, helpPathOf } from './adminPages';
import { useNavigationGuard } from './useNavigationGuard';

function Label(props: { Icon: ComponentType<{ fontSize?: 'small' }>; children: ReactNode }) {
  return (
    <>
      <ListItemIcon>
        <props.Icon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{props.children}</ListItemText>
    </>
  );
}

/** The links below the pages. The path of the help depends on the page. */
const EXITS = [
  [HelpIcon, 'Help', undefined],
  [LanguageIcon, 'Go to Website', PATHS.home],
  [SettingsIcon, 'Settings', PATHS.adminSettings],
] as const;

function AdminNav({ head, onSignOut }: { head?: ReactNode; onSignOut: () => void }) {
  const { pathname } = useLocation();
  const entries = ADMIN_PAGES.filter(({ nav }) => nav);
  // The pages of an entry are below it, unless they have one of their own.
  const isBelow = (path: string) =>
    entries.some((entry) => entry.path.startsWith(`${path}/`) && isUnder(pathname, entry.path));
  return (
    <Stack component="nav" aria-label="Back office" sx={{ flex: 1, px: 2, pb: 1 }}>
      {head}
      <List>
        {entries.map(
          ({ path, title, nav }) =>
            nav && (
              <ListItem key={path} disablePadding>
                <ListItemButton
                  component={NavLink}
                  to={path}
                  end={path === PATHS.admin || isBelow(path)}
                >
                  <Label Icon={nav.Icon}>
                    {nav.label ?? title}
                    {nav.Count && <nav.Count />}
                  </Label>
                </ListItemButton>
              </ListItem>
            ),
        )}
      </List>
      <List sx={{ mt: 'auto' }}>
        {EXITS.map(([Icon, label, path]) => (
          <ListItem key={label} disablePadding>
            <ListItemButton component={Link} to={path ?? helpPathOf(pathname)}>
              <Label Icon={Icon}>{label}</Label>
            </ListItemButton>
          </ListItem>
        ))}
        <ListItem disablePadding>
          <ListItemButton component="button" onClick={onSignOut}>
            <Label Icon={LogoutIcon}>Sign out</Label>
          </ListItemButton>
        </ListItem>
      </List>
    </Stack>
  );
}

const ISSUES: Record<TableIssue, string> = {
  denied:
    'This browser blocks storage, so your changes are kept only until you close this page. Publish changes of the website and export requests before you leave.',
  full: 'Storage on this device is full, so your last changes are kept only until you close this page. Free up space, or publish changes of the website and export requests.',
  newer: 'This page is older than your data. Reload.',
};

/** Reports changes that are only in the memory of this tab, and stored entries that cannot be read. */
function StorageProblems() {
  const issue = useAdminSelector(selectStorageIssue);
  const unreadable = useAdminSelector(selectUnreadableCount);
  const left =
    unreadable > 0 &&
    `${formatCount(unreadable, 'stored record')} cannot be read and ${unreadable === 1 ? 'is' : 'are'} left out.`;
  if (!issue && !left) return null;
  return (
    <StatusAlert severity="warning">
      <span>{[issue && ISSUES[issue], left].filter(Boolean).join(' ')}</span>
      {issue === 'newer' ? (
        <Button variant="outlined" onClick={() => window.location.reload()}>
          Reload
        </Button>
      ) : (
        issue && (
          <Button variant="outlined" onClick={() => void flush()}>
            Try again
          </Button>
        )
      )}
    </StatusAlert>
  );
}

const SignOutDialog = lazyComponent(() => import('../requests/devices/SignOutDialog'));

/** Focus forces a layout, so it moves in a separate task. By then, a field named by the URL or a dialog may have it. */
const afterNextFrame: ScrollScheduler = (run, stop) => {
  document.querySelector('main')?.addEventListener('focusin', stop, { once: true });
  requestAnimationFrame(() => setTimeout(run));
};

export function AdminLayout({ onSignOut }: { onSignOut: () => void }) {
  const { site } = useSite();
  const { pathname } = useLocation();
  const hasUnsavedChanges = useAdminSelector(selectHasUnsavedChanges);
  const isWide = useIsWide();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const closeMenu = () => setIsMenuOpen(false);
  const [lastPath, setLastPath] = useState(pathname);
  if (lastPath !== pathname) {
    setLastPath(pathname);
    closeMenu();
  }
  const { confirm, dialog } = useConfirm();
  const [isSigningOut, setIsSigningOut] = useState(false);
  useScrollRestoration({ begin: afterNextFrame });
  useNavigationGuard(() => confirm(LEAVE_CONFIRMATION));
  const handleSignOut = async () => {
    if (hasUnsavedChanges && !(await confirm(LEAVE_CONFIRMATION))) return;
    // Without its code, for example while the connection is lost, signing out still works.
    const isLinked = await import('../requests/sync/copyState')
      .then(({ isDeviceLinked }) => isDeviceLinked())
      .catch(() => false);
    if (isLinked) setIsSigningOut(true);
    else onSignOut();
  };
  const signOut = () => void handleSignOut();
  const mark = <Wordmark name={site?.brand.name} logo={site?.brand.logo} />;
  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }} onClickCapture={ignoreDoublePress}>
      <SkipLink />
      {isWide && (
        <Drawer variant="permanent">
          <AdminNav head={<Toolbar>{mark}</Toolbar>} onSignOut={signOut} />
        </Drawer>
      )}
      <Stack sx={{ flex: 1, minWidth: 0 }}>
        <AdminBar onOpenMenu={setIsMenuOpen} />
        <Container component="main" maxWidth="lg" id="main" tabIndex={-1}>
          <Stack spacing={{ xs: 2, md: 3 }}>
            <StorageProblems />
            <Suspense fallback={<Spinner label="Loading page" />}>
              <Outlet />
            </Suspense>
          </Stack>
        </Container>
      </Stack>
      {isMenuOpen && (
        <AdminDrawer label="Menu" onClose={closeMenu}>
          <DialogBar closeLabel="Close menu" onClose={closeMenu}>
            {mark}
          </DialogBar>
          <AdminNav onSignOut={signOut} />
        </AdminDrawer>
      )}
      {dialog}
      {isSigningOut && (
        <SignOutDialog onSignOut={onSignOut} onClose={() => setIsSigningOut(false)} />
      )}
      <TitleAnnouncer />
      <AdminNotices />
    </Box>
  );
}
