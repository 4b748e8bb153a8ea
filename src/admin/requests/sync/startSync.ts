import { isUnsent } from '@/domain/rental/sync/stamp';
import type { RequestsStartListening } from '../store/storeTypes';
import { deskEdited, type DeskEdits } from '../store/requestsSlice';
import { selectRequestsByRef, selectRequestsSettings } from '../store/selectors';
import { writeSettings } from '../store/writeDesk';
import { NO_COPY, type DeskTab } from './deskTypes';
import { copyState, hasDeskPlace, setDeskTab, syncNow, updateCopyState } from './copyState';

/** Time in ms in which changes are gathered. */
const GATHER_MS = 15_000;
/** Time in ms between two looks at what other devices have saved. */
const INTERVAL_MS = 120_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Synchronises, after a synchronisation that is running. */
async function run({ dispatch, getState }: DeskTab): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  await syncNow();
  // Numbers of documents have the letter once there is a second device.
  const { isLinked: hasLetter, letter: deviceLetter } = copyState().status ?? NO_COPY;
  if (hasLetter && deviceLetter !== selectRequestsSettings(getState()).deviceLetter)
    dispatch(writeSettings({ deviceLetter }));
  const { failure, limitedUntil = 0 } = copyState();
  if (failure === 'limited')
    timer = setTimeout(
      () => void run({ dispatch, getState }),
      Math.max(GATHER_MS, limitedUntil - Date.now()),
    );
}

const hasUnsent = (edits: DeskEdits) =>
  Object.values(edits).some((rows) =>
    Object.values(rows).some((row) => Object.values(row).some(isUnsent)),
  );

/** Whether this device is linked, or may be. */
const isLinked = () => hasDeskPlace() && copyState().status?.isLinked !== false;

async function askToPersist(): Promise<void> {
  if (copyState().isPersistent !== undefined) return;
  const isPersistent = await navigator.storage?.persist?.().catch(() => false);
  if (isPersistent !== undefined) updateCopyState({ isPersistent });
}

export function startSync(startListening: RequestsStartListening, tab: DeskTab): void {
  setDeskTab(tab);
  startListening({
    // Own changes, not those that were read.
    predicate: (action) => deskEdited.match(action) && hasUnsent(action.payload),
    effect(_action, { getState }) {
      if (Object.keys(selectRequestsByRef(getState())).length > 0) void askToPersist();
      if (!isLinked()) return;
      timer ??= setTimeout(() => void run(tab), GATHER_MS);
    },
  });
  if (!hasDeskPlace()) return;
  void run(tab);
  setInterval(() => {
    if (isLinked() && document.visibilityState === 'visible') void run(tab);
  }, INTERVAL_MS);
  // Changes that are being gathered are saved before the tab is hidden.
  document.addEventListener('visibilitychange', () => {
    if (isLinked() && (document.visibilityState === 'visible' || timer)) void run(tab);
  });
  window.addEventListener('online', () => void run(tab));
}
