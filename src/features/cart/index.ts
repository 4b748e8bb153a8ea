export { cartEntry } from './cartEntry';
export {
  cartSlice,
  itemAdded,
  quantityChanged,
  itemRemoved,
  cartCleared,
  itemsRestored,
  cartReplaced,
  selectItems,
  selectUniqueCount,
  selectTotalCount,
  selectQuantityOf,
  selectIsLoaded,
  type CartState,
} from './cartSlice';
