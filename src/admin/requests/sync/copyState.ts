import { withTimeout } from '@/api/withTimeout';
import { withLimit } from '@/ui/lazy/importWithRetry';
import { createValueStore } from '@/api/valueStore';
import { deskPlaceOf, type DeskPlace } from '../../file-store/places';
import type { DeskSync } from './createSync';
import { FileStoreError, type DeskFailure } from '../../file-store/fileStore';
import type { DeskStatus, DeskTab } from './deskTypes';

interface CopyState {
  /** Undefined until it has been read, or could not be. */
  status?: DeskStatus | undefined;
  /** Whether the last synchronisation of this tab has succeeded. */
  isCurrent?: boolean;
  failure?: DeskFailure | undefined;
  /** When the host accepts requests again, in ms since 1970. */
  limitedUntil?: number;
  /** What the host said about the last failure. */
  words?: string | undefined;
  /** Whether the browser keeps the data until a person removes it; undefined if it was not asked. */
  isPersistent?: boolean;
}

export const {
  read: copyState,
  update: updateCopyState,
  use: useCopyState,
} = createValueStore<CopyState>({});

export const currentDeskPlace = (): DeskPlace =>
  deskPlaceOf(import.meta.env.VITE_DESK_STORE, import.meta.env.VITE_PUBLISH_TARGET);

export const hasDeskPlace = (): boolean => ['local', 'hosted'].includes(currentDeskPlace().kind);

let tab: DeskTab | undefined;

export const setDeskTab = (opened: DeskTab): void => void (tab = opened);

/** Longest wait in ms for another tab, which may be saving photos over a slow connection. */
const LOCK_MS = 60_000;

/** Runs work while no other tab does, so that no two write the same file. @throws FileStoreError `busy` */
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
    throw hasBegun ? error : new FileStoreError('busy');
  }
}

/** Calls are made one after another. */
let last: Promise<unknown> = Promise.resolve();

/** Asks the encrypted copy for something. @returns the result, or why it failed */
export async function askDesk<R>(
  ask: (desk: DeskSync) => Promise<R>,
): Promise<{ result: R } | { failure: DeskFailure }> {
  try {
    const { openDesk } = await withLimit(import('./browserDesk'));
    const call = last.then(() => locked(() => ask(openDesk(tab))));
    last = call.catch(() => undefined);
    return { result: await call };
  } catch (error) {
    if (!(error instanceof FileStoreError)) {
      console.error(error);
      return { failure: 'unreachable' };
    }
    if (error.until !== undefined) updateCopyState({ limitedUntil: error.until });
    updateCopyState({ words: error.words });
    return { failure: error.reason };
  }
}

export const readStatus = (desk: DeskSync) => desk.status();

/** Keeps the status that the copy returns. @returns why it failed */
export async function runDesk(
  ask: (desk: DeskSync) => Promise<DeskStatus>,
): Promise<DeskFailure | undefined> {
  const answer = await askDesk(ask);
  if ('result' in answer) {
    updateCopyState({ status: answer.result, failure: undefined });
    return undefined;
  }
  const { failure } = answer;
  const wasLinked = copyState().status?.isLinked;
  // Changes that are on this device only are stored there, and are named. A new link stays, too, and is used later.
  const now = await askDesk(readStatus);
  if ('result' in now)
    updateCopyState({
      status: now.result,
      ...(wasLinked === false && now.result.isLinked && { failure }),
    });
  return failure;
}

/** Returns whether this device is linked. Never rejects. */
export async function isDeviceLinked(): Promise<boolean> {
  if (!hasDeskPlace()) return false;
  // Another tab may be saving. The copy does not wait for it.
  if (!copyState().status) await withTimeout(runDesk(readStatus), 3000).catch(() => undefined);
  return copyState().status?.isLinked ?? false;
}

export function useIsFirstReading(): boolean {
  const { status, isCurrent, failure } = useCopyState();
  return hasDeskPlace() && status?.isLinked === true && !isCurrent && failure === undefined;
}

/** Whether other devices may have changed requests that this tab has not received yet. */
export function mayBeOutdated(): boolean {
  return hasDeskPlace() && copyState().status?.isLinked !== false && !copyState().isCurrent;
}

export async function syncNow(): Promise<void> {
  // Known without a connection: changes are saved later, also if they are made while this synchronisation runs or if it fails.
  if (!copyState().status) await runDesk(readStatus);
  const failure = await runDesk((desk) => desk.sync());
  updateCopyState({ failure, isCurrent: failure === undefined });
}
