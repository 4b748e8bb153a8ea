import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { refreshWaiting, sendWaiting } from '@/features/booking/waiting';
import { noticeShown } from '@/features/notices';

/** Sends requests that wait for a connection: when the site is opened, and when there is a connection again. */
export function useWaitingRequests(isNeeded: boolean): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (!isNeeded) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const send = async () => {
      clearTimeout(timer);
      const againMs = await sendWaiting().catch(() => undefined);
      if (againMs !== undefined) timer = setTimeout(handleOnline, againMs);
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
      handleOnline();
    });
    window.addEventListener('online', handleOnline);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', handleOnline);
    };
  }, [isNeeded, dispatch]);
}
