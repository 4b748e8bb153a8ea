import { isDay, type RentalDates } from '../availability/day';
import { parseCartItems, type CartItem } from '../cart/cart';
import { isJsonObject } from '../text/jsonObject';
import { isTime } from '../text/time';
import type { RequestExtras } from './bookingMessage';
import { EMPTY_BOOKING, type BookingFields } from './forms';

/** How long a request waits on the visitor's device, in ms. */
const WAITING_MS = 7 * 24 * 3600 * 1000;

/**
 * - `waiting`: was never posted, and is posted when there is a connection
 * - `posted`: an attempt has begun and got no answer, or another app was opened with it: it may have arrived
 * - `declined`: certainly not sent, and not posted again by itself
 */
export type WaitingState = 'waiting' | 'posted' | 'declined';

/** A booking request that was asked without a connection. */
export interface WaitingRequest {
  reference: string;
  /** When it was asked, ISO 8601. */
  at: string;
  fields: BookingFields;
  items: CartItem[];
  dates: RentalDates | null;
  /** Undefined if it was not known when the request was asked. */
  extras?: RequestExtras | undefined;
  state: WaitingState;
}

const STATES: readonly unknown[] = ['waiting', 'posted', 'declined'] satisfies WaitingState[];

function fieldsOf(value: unknown): BookingFields {
  const stored = isJsonObject(value) ? value : {};
  const names = Object.keys(EMPTY_BOOKING) as (keyof BookingFields)[];
  const texts = names.map((name) => [name, typeof stored[name] === 'string' ? stored[name] : '']);
  return Object.fromEntries(texts) as BookingFields;
}

function datesOf(value: unknown): RentalDates | null {
  const { from, to } = isJsonObject(value) ? value : {};
  return isDay(from) && isDay(to) ? { from, to } : null;
}

function extrasOf(value: unknown): RequestExtras | undefined {
  if (!isJsonObject(value)) return undefined;
  const { estimate, needs } = value;
  return {
    estimate: typeof estimate === 'string' ? estimate : undefined,
    needs: Array.isArray(needs) ? needs.filter((name) => typeof name === 'string') : [],
  };
}

/** Returns a stored request. Undefined if it is damaged. An unknown state counts as `posted`, which sends nothing by itself. */
export function parseWaitingRequest(json: unknown): WaitingRequest | undefined {
  if (!isJsonObject(json)) return undefined;
  const { reference, at, state } = json;
  if (typeof reference !== 'string' || !/^[A-Z]{1,4}-[A-Z2-9]{6}$/.test(reference) || !isTime(at))
    return undefined;
  return {
    reference,
    at,
    fields: fieldsOf(json['fields']),
    items: parseCartItems(json['items']).items,
    dates: datesOf(json['dates']),
    extras: extrasOf(json['extras']),
    state: STATES.includes(state) ? (state as WaitingState) : 'posted',
  };
}

/** Returns whether a request was asked more than 7 days ago. */
export function isExpired({ at }: Pick<WaitingRequest, 'at'>, now: number): boolean {
  return now - Date.parse(at) > WAITING_MS;
}

/**
 * Returns the state of a request after an attempt that failed.
 * @param failure 'failed': it was declined; 'later': nothing was posted, and another attempt can succeed
 * @param before the state before the attempt: one that may have arrived stays so
 */
export function stateAfterFailure(
  failure: 'failed' | 'unconfirmed' | 'later',
  before: WaitingState,
): WaitingState {
  if (failure === 'unconfirmed' || before === 'posted') return 'posted';
  return failure === 'later' ? before : 'declined';
}
