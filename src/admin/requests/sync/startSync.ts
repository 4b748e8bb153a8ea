import type { RequestsStartListening } from '../store/storeTypes';
import { tableReported } from '../../storage/storageSlice';
import { copyState, hasDeskPlace, syncNow, updateCopyState } from './copyState';

/** Time in ms in which changes are gathered. */
const GATHER_MS = 5000;
/** Time in ms between two looks at what other devices have saved. */
const INTERVAL_MS = 120_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let isRunning = false;
let isAgain = false;

/** Synchronises, and again if something has changed meanwhile. */
async function run(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  if (isRunning) {
    isAgain = true;
    return;
  }
  isRunning = true;
  do {
    isAgain = false;
    await syncNow();
  } while (isAgain);
  isRunning = false;
  const { failure, limitedUntil = 0 } = copyState();
  if (failure === 'limited')
    timer = setTimeout(() => void run(), Math.max(GATHER_MS, limitedUntil - Date.now()));
}

const isLinked = () => copyState().status?.isLinked === true;

async function askToPersist(): Promise<void> {
  if (copyState().isPersistent !== undefined) return;
  const isPersistent = await navigator.storage?.persist?.().catch(() => false);
  if (isPersistent !== undefined) updateCopyState({ isPersistent });
}

/** Starts what keeps this device and the encrypted copy the same. */
export function startSync(startListening: RequestsStartListening): void {
  startListening({
    // Own changes, not those that were read.
    predicate: (action) =>
      tableReported.match(action) &&
      action.payload.state === 'storing' &&
      action.payload.table !== 'drafts',
    effect(_action, { getState }) {
      if (Object.keys(getState().requests.data.byRef).length > 0) void askToPersist();
      if (!isLinked()) return;
      timer ??= setTimeout(() => void run(), GATHER_MS);
    },
  });
  if (!hasDeskPlace()) return;
  void run();
  setInterval(() => {
    if (isLinked() && document.visibilityState === 'visible') void run();
  }, INTERVAL_MS);
  // Changes that are being gathered are saved before the tab is put aside.
  document.addEventListener('visibilitychange', () => {
    if (isLinked() && (document.visibilityState === 'visible' || timer)) void run();
  });
  window.addEventListener('online', () => void run());
}
