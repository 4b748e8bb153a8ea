/** Toast for an added item, shown for 3 s. */
export const ITEM_ADDED = {
  message: 'Item added to your booking cart',
  type: 'success',
  duration: 3000,
  action: { label: 'View cart', to: '/cart' },
} as const;

/** Toast for an item that does not fit into the cart. */
export const CART_FULL = {
  message:
    'Your booking cart has reached its limit. Send the request as it is and add the rest in the notes.',
  type: 'warning',
} as const;
