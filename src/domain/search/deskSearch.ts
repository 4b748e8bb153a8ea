import { addDays, isDay, weekStartOf, type Day, type RentalDates } from '../availability/day';
import { company } from '../company/company';
import { foldText } from '../text/slug';
import { NOT_FOUND, searchRanker, type Searchable } from './search';

const MONTHS =
  'jan(?:uary)? feb(?:ruary)? mar(?:ch)? apr(?:il)? may june? july? aug(?:ust)? sept?(?:ember)? oct(?:ober)? nov(?:ember)? dec(?:ember)?'.split(
    ' ',
  );
const ORDINAL = '(?:st|nd|rd|th)?';
const PHRASES = [
  String.raw`(?<iso>20\d\d-\d\d-\d\d)`,
  String.raw`(?<day>\d\d?)[./-](?<month>\d\d?)[./-](?<year>20\d\d)`,
  String.raw`(?:(?<that>last|this|next) )?(?:(?:(?<first>\d\d?)${ORDINAL} ?(?:to|-|–) ?)?(?<before>\d\d?)${ORDINAL}(?: of)? ?)?(?<name>${MONTHS.join('|')})\b(?: (?<after>\d\d?)${ORDINAL}\b)?(?:,? (?<nameYear>20\d\d))?`,
  '(?<relative>yesterday|today|tomorrow)',
  '(?<which>last|this|next) (?<span>week|month|year)',
];
/** Words that name days, and the `'s` after them. */
const DAYS = new RegExp(String.raw`\b(?:${PHRASES.join('|')})\b(?:['’]s)?`);

const WHICH = ['last', 'this', 'next'];
const RELATIVE = ['yesterday', 'today', 'tomorrow'];

const pad = (number: number | string) => String(number).padStart(2, '0');

/** @param month from 1; 0 is the last one of the year before */
function monthOf(year: number, month: number): RentalDates {
  const first = (at: number) => {
    const date = new Date(Date.UTC(year, at - 1, 1));
    return date.toISOString().slice(0, 10);
  };
  return { from: first(month), to: addDays(first(month + 1), -1) };
}

function monthOrDay(year: number, month: number, day?: string): RentalDates | undefined {
  if (day === undefined) return monthOf(year, month);
  const one = `${year}-${pad(month)}-${pad(day)}`;
  return isDay(one) ? { from: one, to: one } : undefined;
}

/** @param which `last` for past days, `next` for coming ones, `this` for those of the current year */
function nearestYear(
  today: Day,
  ofYear: (year: number) => RentalDates | undefined,
  which?: string,
): RentalDates | undefined {
  const year = Number(today.slice(0, 4));
  const isMeant = ({ from, to }: RentalDates) => {
    if (which === 'last') return to < today;
    if (which === 'next') return from > today;
    return which === undefined || Number(from.slice(0, 4)) === year;
  };
  const away = ({ from }: RentalDates) => Math.abs(Date.parse(from) - Date.parse(today));
  return [year, year - 1, year + 1]
    .flatMap((one) => ofYear(one) ?? [])
    .filter(isMeant)
    .reduce<RentalDates | undefined>(
      (best, one) => (best && away(best) <= away(one) ? best : one),
      undefined,
    );
}

function spanOf(span: string | undefined, offset: number, today: Day): RentalDates {
  const [year = 0, month = 1] = today.split('-').map(Number);
  if (span === 'month') return monthOf(year, month + offset);
  if (span === 'year') return { from: `${year + offset}-01-01`, to: `${year + offset}-12-31` };
  const from = addDays(weekStartOf(today), 7 * offset);
  return { from, to: addDays(from, 6) };
}

function daysOf(groups: Partial<Record<string, string>>, today: Day): RentalDates | undefined {
  const { iso, day, month, year, name, first, before, after } = groups;
  const { relative, which, span, that } = groups;
  if (iso !== undefined) return isDay(iso) ? { from: iso, to: iso } : undefined;
  if (day !== undefined) return monthOrDay(Number(year), Number(month), day);
  if (relative !== undefined) {
    const one = addDays(today, RELATIVE.indexOf(relative) - 1);
    return { from: one, to: one };
  }
  if (name === undefined) return spanOf(span, WHICH.indexOf(which ?? '') - 1, today);
  const at = MONTHS.findIndex((one) => name.startsWith(one.slice(0, 3))) + 1;
  // After a day and a month, a number is a year.
  const { nameYear = before && after && `20${after}` } = groups;
  const inYear = (one: number) => {
    const days = monthOrDay(one, at, before ?? after);
    const start = days && first ? monthOrDay(one, at, first) : days;
    return days && start && { from: start.from, to: days.to };
  };
  return nameYear === undefined ? nearestYear(today, inYear, that) : inYear(Number(nameYear));
}

/** `oct 2026`, `last month`. Without a year the nearest; several are a range; undefined for none. Never throws. */
export function readDays(
  search: string,
  today: Day,
): { days: RentalDates; rest: string } | undefined {
  const folded = foldText(search);
  const match = DAYS.exec(folded);
  const days = match && daysOf(match.groups ?? {}, today);
  if (!match || !days) return undefined;
  const rest = folded.replace(match[0], ' ');
  const other = readDays(rest, today);
  if (!other) return { days, rest };
  const [from = '', , , to = ''] = [days.from, days.to, other.days.from, other.days.to].toSorted();
  return { days: { from, to }, rest: other.rest };
}

const PHONE = /\+?\d[\d\s().-]{4,}\d/g;
const CODE = new RegExp(`^0*(?:${company.countryCode})?0*`);

/** Returns the digits of a phone number without calling code, as they are in every notation. */
const localDigits = (text: string) => text.replace(/\D/g, '').replace(CODE, '') || text;

/** Finds phone numbers in any notation, and words that name days. @param today without it, days are not read */
export function deskRanker(
  search: string,
  today?: Day,
): (record: Searchable, days?: readonly RentalDates[]) => number {
  const ranker = (text: string) => {
    const rank = searchRanker(text);
    const local = text.replace(PHONE, localDigits);
    if (local === text) return rank;
    const rankLocal = searchRanker(local);
    return (record: Searchable) => Math.min(rank(record), rankLocal(record));
  };
  const named = today === undefined ? undefined : readDays(search, today);
  const [all, others] = [ranker(search), ranker(named?.rest ?? '')];
  const isNamed = ({ from, to }: RentalDates) =>
    named !== undefined && from <= named.days.to && named.days.from <= to;
  return (record, days = []) =>
    Math.min(all(record), days.some(isNamed) ? others(record) : NOT_FOUND);
}
