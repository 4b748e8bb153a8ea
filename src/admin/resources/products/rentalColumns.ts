import * as v from 'valibot';
import { EXAMPLE_AMOUNT, parseMoney, rateOfInput } from '@/domain/rental/money';
import { localNumber, plainNumber } from '@/domain/text/typedNumber';
import { fieldColumn, splitLines } from '../csvColumns';

/** Schema of the text of a daily rate in the currency, or '' for a price on request. */
export const rateTextSchema = v.pipe(
  v.string(),
  v.check(
    (text) => text.trim() === '' || (parseMoney(text) ?? 0) > 0,
    `Enter an amount above 0, such as ${EXAMPLE_AMOUNT}, or leave the field empty`,
  ),
  v.transform((text) => rateOfInput(text)),
);

/** Column with the IDs of other products, one per line. */
const productsColumn = <K extends string>(key: K, column: string) =>
  fieldColumn(
    key,
    v.pipe(
      v.string(),
      v.transform((cell): string[] | undefined => {
        const ids = splitLines(cell);
        return ids.length > 0 ? ids : undefined;
      }),
    ),
    (ids) => ids?.join('\n') ?? '',
    column,
  );

/** Columns of a product that its rental needs. An empty cell removes the field. */
export const rentalColumns = [
  fieldColumn(
    'dailyRate',
    v.pipe(v.string(), v.transform(localNumber), rateTextSchema),
    (rate) => (rate === undefined ? '' : plainNumber(rate)),
    'daily rate',
  ),
  productsColumn('goesWith', 'goes well with'),
  productsColumn('needs', 'needs'),
];
