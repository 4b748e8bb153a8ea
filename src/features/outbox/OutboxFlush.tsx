import { useEffect, useEffectEvent } from 'react';
import { flushOutbox, refreshOutbox } from '@/api/outbox/outbox';
import { whenReachable } from '@/api/whenReachable';
import { useOutbox } from './useOutbox';

/** Posts what is queued: when the site is opened, and when the connection or the website is back. */
export function OutboxFlush({ onExpired }: { onExpired: (reference: string) => void }) {
  const { rows, sending } = useOutbox();
  const isWaiting = rows.some(
    ({ state, reference }) => state === 'queued' && !sending.includes(reference),
  );
  const handleExpired = useEffectEvent(onExpired);
  useEffect(() => {
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
      for (const { reference, state } of expired) if (state === 'queued') handleExpired(reference);
      if (!isOver) handleOnline();
    });
    window.addEventListener('online', handleOnline);
    return () => {
      isOver = true;
      stopWaiting?.();
      window.removeEventListener('online', handleOnline);
    };
  }, [isWaiting]);
  return null;
}
