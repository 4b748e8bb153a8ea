import { createTabChannel } from '@/api/storage/tabChannel';
import type { Edit } from './editing';
import { draftKey, type Drafts } from './draftEntry';

const CHANNEL = 'slate-typed';

/** What one form says: what it would save now, or nothing any more; or a preview's question. */
type Message = { from: string; edits: readonly Edit[] } | { asks: true };

/** What a form would save now, for the previews that are open. */
export interface FormBroadcast {
  /** Tells the previews; nothing is kept anywhere. */
  tell: (edits: readonly Edit[]) => void;
  /** The form is closed: previews go back to what is saved. */
  leave: () => void;
}

/**
 * Lets previews in this and other tabs follow a form while it is typed into; saves nothing.
 * @param from id of the form, of this page load alone
 */
export function createFormBroadcast(from: string): FormBroadcast {
  const { say, hear, leave } = createTabChannel<Message>(CHANNEL);
  let latest: readonly Edit[] = [];
  const send = () => say({ from, edits: latest });
  const tell = (edits: readonly Edit[]) => {
    if (edits.length === 0 && latest.length === 0) return;
    latest = edits;
    send();
  };
  const forget = () => tell([]);
  hear((message) => {
    if ('asks' in message && latest.length > 0) send();
  });
  window.addEventListener('pagehide', forget);
  return {
    tell,
    leave() {
      forget();
      window.removeEventListener('pagehide', forget);
      leave();
    },
  };
}

/**
 * Follows what is typed into the forms of all tabs, those that were typed into before too.
 * @returns how to stop
 */
export function subscribeToFormEdits(listener: (edits: readonly Edit[]) => void): () => void {
  const { say, hear, leave } = createTabChannel<Message>(CHANNEL);
  const byForm = new Map<string, readonly Edit[]>();
  hear((message) => {
    if (!('from' in message)) return;
    if (message.edits.length > 0) byForm.set(message.from, message.edits);
    else byForm.delete(message.from);
    listener([...byForm.values()].flat());
  });
  say({ asks: true });
  return leave;
}

/** The drafts as they would be if what is typed were saved. */
export function withUnsavedEdits(drafts: Drafts, edits: readonly Edit[]): Drafts {
  return edits.reduce<Drafts>(
    (all, { collection, id, draft }) => ({
      ...all,
      [collection]: { ...all[collection], [draftKey(id)]: { base: null, draft } },
    }),
    drafts,
  );
}
