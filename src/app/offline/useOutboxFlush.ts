import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { whenReachable } from '@/api/whenReachable';
import { flushOutbox, refreshOutbox } from '@/api/outbox/outbox';
import { noticeShown } from '@/features/notices';
import { useOutbox } from '@/features/outbox';

/**
 * Posts what is queued in the outbox: when the site is opened, when there is a connection again, and when the website
 * answers again.
 */
export function useOutboxFlush(isNeeded: boolean): void {
  const dispatch = useDispatch();
  const { rows, sending } = useOutbox();
  const isWaiting = rows.some(
    ({ state, reference }) => state === 'queued' && !sending.includes(reference),
  );
  useEffect(() => {
    if (!isNeeded) return undefined;
    let stopWaiting: (() => void) | undefined;
    let isOver = false;
    const sendAndWait = async () => {
      stopWaiting?.();
      const waitsFor = await flushOutbox();
      stopWaiting?.();
      if (isOver || waitsFor === undefined) return;
      if (waitsFor === 'website') stopWaiting = whenReachable(handleOnline);
      else {
        const timer = setTimeout(handleOnline, waitsFor);
        stopWaiting = () => clearTimeout(timer);
      }
    };
    const handleOnline = () => void sendAndWait();
    void refreshOutbox().then((expired) => {
      const requests = expired.filter(({ state }) => state === 'queued');
      for (const { reference } of requests)
        dispatch(
          noticeShown({
            message: `Your request ${reference} found no connection within 7 days and was removed.`,
            type: 'warning',
            duration: 20_000,
          }),
        );
      if (!isOver) handleOnline();
    });
    window.addEventListener('online', handleOnline);
    return () => {
      isOver = true;
      stopWaiting?.();
      window.removeEventListener('online', handleOnline);
    };
  }, [isNeeded, isWaiting, dispatch]);
}
