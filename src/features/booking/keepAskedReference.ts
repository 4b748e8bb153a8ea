import { isDraftEmpty, nextReference, readDraft, saveDraft, settledDraft } from './bookingDraft';

/** Keeps the reference of a question for the request that follows, unless another one is begun or may have arrived. */
export function keepAsked(reference: string): void {
  const draft = settledDraft(readDraft());
  if (nextReference(draft)) return;
  if (draft.fields.about) saveDraft(draft, reference);
  else if (isDraftEmpty(draft)) saveDraft({ ...draft, reference });
}
