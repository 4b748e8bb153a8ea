import MenuIcon from '@mui/icons-material/Menu';
import { styled } from '@mui/material/styles';
import { Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { AdminDrawer, DialogBar } from '../layout/dialogs';
import { useConfirm } from '../layout/useConfirm';
import { LEAVE_CONFIRMATION } from '../forms/dirtyForms';
import { selectHasUnsavedChanges } from '../store/formsSlice';
import { useAdminSelector } from '../store/hooks';
import { UndoButtons } from './undo-history';
import { useSite } from '@/features/settings';
import { HEIGHTS } from '@/theme/tokens';
import { IconButton } from '@/ui/form/IconButton';
import { SchemeSwitch } from '@/ui/navigation/SchemeSwitch';
import { SkipLink } from '@/ui/layout/SkipLink';
import { TitleAnnouncer } from '@/ui/head/TitleAnnouncer';
import { useScrollRestoration, type ScrollScheduler } from '@/ui/navigation/useScrollRestoration';
import { Wordmark } from '@/ui/layout/Wordmark';
import { AdminNav } from './AdminNav';
import { AdminNotices } from './AdminNotices';
import { DraftStorageBanner } from './DraftStorageBanner';
import { PublishLink } from './PublishLink';
import { SaveStatus } from './SaveStatus';
import { Spinner } from '../layout/Spinner';
import { useNavigationGuard } from './useNavigationGuard';

const SIDEBAR = 248;

const Frame = styled('div')(({ theme }) => ({
  minHeight: '100dvh',
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: `${SIDEBAR}px minmax(0, 1fr)`,
  },
}));

const Side = styled('div')(({ theme }) => ({
  display: 'none',
  borderRight: `1px solid ${theme.vars?.palette.divider}`,
  backgroundColor: theme.vars?.palette.sunken,
  [theme.breakpoints.up('md')]: {
    display: 'flex',
    flexDirection: 'column',
    position: 'sticky',
    top: 0,
    height: '100dvh',
    overflowY: 'auto',
  },
}));

const Brand = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: HEIGHTS.bar,
  padding: '0 12px 0 28px',
});

const Top = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 20,
  display: 'flex',
  alignItems: 'center',
  minHeight: HEIGHTS.bar,
  padding: '0 8px',
  borderBottom: `1px solid ${theme.vars?.palette.divider}`,
  backgroundColor: theme.vars?.palette.background.default,
  '& > p': { marginRight: 'auto' },
  [theme.breakpoints.up('sm')]: { gap: 2 },
  [theme.breakpoints.up('md')]: {
    padding: '0 40px',
    '& > [aria-label="Open menu"]': { display: 'none' },
  },
}));

/**
 * Moving the focus forces a layout, so it runs in a separate task for large pages. By then, a field
 * named by the URL or a dialog may have the focus.
 */
const afterNextFrame: ScrollScheduler = (run, stop) => {
  document.querySelector('main')?.addEventListener('focusin', stop, { once: true });
  requestAnimationFrame(() => setTimeout(run));
};

const Page = styled('main')(({ theme }) => ({
  minWidth: 0,
  padding: '20px 16px 96px',
  '&:focus': { outline: 'none' },
  [theme.breakpoints.up('md')]: { padding: '32px 40px 96px' },
  '& > div': { display: 'grid', gap: 24, maxWidth: 1240, margin: '0 auto' },
}));

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
  useScrollRestoration({ begin: afterNextFrame });
  useNavigationGuard(() => confirm(LEAVE_CONFIRMATION));
  const handleSignOut = async () => {
    if (!hasUnsavedChanges || (await confirm(LEAVE_CONFIRMATION))) onSignOut();
  };
  const signOut = () => void handleSignOut();
  const mark = <Wordmark name={site?.brand.name ?? 'Home'} />;
  return (
    <Frame>
      <SkipLink />
      <Side>
        <AdminNav head={<Brand>{mark}</Brand>} onSignOut={signOut} />
      </Side>
      <div>
        <Top>
          <IconButton
            aria-label="Open menu"
            aria-haspopup="dialog"
            onClick={() => setMenuPath(pathname)}
          >
            <MenuIcon />
          </IconButton>
          <SaveStatus />
          <UndoButtons />
          <PublishLink />
          <SchemeSwitch />
        </Top>
        <Page id="main" tabIndex={-1}>
          <div>
            <DraftStorageBanner />
            <Suspense fallback={<Spinner label="Loading page" />}>
              <Outlet />
            </Suspense>
          </div>
        </Page>
      </div>
      {menuPath === pathname && (
        <AdminDrawer label="Menu" onClose={closeMenu}>
          <DialogBar closeLabel="Close menu" onClose={closeMenu}>
            {mark}
          </DialogBar>
          <AdminNav onSignOut={signOut} />
        </AdminDrawer>
      )}
      {dialog}
      <TitleAnnouncer />
      <AdminNotices />
    </Frame>
  );
}
