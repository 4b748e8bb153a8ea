import { use, useRef } from 'react';
import { SenderContext } from '@/ui/form/senderContext';
import { recordOutcome } from '../bookingDraft';
import type { BookingRequest } from '../bookingPayload';
import { loadSending } from '../loadSending';
import type { BookingDraftControl } from '../useBookingDraft';

export interface KeepingOptions {
  draft: BookingDraftControl & Pick<BookingRequest, 'extras'>;
  /** Called when a request was kept. */
  onKept: () => void;
}

/**
 * Returns a function that posts a request, or keeps it without a connection. One that was posted before is not kept,
 * because it may have arrived, and one that cannot be stored is posted.
 */
export function useKeeping({ draft, onKept }: KeepingOptions) {
  const isKeeping = useRef(false);
  // The preview sends nothing, and keeps nothing.
  const isPreview = use(SenderContext) !== null;
  const keepDraft = async (reference: string, at: string) => {
    const { fields, items, dates, extras } = draft;
    const { keepRequest } = await loadSending();
    await keepRequest({ reference, at, fields, items, dates, extras });
    recordOutcome({ reference, result: 'sent' });
    draft.clear();
    onKept();
  };
  return (attempt: { reference: string; at: string }, honeypot: string, post: () => unknown) => {
    if (isKeeping.current) return;
    if (navigator.onLine || isPreview || draft.isUnconfirmed || honeypot !== '') {
      post();
      return;
    }
    isKeeping.current = true;
    void keepDraft(attempt.reference, attempt.at)
      .catch(post)
      .finally(() => {
        isKeeping.current = false;
      });
  };
}
