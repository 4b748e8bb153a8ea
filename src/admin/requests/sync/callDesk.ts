import { FileStoreError } from '../../file-store/fileStore';
import { browserDesk } from './browserDesk';
import type { DeskTab } from './deskTypes';
import { updateCopyState } from './copyState';
import { createSync, type DeskSync } from './createSync';
import { DeskError } from './deskError';

/** Longest wait in ms for another tab, which may be saving photos over a slow connection. */
const LOCK_MS = 60_000;

let opened: { tab: DeskTab | undefined; desk: DeskSync } | undefined;
/** Calls are made one after another. */
let last: Promise<unknown> = Promise.resolve();

/** Runs work while no other tab does, so that no two write the same file. @throws DeskError */
async function locked<R>(work: () => Promise<R>): Promise<R> {
  if (!('locks' in navigator)) return work();
  let hasBegun = false;
  const signal = AbortSignal.timeout(LOCK_MS);
  try {
    return await navigator.locks.request('desk-copy', { signal }, () => {
      hasBegun = true;
      return work();
    });
  } catch (error) {
    throw hasBegun ? error : new DeskError('busy');
  }
}

/** Calls a function of the encrypted copy. @throws DeskError */
export async function callDesk<N extends keyof DeskSync>(
  tab: DeskTab | undefined,
  name: N,
  args: Parameters<DeskSync[N]>,
): Promise<Awaited<ReturnType<DeskSync[N]>>> {
  if (!opened || opened.tab !== tab) opened = { tab, desk: createSync(browserDesk(tab)) };
  const { desk } = opened;
  const run = desk[name] as (...given: unknown[]) => ReturnType<DeskSync[N]>;
  const call = last.then(() => locked(async () => run(...args)));
  last = call.catch(() => undefined);
  try {
    return await call;
  } catch (error) {
    if (error instanceof DeskError) throw error;
    if (!(error instanceof FileStoreError)) {
      console.error(error);
      throw new DeskError('unreachable');
    }
    const { reason, until } = error;
    if (until !== undefined) updateCopyState({ limitedUntil: until });
    throw new DeskError(reason);
  }
}
