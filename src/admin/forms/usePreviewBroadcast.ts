import { useEffect, useId, useRef } from 'react';
import type { Edit } from '../drafts/draftChanges';
import { createFormBroadcast } from '../drafts/formBroadcast';

/** Distinguishes the forms of this tab from those of other tabs. */
const TAB = crypto.randomUUID();

/**
 * Broadcasts the unsaved edits of a form to open previews while the administrator types. Nothing is
 * saved.
 * @param edits what the form would save; null while there are no unsaved edits
 */
export function usePreviewBroadcast(edits: readonly Edit[] | null): void {
  const id = useId();
  const share = useRef<ReturnType<typeof createFormBroadcast>>(undefined);
  useEffect(() => {
    const made = createFormBroadcast(TAB + id);
    share.current = made;
    return made.close;
  }, [id]);
  const text = edits ? JSON.stringify(edits) : '';
  useEffect(() => {
    share.current?.send(text ? (JSON.parse(text) as Edit[]) : []);
  }, [text]);
}
