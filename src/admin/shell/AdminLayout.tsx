import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import { Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import Button from '@mui/material/Button';
import { ignoreDoublePress } from '@/ui/form/ignoreDoublePress';
import { useSite } from '@/features/settings';
import { SkipLink } from '@/ui/layout/SkipLink';
import { TitleAnnouncer } from '@/ui/head/TitleAnnouncer';
import { useScrollRestoration, type ScrollScheduler } from '@/ui/navigation/useScrollRestoration';
import { lazyComponent } from '@/ui/lazy/lazyComponent';
import { Wordmark } from '@/ui/layout/Wordmark';
import { formatCount } from '@/domain/text/formatNumber';
import { AdminDrawer, DialogBar } from '../layout/AdminDialogs';
import { useConfirm } from '../layout/useConfirm';
import { LEAVE_CONFIRMATION } from '../forms/unsavedInput';
import { selectHasUnsavedChanges } from '../store/unsavedSlice';
import { useAdminSelector } from '../store/hooks';
import { AdminBar } from './AdminBar';
import { AdminNav } from './AdminNav';
import { AdminNotices } from './AdminNotices';
import { Spinner } from '../layout/Spinner';
import { useNavigationGuard } from './useNavigationGuard';
import { StatusAlert } from '../layout/StatusAlert';
import { flush } from '../storage/keepTable';
import { selectStorageIssue, selectUnreadableCount } from '../storage/storageSlice';
import type { TableIssue } from '../storage/database';

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

/**
 * Moving the focus forces a layout, so it runs in a separate task for large pages. By then, a field
 * named by the URL or a dialog may have the focus.
 */
const afterNextFrame: ScrollScheduler = (run, stop) => {
  document.querySelector('main')?.addEventListener('focusin', stop, { once: true });
  requestAnimationFrame(() => setTimeout(run));
};

/** Layout of every back-office page: sidebar or drawer, banners, and the page. */
export function AdminLayout({ onSignOut }: { onSignOut: () => void }) {
  const { site } = useSite();
  const { pathname } = useLocation();
  const hasUnsavedChanges = useAdminSelector(selectHasUnsavedChanges);
  /** The path at which the menu was opened: it closes with the next navigation. */
  const [menuPath, setMenuPath] = useState<string>();
  // Or it would open again when the administrator returns to that path.
  if (menuPath !== undefined && menuPath !== pathname) setMenuPath(undefined);
  const closeMenu = () => setMenuPath(undefined);
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
  const mark = <Wordmark name={site?.brand.name ?? 'Home'} logo={site?.brand.logo} />;
  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }} onClickCapture={ignoreDoublePress}>
      <SkipLink />
      <Drawer variant="permanent" sx={{ display: { xs: 'none', md: 'block' } }}>
        <AdminNav head={<Toolbar>{mark}</Toolbar>} onSignOut={signOut} />
      </Drawer>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <AdminBar onOpenMenu={() => setMenuPath(pathname)} />
        <Container component="main" maxWidth="lg" id="main" tabIndex={-1}>
          <Stack spacing={3}>
            <StorageProblems />
            <Suspense fallback={<Spinner label="Loading page" />}>
              <Outlet />
            </Suspense>
          </Stack>
        </Container>
      </Box>
      {menuPath === pathname && (
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
