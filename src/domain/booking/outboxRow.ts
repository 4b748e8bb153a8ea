import { isDay, type RentalDates } from '../availability/day';
import { parseCartItems, type CartItem } from '../cart/cart';
import { formatCount } from '../text/formatNumber';
import { isJsonObject } from '../text/jsonObject';
import { isTimestamp } from '../text/time';
import type { EmailParams } from './submission';

const KEPT_MS = 7 * 24 * 3600 * 1000;
const SENDS_PER_WINDOW = 5;
const SEND_WINDOW_MS = 600_000;
/** Time in ms until the only retry after the service was busy. */
export const RETRY_AFTER_MS = 2000;

/** What is known of a message, also after it was sent. Nothing in it is personal. */
interface RowFacts {
  reference: string;
  kind: 'booking' | 'contact';
  /** When it was asked, opened in another app, or sent, ISO 8601. */
  at: string;
  items: readonly CartItem[];
  dates: RentalDates | null;
}

/**
 * - `queued`: is posted when there is a connection
 * - `posting`: an attempt has begun
 * - `unconfirmed`: an attempt got no answer, or another app was opened with it: it may have arrived
 * - `failed`: certainly not sent, and not posted again by itself
 */
type UnsentState = 'queued' | 'posting' | 'unconfirmed' | 'failed';

export interface UnsentRow extends RowFacts {
  state: UnsentState;
  /** Empty if only the form keeps the message. */
  params: EmailParams;
  /** Whether an earlier attempt may have arrived. */
  isRepeated: boolean;
  /** The app in which the visitor has opened it since the last attempt. */
  openedIn?: string | undefined;
  /** Time of the only retry after the service was busy, in ms since 1970. */
  notBefore?: number | undefined;
}

export type OutboxRow = UnsentRow | (RowFacts & { state: 'sent' });

export type NewRow = Omit<UnsentRow, 'state' | 'isRepeated' | 'openedIn' | 'notBefore'>;

const UNSENT: readonly unknown[] = [
  'queued',
  'posting',
  'unconfirmed',
  'failed',
] satisfies UnsentState[];

function textsOf(value: unknown): EmailParams {
  const entries = Object.entries(isJsonObject(value) ? value : {});
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function datesOf(value: unknown): RentalDates | null {
  const { from, to } = isJsonObject(value) ? value : {};
  return isDay(from) && isDay(to) ? { from, to } : null;
}

export function parseRow(json: unknown): OutboxRow | undefined {
  if (!isJsonObject(json)) return undefined;
  const { reference, at, state, openedIn, notBefore } = json;
  if (typeof reference !== 'string' || !isTimestamp(at)) return undefined;
  const facts: RowFacts = {
    reference,
    kind: json['kind'] === 'contact' ? 'contact' : 'booking',
    at,
    items: parseCartItems(json['items']).items,
    dates: datesOf(json['dates']),
  };
  if (state === 'sent') return { ...facts, state };
  if (!UNSENT.includes(state)) return undefined;
  return {
    ...facts,
    state: state as UnsentState,
    params: textsOf(json['params']),
    isRepeated: json['isRepeated'] === true,
    ...(typeof openedIn === 'string' && { openedIn }),
    ...(typeof notBefore === 'number' && { notBefore }),
  };
}

/** Undefined if the row with its reference is there: it waits, is being posted or was sent. */
export function queued(row: NewRow, there: OutboxRow | undefined): UnsentRow | undefined {
  const isEnded = there?.state === 'failed' || there?.state === 'unconfirmed';
  if (there && !isEnded) return undefined;
  const isRepeated = there?.state === 'unconfirmed';
  return { ...row, state: 'queued', isRepeated, openedIn: undefined, notBefore: undefined };
}

/** The end of an attempt to post a message. `busy`: declined because too many went before it. */
export type PostOutcome = 'sent' | 'unconfirmed' | 'busy' | 'failed';

/** Returns a row after an attempt has ended. An earlier attempt that may have arrived is not forgotten. */
export function ended(row: UnsentRow, outcome: PostOutcome, now: number): OutboxRow {
  const { reference, kind, items, dates, params, isRepeated, notBefore } = row;
  if (outcome === 'sent')
    return { reference, kind, at: new Date(now).toISOString(), items, dates, state: 'sent' };
  if (outcome === 'busy' && notBefore === undefined)
    return { ...row, state: 'queued', notBefore: now + RETRY_AFTER_MS };
  const state = outcome === 'unconfirmed' || isRepeated ? 'unconfirmed' : 'failed';
  // Only the form keeps a contact message.
  return { ...row, state, params: kind === 'contact' ? {} : params };
}

export function repeatedParams({ params, reference, kind }: NewRow): EmailParams {
  const { message = '' } = params;
  const line = `Reference: ${reference}`;
  const repeated =
    kind === 'contact'
      ? `${message}\n\nSent again: this message may have reached you before.`
      : message.replace(line, `${line}\nSent again: ${reference}`);
  return { ...params, message: repeated };
}

export function isExpired({ at }: OutboxRow, now: number): boolean {
  return now - Date.parse(at) > KEPT_MS;
}

/** Returns the time in ms until the next message is allowed, or 0. */
export function msUntilNextSend(rows: readonly OutboxRow[], now: number): number {
  const times = rows
    .filter(({ state }) => state === 'sent')
    .map(({ at }) => Date.parse(at))
    // If the clock was set back, a time in the future would block permanently.
    .filter((time) => time <= now && time > now - SEND_WINDOW_MS)
    .sort((a, b) => a - b);
  const oldest = times.at(-SENDS_PER_WINDOW);
  return oldest === undefined ? 0 : oldest + SEND_WINDOW_MS - now;
}

export const sentMessage = (reference: string): string => `Your request ${reference} was sent.`;

const minutesText = (ms: number) => formatCount(Math.max(1, Math.ceil(ms / 60_000)), 'minute');
const SENT_TEXT = `You have sent ${SENDS_PER_WINDOW} messages in the last ${minutesText(SEND_WINDOW_MS)}.`;

export const sendLimitMessage = (waitMs = 0): string =>
  `${SENT_TEXT} Please try again in ${minutesText(waitMs)}, or contact us another way.`;

export const queueLimitMessage = (waitMs: number): string =>
  `${SENT_TEXT} The next one is sent in ${minutesText(waitMs)} if this website is open.`;
