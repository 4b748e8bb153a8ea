import fc from 'fast-check';

const partly = <T>(fields: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.record(fields, { requiredKeys: [] });

/** Any file of rental terms. */
export const rentalTerms = partly({
  rules: partly({ weekDays: fc.integer({ min: 3, max: 7 }), weekendAsOne: fc.boolean() }),
  vat: fc.double({ min: 0, max: 100, noNaN: true }),
  daysBetween: fc.nat({ max: 30 }),
  sameDay: fc.boolean(),
  lateRule: fc.string(),
  deliveryAreas: fc.array(fc.record({ name: fc.string(), fee: fc.nat() }), { maxLength: 2 }),
}).map((fields) => ({ conditions: [], ...fields }));
