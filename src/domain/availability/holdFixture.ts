/** Returns a hold of one unit of the product p1. The fields may be invalid. */
export const holdWith = (id: string, fields: object = {}) => ({
  id,
  productId: 'p1',
  from: '2026-11-24',
  to: '2026-11-26',
  quantity: 1,
  reason: 'rental' as const,
  ...fields,
});
