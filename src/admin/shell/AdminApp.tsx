import { useEffect, useLayoutEffect } from 'react';
import { useNavigate, useLocation, useRoutes } from 'react-router-dom';
import { keepSessionOnce } from '@/api/storage/sessionLife';
import { takeSharedText } from '@/api/storage/sharedMessage';
import { REQUESTS_PATH, SETTINGS_ALIAS, SHARE_PATH } from '@/domain/links/adminPaths';
import { isUnder, PATHS } from '@/domain/links/paths';
import { LoadingHeading } from '@/ui/feedback/LoadingHeading';
import { lazyPage } from '@/ui/lazy/lazyComponent';
import { clickedLink } from '@/ui/links/clickedLink';
import { Redirect } from '@/ui/navigation/Redirect';
import { useCleanFields } from '../forms/cleanFields';
import { AdminHead } from '../layout/Screen';
import { pendingText, linkIn } from '../requests/intake/pendingLink';
import { useAdminDispatch, useAdminSelector } from '../store/hooks';
import { AdminTheme } from '../theme/AdminTheme';
import { AdminLayout } from './AdminLayout';
import { ADMIN_PAGES } from './adminPages';
import { SessionGate, useSession } from './SessionGate';
import { SignInPage } from './SignInPage';
import { startAdmin } from './startAdmin';

/** Opens the list of requests with the text that another app shared. It is shown after the sign-in only. */
function SharedMessage() {
  const navigate = useNavigate();
  useEffect(() => {
    void takeSharedText().then((text) => {
      if (text !== '') pendingText.update({ text });
      void navigate(REQUESTS_PATH, { replace: true });
    });
  }, [navigate]);
  return <LoadingHeading />;
}

/** Lets the browser, not the router, follow links to public pages, because policy and headers last as long as a document. */
function usePublicPageLoads(): void {
  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      const link = clickedLink(event);
      const isLeaving = link !== null && !isUnder(link.pathname, PATHS.admin);
      keepSessionOnce(isLeaving);
      // React and the router listen below the document.
      if (isLeaving) event.stopPropagation();
    };
    document.addEventListener('click', handleClick, { capture: true });
    return () => document.removeEventListener('click', handleClick, { capture: true });
  }, []);
}

const RequestsArea = lazyPage(() => import('../requests/RequestsArea')).Component;

/** Returns a path as the routes of the back office name it. */
const below = (path: string) => path.slice(PATHS.admin.length + 1);

const ROUTES = ADMIN_PAGES.map(({ path, title, load }) => {
  const Page = lazyPage(load).Component;
  const element = (
    <>
      <AdminHead title={title} path={path} />
      <Page />
    </>
  );
  return { path: below(path), element };
});
const isOfRequests = ({ path }: { path: string }) => isUnder(path, below(REQUESTS_PATH));

/** The sign-in page does not mount it, so it does not take part in editing. */
function AdminArea({ onSignOut }: { onSignOut: () => void }) {
  const dispatch = useAdminDispatch();
  // Before the store has been extended, nothing of the back office can be rendered.
  const isStarted = useAdminSelector((state) => 'activity' in state);
  useLayoutEffect(() => dispatch(startAdmin()), [dispatch]);
  useCleanFields();
  return isStarted && <AdminLayout onSignOut={onSignOut} />;
}

function SettingsAlias() {
  const { search, hash } = useLocation();
  return <Redirect to={PATHS.adminSettings + search + hash} />;
}

/** Takes personal data, a key or a code out of the URL into memory. Returns whether the URL still has them. */
function useRequestLink(): boolean {
  const location = useLocation();
  const navigate = useNavigate();
  const { pathname, search } = location;
  const { pending, text } = linkIn(location) ?? {};
  useLayoutEffect(() => {
    if (!pending) return;
    pending.update({ text });
    void navigate(pathname + search, { replace: true });
  }, [pending, text, pathname, search, navigate]);
  return pending !== undefined;
}

/** Makes the back office an app of its own for the browser, with its own start page and shortcuts. */
function useOfficeManifest(): void {
  useLayoutEffect(() => {
    const link = document.querySelector('link[rel="manifest"]');
    const before = link?.getAttribute('href');
    link?.setAttribute('href', '/admin.webmanifest');
    return () => {
      if (before) link?.setAttribute('href', before);
    };
  }, []);
}

/** The back office, a separate chunk that is loaded under `/admin` only. */
export default function AdminApp() {
  const control = useSession();
  const isReadingLink = useRequestLink();
  useOfficeManifest();
  usePublicPageLoads();
  const element = useRoutes([
    { path: below(PATHS.adminLogin), element: <SignInPage control={control} /> },
    {
      element: (
        <SessionGate control={control}>
          <AdminArea onSignOut={control.end} />
        </SessionGate>
      ),
      children: [
        ...ROUTES.filter((route) => !isOfRequests(route)),
        {
          element: <RequestsArea />,
          children: [
            ...ROUTES.filter(isOfRequests),
            { path: below(`${REQUESTS_PATH}/*`), element: <Redirect to={REQUESTS_PATH} /> },
          ],
        },
        { path: below(SETTINGS_ALIAS), element: <SettingsAlias /> },
        { path: below(SHARE_PATH), element: <SharedMessage /> },
      ],
    },
    {
      path: '*',
      element: (
        <SessionGate control={control}>
          <main>
            <Redirect to={PATHS.home} />
          </main>
        </SessionGate>
      ),
    },
  ]);
  // A request link must not reach the sign-in, which keeps the requested URL in the history.
  if (isReadingLink) return <LoadingHeading />;
  return <AdminTheme>{element}</AdminTheme>;
}
