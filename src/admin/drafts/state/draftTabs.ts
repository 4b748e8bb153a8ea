import { createTabChannel, type TabChannel } from '@/api/storage/tabChannel';

const CHANNEL = 'slate-drafts';

/**
 * The messages between tabs. `stored`: the stored drafts have changed. `asked`: a tab asks the editing tab for the edit
 * lock, which replies that everything is stored (`ready`) or could not be (`unstored`). `id` identifies the request.
 */
type TabMessage = 'stored' | { kind: 'asked' | 'ready' | 'unstored'; id: string };

let channel: TabChannel<TabMessage> | undefined;

/**
 * Returns the only channel of this tab, created on first use. A second channel would receive the messages of the first.
 */
export function tabs(): TabChannel<TabMessage> {
  channel ??= createTabChannel(CHANNEL);
  return channel;
}
