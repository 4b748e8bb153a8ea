import { createTabChannel, type TabChannel } from '@/api/storage/tabChannel';

const CHANNEL = 'slate-drafts';

/**
 * What the tabs say to each other: the stored drafts are news; the tab that edits is asked for the editing, and answers
 * that all it has is stored, or that it could not be. `id` tells one asking from another.
 */
export type TabMessage = 'stored' | { kind: 'asked' | 'ready' | 'unstored'; id: string };

let channel: TabChannel<TabMessage> | undefined;

/** The channel of this tab, one only: a second one would hear what the first says. Made when first needed. */
export function tabs(): TabChannel<TabMessage> {
  channel ??= createTabChannel(CHANNEL);
  return channel;
}
