import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { whenReachable } from '@/api/whenReachable';
import { readWaiting } from '@/api/storage/waitingRequests';
import { refreshWaiting, sending } from '@/features/booking/waiting/list';
import { noticeShown } from '@/features/notices';

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
      if ((await readWaiting(Date.now())).requests.length === 0) return undefined;
      // Loaded only if requests wait, which is rare.
      const { sendWaiting } = await sending.load();
      return sendWaiting();
    };
    const sendAndWait = async () => {
      stopWaiting?.();
      // The code that sends could not be loaded: the connection was lost again.
      const waitsFor = await send().catch(() => 'website' as const);
      stopWaiting?.();
      if (isOver || waitsFor === undefined) return;
      if (waitsFor === 'website') stopWaiting = whenReachable(handleOnline);
      else {
        const timer = setTimeout(handleOnline, waitsFor);
        stopWaiting = () => clearTimeout(timer);
      }
    };
    const handleOnline = () => void sendAndWait();
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
