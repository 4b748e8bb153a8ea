import { createTabChannel } from '@/api/storage/tabChannel';
import type { Edit } from './draftChanges';
import { draftKey, type Drafts } from './state/draftEntry';

const CHANNEL = 'slate-typed';

/** The edits that one form would save now (empty after it is closed), or the request of a preview for them. */
type Message = { from: string; edits: readonly Edit[] } | { asks: true };

/**
 * Lets previews in this and other tabs follow the unsaved edits of a form. Saves nothing.
 * @param from ID of the form, unique to this page load
 */
export function createFormBroadcast(from: string) {
  const { post, subscribe, close } = createTabChannel<Message>(CHANNEL);
  let latest: readonly Edit[] = [];
  const postLatest = () => post({ from, edits: latest });
  const send = (edits: readonly Edit[]) => {
    if (edits.length === 0 && latest.length === 0) return;
    latest = edits;
    postLatest();
  };
  const clear = () => send([]);
  subscribe((message) => {
    if ('asks' in message && latest.length > 0) postLatest();
  });
  window.addEventListener('pagehide', clear);
  return {
    /** Sends the edits to the previews without storing them. */
    send,
    /** Reports that the form is closed, so that previews show the saved content again. */
    close() {
      clear();
      window.removeEventListener('pagehide', clear);
      close();
    },
  };
}

/**
 * Subscribes to the unsaved edits of the forms in all tabs, including edits made before the subscription.
 * @returns an unsubscribe function
 */
export function subscribeToFormEdits(listener: (edits: readonly Edit[]) => void): () => void {
  const { post, subscribe, close } = createTabChannel<Message>(CHANNEL);
  const byForm = new Map<string, readonly Edit[]>();
  subscribe((message) => {
    if (!('from' in message)) return;
    if (message.edits.length > 0) byForm.set(message.from, message.edits);
    else byForm.delete(message.from);
    listener([...byForm.values()].flat());
  });
  post({ asks: true });
  return close;
}

/** Returns the drafts as if the unsaved edits had been saved. */
export function withUnsavedEdits(drafts: Drafts, edits: readonly Edit[]): Drafts {
  return edits.reduce<Drafts>(
    (all, { collection, id, draft }) => ({
      ...all,
      [collection]: { ...all[collection], [draftKey(id)]: { base: null, draft } },
    }),
    drafts,
  );
}
