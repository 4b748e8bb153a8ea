import * as v from 'valibot';
import { isDay } from '../../availability/day';
import { isTimestamp, limitTime } from '../../text/time';
import { MAX_AMOUNT } from '../money';

export const wholeNumber = (max: number, min = 0) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
export const amountSchema = wholeNumber(MAX_AMOUNT);
export const basisPointsSchema = wholeNumber(10_000);
const daySchema = v.pipe(
  v.string(),
  v.check((text) => isDay(text)),
);
/** Written correctly, such as one of the year 9999. It counts as not chosen. */
const impossibleDaySchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d$/),
  v.transform(() => ''),
);
/** A day, or '' where none was chosen. */
export const optionalDaySchema = v.optional(
  v.union([v.literal(''), daySchema, impossibleDaySchema]),
  '',
);
/** A time, limited to the years 2000 to 2100, so that no stored record breaks lists and exports. */
export const timeSchema = v.pipe(v.string(), v.transform(limitTime), v.string());
/** A time of the settings, or '' for none. An impossible one is read as '', so that the other settings can be read. */
export const settingTime = () =>
  v.optional(
    v.fallback(
      v.pipe(
        v.string(),
        v.check((value) => isTimestamp(value)),
      ),
      '',
    ),
    '',
  );
export const text = () => v.optional(v.string(), '');
export const flag = () => v.optional(v.boolean(), false);
export const listOf = <T extends v.GenericSchema>(item: T) => v.optional(v.array(item), []);
