import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { companyTime, dayAt } from '@/domain/availability/day';
import { formatNearDay } from '@/domain/availability/dayTexts';
import { isUnder, PATHS } from '@/domain/links/paths';
import { outboxParts, useOutbox } from '@/features/outbox';
import { useCompanyContacts } from '@/features/settings';
import { useLoaded } from '@/ui/lazy/useLoaded';
import { registerWorker } from './registerWorker';
import { CatalogueOffer } from './CatalogueOffer';
import { useSavedCopy } from './useSavedCopy';
import { useOutboxFlush } from './useOutboxFlush';

// See docs/behaviour/offline.md.

/** At the end of the page, and of the screen. */
const Strip = styled('div')(({ theme }) => ({
  position: 'sticky',
  zIndex: 15,
  bottom: 0,
  maxHeight: '40dvh',
  overflow: 'auto',
  backgroundColor: theme.vars?.palette.background.paper,
  '& > p': {
    padding: '8px 16px',
    textAlign: 'center',
    fontSize: '0.9375rem',
    borderTop: `1px solid ${theme.vars?.palette.warning.main}`,
  },
}));

function savedCopyText(builtAt: string): string {
  const [day = '', time = ''] = companyTime(Date.parse(builtAt)).split('T');
  return `You are offline. Saved copy of ${formatNearDay(day, dayAt(Date.now()))}, ${time}`;
}

/** Returns the message about the connection. Product pages that are not saved have a message of their own. */
function connectionText(builtAt: string | undefined, pathname: string): string | undefined {
  if (builtAt) return savedCopyText(builtAt);
  const isNamed = builtAt === undefined || isUnder(pathname, PATHS.store);
  return isNamed ? undefined : 'You are offline. Not saved on this phone';
}

/** The requests that wait for a connection. */
function Waiting() {
  const company = useCompanyContacts();
  const { value } = useLoaded(outboxParts.load, outboxParts.loaded());
  return value ? <value.OutboxList company={company} /> : null;
}

function Messages() {
  const { pathname } = useLocation();
  const { rows, discarded } = useOutbox();
  const hasWaiting = discarded !== undefined || rows.some(({ state }) => state !== 'sent');
  const builtAt = useSavedCopy();
  const text = connectionText(builtAt, pathname);
  useOutboxFlush(!isUnder(pathname, PATHS.admin));
  return (
    // The element stays, so that its text is announced.
    <Strip role="status">
      {/* The booking page shows them above its form. The office has requests of its own. */}
      {hasWaiting && pathname !== PATHS.booking && !isUnder(pathname, PATHS.admin) && <Waiting />}
      {text !== undefined && <p>{text}</p>}
    </Strip>
  );
}

/** What the site does without a connection: the service worker, saved copies, and requests that wait. */
export default function OfflineSupport() {
  const { pathname } = useLocation();
  const isPreview = isUnder(window.location.pathname, PATHS.preview);
  useEffect(() => {
    // The development server has no service worker.
    if (import.meta.env.PROD && !isPreview) void registerWorker();
  }, [isPreview]);
  if (isPreview) return null;
  return (
    <>
      {pathname === PATHS.store && <CatalogueOffer />}
      <Messages />
    </>
  );
}
