import type { RequestsStartListening } from '../store/storeTypes';
import { requestsPersisted } from '../store/requestsSlice';
import { copyState, currentDeskPlace, syncNow, updateCopyState } from './copyState';

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
  const { kind } = currentDeskPlace();
  const hasStore = kind === 'local' || kind === 'hosted';
  startListening({
    actionCreator: requestsPersisted,
    effect(_action, { getState }) {
      if (Object.keys(getState().requests.data.byRef).length > 0) void askToPersist();
      // Until the first look has ended it is not known whether this device is linked. That look may have read the requests already.
      if (!hasStore || copyState().status?.isLinked === false) return;
      timer ??= setTimeout(() => void run(), GATHER_MS);
    },
  });
  if (!hasStore) return;
  void run();
  setInterval(() => {
    if (isLinked() && document.visibilityState === 'visible') void run();
  }, INTERVAL_MS);
  // Changes that are being gathered are saved before the tab is put aside.
  document.addEventListener('visibilitychange', () => {
    if (isLinked() && (document.visibilityState === 'visible' || timer)) void run();
  });
  window.addEventListener('online', () => isLinked() && void run());
}
