import { changeDraft, isDraftEmpty, nextReference, settledDraft } from './bookingDraft';

/** Keeps the reference of a question for the request that follows, unless another one is begun or may have arrived. */
export function keepAsked(reference: string): void {
  changeDraft((now) => {
    const draft = settledDraft(now);
    return isDraftEmpty(draft) && !nextReference(draft) ? { ...draft, reference } : now;
  });
}
