import { sameJson } from '../../text/sameJson';
import type { DocumentKind, Quote, RequestLogEntry, RequestsSettings } from '../schema';

type Counts = RequestsSettings['lastCounts'];
export type NumberKind = 'quote' | DocumentKind;

const PREFIXES: Record<NumberKind, string> = {
  quote: 'Q',
  invoice: 'INV',
  creditNote: 'CN',
  receipt: 'RC',
};

/** Prefix, year, letter of the device, count, and version of a quote, which can have the letter of another device. */
const NUMBER = /^(Q|INV|CN|RC)-(\d{4})-([A-Z]{0,3})(\d{4,})(?:-[A-Z]{0,3}(\d+))?$/;

function parseNumber(number: string) {
  const [, prefix, year = '', letter = '', count = '', version = '1'] = NUMBER.exec(number) ?? [];
  const kind = (Object.keys(PREFIXES) as NumberKind[]).find((one) => PREFIXES[one] === prefix);
  // Each device counts on its own.
  return (
    kind && { kind, letter, series: year + letter, count: Number(count), version: Number(version) }
  );
}

export function usedCounts(
  known: Counts,
  requests: readonly {
    quotes: readonly { number: string }[];
    documents: readonly { number: string }[];
    isSample: boolean;
  }[],
): Counts {
  const counts = structuredClone(known);
  for (const { quotes, documents, isSample } of requests)
    for (const { number } of isSample ? [] : [...quotes, ...documents]) {
      const parsed = parseNumber(number);
      if (!parsed) continue;
      const { kind, series, count } = parsed;
      counts[kind][series] = Math.max(count, counts[kind][series] ?? 0);
    }
  return sameJson(counts, known) ? known : counts;
}

/** Returns `INV-2026-0001` first, `INV-2026-B0001` on a device with a letter. @param used highest counts */
export function nextNumber(kind: NumberKind, used: Counts, year: string, letter = ''): string {
  const count = (used[kind][year + letter] ?? 0) + 1;
  return `${PREFIXES[kind]}-${year}-${letter}${String(count).padStart(4, '0')}`;
}

/**
 * Returns the number of the next version of the last quote, such as `Q-2026-0001-2`; undefined for the first quote. A
 * version that was undone stays used, because the customer may have received it, and so does the number of a first quote.
 * @param letter of the device. Its versions of a number of another device have it: `Q-2026-0001-B2`
 */
export function nextVersion(
  {
    quotes,
    log,
  }: {
    quotes: readonly Pick<Quote, 'number'>[];
    log: readonly Pick<RequestLogEntry, 'event' | 'detail'>[];
  },
  letter = '',
): string | undefined {
  const last = quotes.at(-1)?.number ?? log.findLast(({ event }) => event === 'quoteSent')?.detail;
  const base = last?.replace(/^(Q-\d{4}-[A-Z]{0,3}\d{4,})-[A-Z]{0,3}\d+$/, '$1');
  const parsed = base === undefined ? undefined : parseNumber(base);
  if (!parsed) return undefined;
  const versions = [...quotes.map(({ number }) => number), ...log.map(({ detail }) => detail)]
    .filter((number) => number === base || number.startsWith(`${base}-`))
    .map((number) => parseNumber(number)?.version ?? 1);
  const own = letter === parsed.letter ? '' : letter;
  return `${base}-${own}${Math.max(...versions) + 1}`;
}
