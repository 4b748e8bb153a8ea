import { useEffect, useId, useRef } from 'react';
import type { Edit } from '../../drafts/editing';
import { createFormBroadcast, type FormBroadcast } from '../../drafts/formBroadcast';

/** Distinguishes the forms of this tab from those of others. */
const TAB = crypto.randomUUID();

/**
 * Lets open previews show what a form would save now, as it is typed; nothing is saved by it.
 * @param edits what the form would save; null while it holds nothing unsaved
 */
export function usePreviewBroadcast(edits: readonly Edit[] | null): void {
  const id = useId();
  const share = useRef<FormBroadcast | null>(null);
  useEffect(() => {
    const made = createFormBroadcast(TAB + id);
    share.current = made;
    return made.leave;
  }, [id]);
  const text = edits ? JSON.stringify(edits) : '';
  useEffect(() => {
    share.current?.tell(text ? (JSON.parse(text) as Edit[]) : []);
  }, [text]);
}
