import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { isOutboxStored } from '@/api/outbox/outboxView';
import { companyTime, dayAt } from '@/domain/availability/day';
import { formatNearDay } from '@/domain/availability/dayTexts';
import { isUnder, PATHS } from '@/domain/links/paths';
import { noticeShown } from '@/features/notices';
import { outboxParts, useOutbox } from '@/features/outbox';
import { useCompanyContacts } from '@/features/settings';
import { useModule } from '@/ui/lazy/lazyModule';
import { registerWorker } from './registerWorker';
import { useSavedCopy } from './useSavedCopy';

// See docs/behaviour/offline.md.

const Strip = styled('div')(({ theme }) => ({
  position: 'sticky',
  zIndex: 15,
  bottom: 'var(--bar, 0px)',
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

/** Product pages that are not saved have a message of their own. */
function connectionText(
  builtAt: string | undefined,
  pathname: string,
  isWaiting: boolean,
): string | undefined {
  if (builtAt) return savedCopyText(builtAt);
  if (builtAt === undefined || isUnder(pathname, PATHS.store)) return undefined;
  // Next to a request that is kept on this device, it would seem to be about the request.
  return isWaiting ? 'You are offline' : 'You are offline. Not saved on this phone';
}

function WaitingRequests({ isListed }: { isListed: boolean }) {
  const company = useCompanyContacts();
  const dispatch = useDispatch();
  const { value } = useModule(outboxParts);
  const handleExpired = (reference: string) => {
    const message = `Your request ${reference} found no connection within 7 days and was removed.`;
    dispatch(noticeShown({ message, type: 'warning', duration: 20_000 }));
  };
  if (!value) return null;
  return (
    <>
      <value.OutboxFlush onExpired={handleExpired} />
      {isListed && <value.OutboxList company={company} />}
    </>
  );
}

function useHasOutbox(pathname: string): boolean {
  const { rows } = useOutbox();
  const [isStored, setIsStored] = useState(false);
  useEffect(() => {
    const check = () => void isOutboxStored().then(setIsStored, () => undefined);
    check();
    window.addEventListener('online', check);
    return () => window.removeEventListener('online', check);
  }, [pathname]);
  return isStored || rows.length > 0;
}

function Messages() {
  const { pathname } = useLocation();
  const builtAt = useSavedCopy();
  const isWaiting = useOutbox().rows.some(({ state }) => state === 'queued');
  const text = connectionText(builtAt, pathname, isWaiting);
  // The office has requests of its own.
  const hasOutbox = useHasOutbox(pathname) && !isUnder(pathname, PATHS.admin);
  return (
    // The element stays, so that its text is announced.
    <Strip role="status">
      {/* The booking page lists them above its form. */}
      {hasOutbox && <WaitingRequests isListed={pathname !== PATHS.booking} />}
      {text !== undefined && <p>{text}</p>}
    </Strip>
  );
}

export default function OfflineSupport() {
  const isPreview = isUnder(window.location.pathname, PATHS.preview);
  useEffect(() => {
    // The development server has no service worker.
    if (import.meta.env.PROD && !isPreview) void registerWorker();
  }, [isPreview]);
  return isPreview ? null : <Messages />;
}
