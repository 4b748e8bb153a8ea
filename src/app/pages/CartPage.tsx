import { styled } from '@mui/material/styles';
import { startTransition, useEffect, useState, useTransition } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import type { RentalDates } from '@/domain/availability/day';
import { removePendingItems, savePendingItems } from '@/api/storage/pendingBooking';
import { addCarts, mergeCarts, type CartItem } from '@/domain/cart/cart';
import { PATHS } from '@/domain/links/paths';
import type { ProductListItem } from '@/domain/product/productListItem';
import { hasSharedItems } from '@/domain/cart/sharedItems';
import { DraftOffer } from '@/features/booking/offer';
import {
  cartCleared,
  cartReplaced,
  itemAdded,
  itemRemoved,
  itemsRestored,
  quantityChanged,
  selectIsCartLoaded,
  selectItems,
} from '@/features/cart';
import { CartSkeleton, CartView, EmptyCart } from '@/features/cart/view';
import { noticeShown } from '@/features/notices';
import { YourRequests } from '@/features/outbox';
import { ItemStatus } from '@/features/rental-dates/details';
import { RentalDatesControl } from '@/features/rental-dates/view';
import { useCompanyContacts } from '@/features/settings';
import { HEIGHTS } from '@/theme/tokens';
import { Button } from '@/ui/form/Button';
import { Container } from '@/ui/layout/Boxes';
import { lazyComponent } from '@/ui/lazy/lazyComponent';
import { PageHeader } from '@/ui/layout/PageHeader';
import { useIsHydrated } from '@/ui/hydration/useIsHydrated';
import { PageHead } from '@/ui/head/PageHead';
import type { OtherDatesProps, SharedCartProps } from './sharing/SharedCart';
import { HOME_CRUMB } from './heads/headMeta';
import { RecentlyViewed } from './RecentlyViewed';
import { ItemExtras, RequestTotal } from './requested/RequestedParts';

// See docs/behaviour/cart.md.

const CartShare = lazyComponent<object>(() =>
  import('./sharing/ShareButtons').then(({ CartShare: Part }) => ({ default: Part })),
);
const CartAsk = lazyComponent<object>(() =>
  import('./sharing/ShareButtons').then(({ CartAsk: Part }) => ({ default: Part })),
);
const LazySharedCart = lazyComponent<SharedCartProps>(() =>
  import('./sharing/SharedCart').then(({ SharedCart }) => ({ default: SharedCart })),
);
const LazyOtherDates = lazyComponent<OtherDatesProps>(() =>
  import('./sharing/SharedCart').then(({ OtherDates }) => ({ default: OtherDates })),
);

const TRAIL = [HOME_CRUMB, { label: 'Booking Cart' }];

/** Places of buttons that are loaded later, so that nothing moves. */
const ASK_PLACE = (
  <Button disabled variant="outlined">
    Ask on WhatsApp
  </Button>
);
const SHARE_PLACE = <div style={{ height: HEIGHTS.touch }} />;

const Dates = styled('div')({ marginBottom: 'clamp(16px, 3vw, 32px)' });

// A stored request has its place before it is read, so that nothing moves.
const OfferPlace = styled('div')({ 'html[data-draft] &': { height: 150 } });

function useCart() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const items = useSelector(selectItems);
  // The booked items stay visible while the booking page is loading.
  const [booked, setBooked] = useState<CartItem[]>();
  const [isLeaving, startLeaving] = useTransition();

  useEffect(() => {
    if (!booked || isLeaving) return;
    // Back, or a link to the cart, came before the booking page had loaded.
    removePendingItems();
    dispatch(itemsRestored(booked));
    startTransition(() => setBooked(undefined));
  }, [booked, isLeaving, dispatch]);

  const offerUndo = (message: string, ids?: string[]) =>
    dispatch(
      noticeShown({ message, action: { label: 'Undo', dispatches: itemsRestored(items, ids) } }),
    );
  return {
    items: booked ?? items,
    handleAdd(product: ProductListItem) {
      if (!booked) dispatch(itemAdded(product));
    },
    handleQuantityChange(id: string, by: 1 | -1) {
      if (!booked) dispatch(quantityChanged({ id, by }));
    },
    handleRemove({ id, name }: CartItem) {
      if (booked) return;
      dispatch(itemRemoved(id));
      offerUndo(`${name} was removed from your booking cart.`, [id]);
    },
    handleAgain(again: readonly CartItem[]) {
      dispatch(cartReplaced(mergeCarts(items, again)));
    },
    handlePutBack(returned: readonly CartItem[]) {
      dispatch(cartReplaced(addCarts(items, returned)));
    },
    handleClear() {
      if (booked) return;
      dispatch(cartCleared());
      offerUndo('Your booking cart was cleared.');
    },
    /** Passes the items by router state and storage before the cart is cleared, because storage can fail. */
    handleBook() {
      // A second click while the page is loading would pass the cleared cart.
      if (booked) return;
      setBooked(items);
      startLeaving(
        () => void navigate(PATHS.booking, { state: { bookingItems: items, fromCart: true } }),
      );
      savePendingItems(items);
      dispatch(cartCleared());
    },
  };
}

export default function CartPage() {
  const isLoaded = useSelector(selectIsCartLoaded);
  const { search } = useLocation();
  const isShared = useIsHydrated(hasSharedItems(search));
  const [otherDates, setOtherDates] = useState<RentalDates>();
  const cart = useCart();
  const { items, handleAdd, handleQuantityChange, handleRemove, handleClear, handleBook } = cart;
  return (
    <>
      <PageHead
        title="Your Booking Cart"
        description="The equipment you selected to book."
        path={PATHS.cart}
        isNoIndex
      />
      <PageHeader trail={TRAIL} title="Your Booking Cart" />
      <Container>
        <Dates>
          <RentalDatesControl />
        </Dates>
        <div tabIndex={-1} style={{ outline: 'none' }}>
          {isLoaded && <DraftOffer fallback={<OfferPlace />} onPutBack={cart.handlePutBack} />}
          {isShared && (
            <LazySharedCart
              fallback={items.length === 0 && <CartSkeleton />}
              onOtherDates={setOtherDates}
            />
          )}
          {otherDates && (
            <LazyOtherDates dates={otherDates} onClose={() => setOtherDates(undefined)} />
          )}
          {!isLoaded && !isShared && <CartSkeleton />}
          {isLoaded && items.length === 0 && !isShared && <EmptyCart />}
          {isLoaded && items.length > 0 && (
            <CartView
              items={items}
              renderStatus={(item) => (
                <>
                  <ItemStatus item={item} />
                  <ItemExtras item={item} items={items} onAdd={handleAdd} />
                </>
              )}
              estimate={<RequestTotal items={items} />}
              onQuantityChange={handleQuantityChange}
              onRemove={handleRemove}
              onClear={handleClear}
              onBook={handleBook}
              ask={<CartAsk fallback={ASK_PLACE} />}
              share={<CartShare fallback={SHARE_PLACE} />}
            />
          )}
        </div>
      </Container>
      <Container style={{ marginTop: 32 }}>
        <YourRequests company={useCompanyContacts()} onAgain={cart.handleAgain} />
      </Container>
      {isLoaded && items.length === 0 && !isShared && <RecentlyViewed />}
    </>
  );
}
