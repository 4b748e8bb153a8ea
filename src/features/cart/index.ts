export { CART_FULL, ITEM_ADDED } from './cartMessages';
export {
  cartEntry,
  cartSlice,
  itemAdded,
  quantityChanged,
  itemRemoved,
  cartCleared,
  itemsRestored,
  cartReplaced,
  selectItems,
  selectUniqueCount,
  selectIsLoaded,
} from './cartSlice';
