import type { Day } from '../../availability/day';
import { formatDay } from '../../availability/dayTexts';
import { oneLine } from '../../booking/bookingMessage';
import { isSamePhone } from '../../links/phone';
import { cleanText } from '../../text/cleanText';
import { newId } from '../../text/ids';
import { sameJson } from '../../text/sameJson';
import { foldText } from '../../text/slug';
import { linesWithDelivery } from '../delivery';
import { ASKED_FIELDS, REQUEST_FIELDS } from '../requestFields';
import { changedOnTwoDevices } from '../sync/changedOnTwoDevices';
import {
  CONTACT_FIELDS,
  TEXT_RECORDS,
  type Asked,
  type RentalRequest,
  type RequestItem,
} from '../schema';

/** Returns what two names of items have in common that mean the same: messages have names as single lines. */
export const itemKey = (name: string): string => foldText(oneLine(name));

/** '' where a version is empty. */
export interface RequestDifference {
  field: string;
  before: string;
  after: string;
}

/** Formats a day. The texts of a log, which is stored, have the format of the website. */
type FormatDay = (day: Day) => string;

const orEmpty =
  (format: FormatDay): FormatDay =>
  (day) =>
    day === '' ? '' : format(day);

function compare(
  fields: typeof REQUEST_FIELDS,
  before: RentalRequest,
  after: RentalRequest,
  format: FormatDay,
) {
  return fields
    .map(([, field, , text]) => ({
      field,
      before: text(before, orEmpty(format)),
      after: text(after, orEmpty(format)),
    }))
    .filter((one) => one.before !== one.after);
}

/** The log is not compared. */
export function requestDifferences(
  before: RentalRequest,
  after: RentalRequest,
  format: FormatDay = formatDay,
): RequestDifference[] {
  return compare(REQUEST_FIELDS, before, after, format);
}

/** The fields that two devices have changed: the value of the other one, and the one that is shown. Never ''. */
export function deviceDifferences(
  request: RentalRequest,
  format: FormatDay = formatDay,
): RequestDifference[] {
  return changedOnTwoDevices(request).map(({ field, other, value }) => {
    const part = CONTACT_FIELDS.find(({ key }) => field === `customer/${key}`);
    const rows = REQUEST_FIELDS.filter(([key, label]) =>
      part ? key === 'customer' && label === part.office : key === field,
    );
    const textOf = (shown: unknown) => {
      const changed = part
        ? { customer: { ...request.customer, [part.key]: shown } }
        : { [field]: shown };
      return (
        rows
          .map(([, , , text]) => text({ ...request, ...changed }, orEmpty(format)))
          .filter(Boolean)
          .join(', ') || 'empty'
      );
    };
    return { field: rows[0]?.[1] ?? field, before: textOf(other), after: textOf(value) };
  });
}

const withoutIds = <T extends { id: string }>(entries: readonly T[]) =>
  entries.map((entry) => ({ ...entry, id: '' }));

/** Log, times and IDs are not compared. */
export function isSameRequest(a: RentalRequest, b: RentalRequest): boolean {
  const withoutLog = ({
    log: _log,
    updatedAt: _updatedAt,
    items,
    lines,
    ...rest
  }: RentalRequest) => ({
    ...rest,
    id: '',
    items: withoutIds(items),
    lines: withoutIds(lines),
  });
  return sameJson(withoutLog(a), withoutLog(b));
}

/** Each stored item is used once. */
function withOfficeFields(
  items: readonly RequestItem[],
  stored: readonly RequestItem[],
): RequestItem[] {
  const left = [...stored];
  return items.map((item) => {
    const at = left.findIndex(
      ({ productId, name }) =>
        (productId !== '' && productId === item.productId) || itemKey(name) === itemKey(item.name),
    );
    const [known] = at < 0 ? [] : left.splice(at, 1);
    if (!known)
      return stored.some(({ id }) => id === item.id) ? { ...item, id: newId('item-') } : item;
    const { id, dailyRate, subRent } = known;
    return { ...item, id, dailyRate, subRent };
  });
}

const filled = <T, K extends keyof T>(stored: T, received: T, fields: readonly K[]) =>
  Object.fromEntries(fields.map((field) => [field, received[field] || stored[field]])) as Pick<
    T,
    K
  >;

function allAsked(first: readonly Asked[], second: readonly Asked[]): Asked[] {
  const keyOf = (asked: Asked) => JSON.stringify(asked);
  const known = new Set(first.map(keyOf));
  const all = [...first, ...second.filter((asked) => !known.has(keyOf(asked)))];
  return all.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

/** What was not sent stays, like rates and everything else of the office. */
export function withIncoming(stored: RentalRequest, incoming: RentalRequest): RentalRequest {
  const hasDates = incoming.from !== '' && incoming.to !== '';
  const { from, to } = hasDates ? incoming : stored;
  const contact = CONTACT_FIELDS.map(({ key }) => key);
  const customer = filled(stored.customer, incoming.customer, contact);
  return {
    ...stored,
    ...filled(stored, incoming, TEXT_RECORDS),
    customer: isSamePhone(stored.customer.phone, customer.phone)
      ? { ...customer, phone: stored.customer.phone }
      : customer,
    from,
    to,
    asked: allAsked(stored.asked, incoming.asked),
    lines: linesWithDelivery(stored, incoming),
    items:
      incoming.items.length > 0 ? withOfficeFields(incoming.items, stored.items) : stored.items,
  };
}

export function findIncomingDifferences(
  stored: RentalRequest,
  incoming: RentalRequest,
  format: FormatDay = formatDay,
): RequestDifference[] {
  return compare(ASKED_FIELDS, stored, withIncoming(stored, incoming), format).filter(
    ({ before, after }) => cleanText(before) !== cleanText(after),
  );
}
