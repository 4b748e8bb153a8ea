/** Factor for the number of cases of a property: 1 in `npm test`, more in `npm run sweep`. */
export const PROPERTY_FACTOR =
  typeof process === 'undefined' ? 1 : Number(process.env['PROPERTY_FACTOR'] ?? 1);

export const propertyRuns = (cases: number): number => cases * PROPERTY_FACTOR;
