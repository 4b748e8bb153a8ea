import * as v from 'valibot';
import { isDay } from '@/domain/availability/day';
import { MAX_ITEM_QUANTITY } from '@/domain/rental/schema';

const day = (message: string) =>
  v.pipe(
    v.string(),
    v.check((text) => isDay(text), message),
  );

/** Form of the maintenance of a product. */
export const maintenanceSchema = v.pipe(
  v.object({
    productId: v.pipe(v.string(), v.nonEmpty('Choose a product')),
    from: day('Enter the first day'),
    to: day('Enter the last day'),
    quantity: v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^\d{1,3}$/, 'Enter a whole number'),
      v.transform(Number),
      v.minValue(1, 'Enter 1 or more'),
      v.maxValue(MAX_ITEM_QUANTITY, `Enter ${MAX_ITEM_QUANTITY} or less`),
    ),
  }),
  v.forward(
    v.partialCheck(
      [['from'], ['to']],
      ({ from, to }) => from <= to,
      'The last day can’t be before the first day',
    ),
    ['to'],
  ),
);

export type MaintenanceInput = v.InferInput<typeof maintenanceSchema>;
export type MaintenanceResult = v.InferOutput<typeof maintenanceSchema>;
