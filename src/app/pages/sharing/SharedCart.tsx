import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { dayAt, parseRentalDates, type RentalDates } from '@/domain/availability/day';
import { formatNearDates } from '@/domain/availability/dayTexts';
import {
  MAX_CART_LINES,
  addCarts,
  cartItemOf,
  isSameCart,
  type CartItem,
} from '@/domain/cart/cart';
import { formatProductCount } from '@/domain/text/formatNumber';
import { cartReplaced, selectIsCartLoaded, selectItems } from '@/features/cart';
import { CartSkeleton } from '@/features/cart/view';
import { noticeShown } from '@/features/notices';
import { datesChosen, selectRentalDates } from '@/features/rental-dates';
import ConfirmDialog from '@/ui/feedback/ConfirmDialog';
import { SharedListPrompt, type SharedProducts } from './SharedListPrompt';
import { useProducts } from './useProducts';

const linesOf = (shared: SharedProducts): CartItem[] =>
  shared.map(({ product, quantity }) => ({ ...cartItemOf(product), quantity }));

const REST_NOT_ADDED = `Your booking cart can hold up to ${MAX_CART_LINES} different products. The rest was not added.`;

/** Returns a function that applies the rental dates of the link, or asks if the visitor has other ones. */
function useSharedDates(onOtherDates: (dates: RentalDates) => void) {
  const dispatch = useDispatch();
  const { search } = useLocation();
  const own = useSelector(selectRentalDates);
  return () => {
    const today = dayAt(Date.now());
    const shared = parseRentalDates(Object.fromEntries(new URLSearchParams(search)), today);
    if (!shared || (shared.from === own?.from && shared.to === own.to)) return;
    if (own) onOtherDates(shared);
    else dispatch(datesChosen(shared));
  };
}

export interface SharedCartProps {
  /** Called with the dates of the link if the visitor has other ones. */
  onOtherDates: (dates: RentalDates) => void;
}

/** Opens a shared cart: `/cart?items=<slug>*<quantity>,…`, with rental dates as `from` and `to`. */
export function SharedCart({ onOtherDates }: SharedCartProps) {
  const query = useProducts();
  const dispatch = useDispatch();
  const isLoaded = useSelector(selectIsCartLoaded);
  const items = useSelector(selectItems);
  const applyDates = useSharedDates(onOtherDates);

  const change = (lines: CartItem[], message: string) => {
    dispatch(cartReplaced(lines));
    const action = items.length > 0 && { label: 'Undo', dispatches: cartReplaced(items) };
    dispatch(noticeShown({ message, type: 'success', ...(action && { action }) }));
  };
  const handleFill = (shared: SharedProducts) => {
    change(linesOf(shared), `Shared cart added: ${formatProductCount(shared.length)}.`);
    applyDates();
  };
  const handleReplace = (shared: SharedProducts) => {
    change(linesOf(shared), 'Your booking cart was replaced by the shared one.');
    applyDates();
  };
  const handleAdd = (shared: SharedProducts) => {
    const added = linesOf(shared);
    const lines = addCarts(items, added);
    change(lines, 'The shared cart was added to yours.');
    if (added.some(({ id }) => !lines.some((line) => line.id === id)))
      dispatch(noticeShown({ message: REST_NOT_ADDED, type: 'warning' }));
    applyDates();
  };
  return (
    <SharedListPrompt
      noun="cart"
      query={query}
      loading={items.length === 0 ? <CartSkeleton /> : null}
      nothingNew="Your booking cart already matches the shared cart."
      compare={(shared) => {
        if (!isLoaded) return 'not read yet';
        if (items.length === 0) return 'empty';
        return isSameCart(items, linesOf(shared)) ? 'nothing new' : 'another';
      }}
      onNothingNew={applyDates}
      onFill={handleFill}
      question={{
        title: 'Replace your cart?',
        text: (shared) =>
          `The shared cart contains ${formatProductCount(shared.length)}. Yours contains ${formatProductCount(items.length)}.`,
        answers: [
          { label: 'Replace', onChoose: handleReplace },
          { label: 'Add to cart', onChoose: handleAdd },
        ],
      }}
    />
  );
}

export interface OtherDatesProps {
  dates: RentalDates;
  onClose: () => void;
}

export function OtherDates({ dates, onClose }: OtherDatesProps) {
  const dispatch = useDispatch();
  const own = useSelector(selectRentalDates);
  const [today] = useState(() => dayAt(Date.now()));
  const handleUse = () => {
    dispatch(datesChosen(dates));
    onClose();
  };
  return (
    <ConfirmDialog
      title="Other rental dates"
      confirm={{ label: 'Use the list’s dates', onClick: handleUse }}
      decline={{ label: 'Keep mine', onClick: onClose }}
      onClose={onClose}
    >
      <p>
        The list is for <span translate="no">{formatNearDates(dates, today)}</span>.
        {own && (
          <>
            {' '}
            Your rental dates are <span translate="no">{formatNearDates(own, today)}</span>.
          </>
        )}
      </p>
    </ConfirmDialog>
  );
}
