/** Maximum number of positions of a request. */
export const MAX_REQUEST_ITEMS = 200;
/** Maximum quantity of one position. */
export const MAX_ITEM_QUANTITY = 999;
