import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { whenReachable } from '@/api/whenReachable';
import { refreshWaiting, sendWaiting } from '@/features/booking/waiting';
import { noticeShown } from '@/features/notices';

/** Calls back after a time in ms. @returns a function that stops waiting */
function after(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}

/**
 * Sends requests that wait for a connection: when the site is opened, when there is a connection again, and when the
 * website answers again.
 */
export function useWaitingRequests(isNeeded: boolean): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (!isNeeded) return undefined;
    let stopWaiting: (() => void) | undefined;
    let isOver = false;
    const send = async () => {
      stopWaiting?.();
      const waitsFor = await sendWaiting();
      if (isOver || waitsFor === undefined) return;
      stopWaiting?.();
      stopWaiting =
        waitsFor === 'website' ? whenReachable(handleOnline) : after(waitsFor, handleOnline);
    };
    const handleOnline = () => void send();
    void refreshWaiting().then((expired) => {
      for (const reference of expired)
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
  }, [isNeeded, dispatch]);
}
