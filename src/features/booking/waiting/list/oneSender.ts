/** Lock of the tab that sends, and name of the messages between tabs. */
export const WAITING = 'slate-waiting';

// Browsers without locks: several tabs can send then, but never the same request, which the first one marks.
const locks = () => (navigator as Partial<Navigator>).locks;

let isSendingHere = false;

/** Does work that one tab does at a time, and once in this tab. Nothing is done while another work is being done. */
export async function asOnlySender(work: () => Promise<void>): Promise<void> {
  if (isSendingHere) return;
  isSendingHere = true;
  try {
    const manager = locks();
    if (manager)
      await manager.request(WAITING, { ifAvailable: true }, (lock) => (lock ? work() : undefined));
    else await work();
  } finally {
    isSendingHere = false;
  }
}

/** Returns whether this or another tab sends. Never rejects. */
export async function isSomeTabSending(): Promise<boolean> {
  const { held = [] } =
    (await locks()
      ?.query()
      .catch(() => undefined)) ?? {};
  return isSendingHere || held.some(({ name }) => name === WAITING);
}
