import {
  ended,
  isExpired,
  msUntilNextSend,
  queued,
  repeatedParams,
  RETRY_AFTER_MS,
  sentMessage,
  type NewRow,
  type OutboxRow,
  type UnsentRow,
} from '@/domain/booking/outboxRow';
import { createTabChannel, type TabChannel } from '../storage/tabChannel';
import { isReachable } from '../whenReachable';
import { changeRow, readRows, remember, rowsOnlyHere } from './outboxTable';
import { outboxView } from './outboxView';
import { openPost } from './postEmail';

// See docs/behaviour/offline.md.

/** Lock of the tab that posts, and name of the messages between tabs. */
const OUTBOX = 'outbox';
/** Time in ms that a tab waits for another one that posts. */
const LOCK_LIMIT_MS = 20_000;
/** Time in ms after which a request is tried again that neither the website nor the limit holds up. */
const AGAIN_MS = 60_000;

let channel: TabChannel<'changed'> | undefined;

/** Returns the rows that it removed because they are expired. */
async function updateView(): Promise<readonly OutboxRow[]> {
  const now = Date.now();
  const all = await readRows();
  const expired = all.filter((row) => isExpired(row, now));
  const rows = all.filter((row) => !expired.includes(row));
  outboxView.update({ rows, onlyHere: rowsOnlyHere(), waitMs: msUntilNextSend(rows, now) });
  await Promise.all(
    expired.map(({ reference }) => changeRow(reference, () => null).catch(() => undefined)),
  );
  return expired;
}

/** Updates the view in all tabs. Never rejects. @returns the rows that were removed, see `updateView` */
export async function refreshOutbox(): Promise<readonly OutboxRow[]> {
  try {
    if (!channel) {
      channel = createTabChannel<'changed'>(OUTBOX);
      channel.subscribe(() => void updateView());
    }
    channel.post('changed');
  } catch {
    // Browsers can refuse messages between tabs. The others read the outbox when they are opened.
  }
  return updateView();
}

/** Changes a row on the visitor's demand. If the browser refuses, it stays as it is. Never rejects. */
async function change(...args: Parameters<typeof changeRow>): Promise<void> {
  await changeRow(...args).catch(() => undefined);
  await refreshOutbox();
}

function showSent(reference: string): void {
  const detail = { message: sentMessage(reference), type: 'success' };
  window.dispatchEvent(new CustomEvent('show-toast', { detail }));
}

const isQueued = (row: OutboxRow): row is UnsentRow => row.state === 'queued';

/** Posts a row that is queued. It is marked before, so that no other tab and no later visit posts it by itself. */
async function post(row: UnsentRow): Promise<void> {
  const postEmail = await openPost();
  const marked = await changeRow(row.reference, (there) =>
    there && isQueued(there) ? { ...there, state: 'posting' } : undefined,
  );
  if (marked?.state !== 'posting') return;
  await refreshOutbox();
  const params = marked.isRepeated ? repeatedParams(marked) : marked.params;
  const after = ended(marked, await postEmail(params), Date.now());
  await changeRow(row.reference, () => after).catch(() => remember(after));
  const isOfForm = outboxView.read().sending.includes(row.reference);
  if (after.state === 'sent' && row.kind === 'booking' && !isOfForm) showSent(row.reference);
}

/** What queued requests wait for: that the website answers, or that a time in ms is over. */
type WaitsFor = 'website' | number | undefined;

/** Posts all queued rows. Called by one tab at a time, so that a row that is marked was left by a tab that has been closed. */
async function postAll(): Promise<WaitsFor> {
  for (const row of await readRows())
    if (row.state === 'posting')
      await changeRow(row.reference, () => ended(row, 'unconfirmed', Date.now()));
  for (;;) {
    const rows = await readRows();
    const row = rows.find(isQueued);
    if (!row) return undefined;
    const limitMs = msUntilNextSend(rows, Date.now());
    if (limitMs > 0) return limitMs;
    if (!(await isReachable())) return 'website';
    const retryMs = (row.notBefore ?? 0) - Date.now();
    // The clock may have been set back.
    if (retryMs > 0)
      await new Promise((resolve) => setTimeout(resolve, Math.min(RETRY_AFTER_MS, retryMs)));
    await post(row);
  }
}

/** Does work that one tab does at a time. Browsers without locks: each tab posts, but a row is marked by one of them. */
async function withLock(work: () => Promise<WaitsFor>): Promise<WaitsFor> {
  const locks = (navigator as Partial<Navigator>).locks;
  if (!locks) return work();
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), LOCK_LIMIT_MS);
  return locks.request(OUTBOX, { signal: waiting.signal }, () => {
    clearTimeout(timer);
    return work();
  });
}

const isPending = ({ state }: OutboxRow) => state === 'queued' || state === 'posting';

async function postPending(): Promise<WaitsFor> {
  if (!(await readRows()).some(isPending)) return undefined;
  // Another tab keeps the lock, or the browser refuses to mark a row: nothing was posted.
  const waitsFor = await withLock(postAll).catch(() => AGAIN_MS);
  // Contact messages do not wait for a connection.
  for (const row of waitsFor === undefined ? [] : await readRows())
    if (isQueued(row) && row.kind === 'contact')
      await change(row.reference, (there) =>
        there && isQueued(there) ? ended(there, 'failed', Date.now()) : undefined,
      );
  await refreshOutbox();
  return waitsFor;
}

let flushing: Promise<WaitsFor> = Promise.resolve(undefined);

/** Posts what is queued, if the website answers. One tab posts at a time. Never rejects. @returns what is left waits for */
export const flushOutbox = (): Promise<WaitsFor> => (flushing = flushing.then(postPending));

/** Puts a message into the outbox. An existing one is left as it is, unless an attempt to post it has failed. */
export async function add(row: NewRow): Promise<void> {
  await change(row.reference, (there) => queued(row, there));
}

/** The result of sending a form. Not attempted: `limited`, too many messages were sent; `tooLong`, the service would refuse it. */
export interface SendResult {
  state: OutboxRow['state'] | 'limited' | 'tooLong';
  /** Time in ms until the next message is allowed, for `limited`. */
  waitMs?: number;
  /** Text of a booking request for the visitor. */
  copy?: string;
}

/** Sends the message of a form. One that cannot be posted stays queued if it is a booking request. Never rejects. */
export async function send(row: NewRow): Promise<SendResult> {
  const { reference } = row;
  const sending = (): readonly string[] => outboxView.read().sending;
  outboxView.update({ sending: [...sending(), reference] });
  try {
    const waitMs = msUntilNextSend(await readRows(), Date.now());
    if (waitMs > 0) return { state: 'limited', waitMs };
    await add(row);
    await flushOutbox();
    const there = (await readRows()).find((one) => one.reference === reference);
    // Still marked by another tab, whose outcome is not known here.
    const state = there?.state === 'posting' ? 'unconfirmed' : (there?.state ?? 'failed');
    return { state };
  } finally {
    outboxView.update({ sending: sending().filter((one) => one !== reference) });
  }
}

/** Sends a request again that may have arrived, or that was declined. Never rejects. */
export async function sendAgain(row: UnsentRow): Promise<void> {
  await add(row);
  await flushOutbox();
}

/** Notes that the visitor has opened another app with a message: it may have arrived. Never rejects. @param openedIn the name of the app */
export const noteHandedOver = (row: NewRow, openedIn?: string): Promise<void> =>
  change(row.reference, (there) =>
    there?.state === 'sent' || there?.state === 'posting'
      ? undefined
      : {
          isRepeated: false,
          ...there,
          ...row,
          at: new Date().toISOString(),
          openedIn,
          state: 'unconfirmed',
        },
  );

/** Removes a message that is not being posted. Never rejects. */
export const discardRow = ({ reference }: OutboxRow): Promise<void> =>
  change(reference, (there) => (there?.state === 'posting' ? undefined : null));

export const restoreRow = (row: OutboxRow): Promise<void> =>
  change(row.reference, (there) => (there ? undefined : row));
