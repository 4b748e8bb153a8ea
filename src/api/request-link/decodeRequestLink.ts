import * as v from 'valibot';
import { isDay } from '@/domain/availability/day';
import { BOOKING_FIELDS, type BookingField } from '@/domain/booking/bookingTable';
import { cleanLines, oneLine } from '@/domain/booking/bookingMessage';
import { REQUEST_LINK_VERSION, type RequestPayload } from '@/domain/booking/requestPayload';
import { datesOfRequest } from '@/domain/rental/requestSteps';
import { fromBase64 } from '@/domain/text/base64';
import { inflate } from './deflate';

/** Maximum size of the decoded JSON in bytes. */
const MAX_BYTES = 64 * 1024;
const MAX_ITEMS = 200;

const line = (max = 200) =>
  v.pipe(
    v.string(),
    v.transform((text) => oneLine(text, max)),
  );
const textOf = ({ part, max }: BookingField) =>
  v.exactOptional(
    v.pipe(
      v.string(),
      v.transform((text) =>
        part === 'notes' ? Array.from(cleanLines(text)).slice(0, max).join('') : oneLine(text, max),
      ),
    ),
  );
const textEntries = Object.fromEntries(
  BOOKING_FIELDS.map((field) => [field.link, textOf(field)]),
) as Record<BookingField['link'], ReturnType<typeof textOf>>;
const day = v.optional(
  v.pipe(
    v.string(),
    v.check((text) => isDay(text)),
  ),
);

const payloadSchema = v.object({
  v: v.literal(1),
  ref: line(40),
  ...textEntries,
  items: v.pipe(
    v.array(
      v.object({
        id: line(),
        name: line(),
        qty: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)),
      }),
    ),
    v.maxLength(MAX_ITEMS),
  ),
  from: v.fallback(day, undefined),
  to: v.fallback(day, undefined),
  estimate: v.exactOptional(line()),
  needs: v.exactOptional(v.pipe(v.array(line()), v.maxLength(MAX_ITEMS))),
  at: v.pipe(
    v.string(),
    v.check((text) => !Number.isNaN(Date.parse(text))),
  ),
});

/** Dates in the wrong order and longer than a request can be are ignored, like dates that do not exist. */
function withValidDates(payload: v.InferOutput<typeof payloadSchema>): RequestPayload {
  const { from, to, ...rest } = payload;
  const dates = from && to ? datesOfRequest({ from, to }) : undefined;
  return { ...rest, ...dates };
}

/** The fragment, after `#`, is untrusted. Undefined if it is damaged, incomplete, or of an unknown version. */
export async function decodeRequestLink(fragment: string): Promise<RequestPayload | undefined> {
  const text = fragment.replace(/^#/, '');
  if (!text.startsWith(REQUEST_LINK_VERSION)) return undefined;
  try {
    const packed = fromBase64(text.slice(REQUEST_LINK_VERSION.length));
    const bytes = await inflate(packed, MAX_BYTES);
    const json: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    const result = v.safeParse(payloadSchema, json);
    return result.success ? withValidDates(result.output) : undefined;
  } catch {
    return undefined;
  }
}
