import { lazy, Suspense } from 'react';
import { Provider } from 'react-redux';
import { Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { CartItem } from '@/domain/cart/cart';
import { itemAdded, quantityChanged } from '@/features/cart';
import { NoticeStack } from '@/features/notices';
import { BLANK_PICTURES, renderWithProviders, actAndFlush } from '../../../tests/helpers/TestProviders';
import { line, product, refuse } from '../../../tests/helpers/tabs';
import { makeStore } from '../store/makeStore';
import { startPersisting } from '../store/startPersisting';
import CartPage from './CartPage';

const CART_KEY = 'bookingCart';
const PENDING = 'pendingBookingItems';
const CART = [line('a', 2), line('b'), line('c', 3)];

const button = (name: string) => page.getByRole('button', { name, exact: true });
const press = (name: string) => actAndFlush(() => (button(name).element() as HTMLButtonElement).click());
const undo = (message: string) =>
  page.getByText(message).element().parentElement?.querySelector('button') as HTMLButtonElement;

/** The lines on the screen, as the last letter of the name and the quantity. */
const lines = () =>
  [...document.querySelectorAll('[aria-label="Items in your booking cart"] > li')].map((one) =>
    [
      one.querySelector('a')?.textContent.at(-1),
      one.querySelector('[aria-live]')?.textContent,
    ].join(' × '),
  );

const pending = () => JSON.parse(localStorage.getItem(PENDING) ?? 'null') as CartItem[] | null;

/** What the booking page is handed; its script comes when the test says so. */
function Arrival() {
  const { state } = useLocation() as { state: unknown };
  return <output>{JSON.stringify(state)}</output>;
}

const arrived = () =>
  JSON.parse(document.querySelector('output')?.textContent ?? 'null') as unknown;

async function openCart(stored: CartItem[] = CART) {
  if (stored.length > 0) localStorage.setItem(CART_KEY, JSON.stringify(stored));
  const source = { read: () => Promise.reject(new Error('no content')), forget: () => undefined };
  const { store, slices } = makeStore({
    source,
    randomFor: () => () => 0,
    report: () => undefined,
  });
  let bring = () => {};
  const BookingPage = lazy(
    () =>
      new Promise<{ default: typeof Arrival }>((resolve) => {
        bring = () => resolve({ default: Arrival });
      }),
  );
  await renderWithProviders(
    <Provider store={store}>
      <Suspense>
        <Routes>
          <Route path="/cart" element={<CartPage />} />
          <Route path="/booking" element={<BookingPage />} />
        </Routes>
      </Suspense>
      <NoticeStack />
    </Provider>,
    { path: '/cart', pictures: BLANK_PICTURES },
  );
  return {
    store,
    items: () => store.getState().cart.items,
    load: () => actAndFlush(() => startPersisting(store, slices)),
    /** The script of the booking page arrives. */
    bringBooking: () => actAndFlush(() => bring()),
  };
}

beforeEach(() => {
  localStorage.clear();
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('the cart page', () => {
  it.each([
    ['its items', CART, 'Selected equipment'],
    ['that it is empty', [], 'Your Booking Cart is Empty'],
  ])('says nothing until the stored cart was read, then %s', async (_what, stored, heading) => {
    const { load } = await openCart(stored);
    await expect.element(page.getByText('Loading your booking cart...')).toBeInTheDocument();
    await expect.element(page.getByRole('heading', { level: 2 })).not.toBeInTheDocument();
    expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
    await load();
    await expect.element(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    await expect.element(page.getByText('Loading your booking cart...')).not.toBeInTheDocument();
  });

  it('takes each removal back by itself, the last one in its old place', async () => {
    const { load } = await openCart();
    await load();
    await press('Remove Name of a from cart');
    await press('Remove Name of b from cart');
    expect(lines()).toEqual(['c × 3']);
    await actAndFlush(() => undo('Name of b was removed').click());
    expect(lines()).toEqual(['b × 1', 'c × 3']);
    await press('Remove Name of b from cart');
    await actAndFlush(() => undo('Name of a was removed').click());
    expect(lines()).toEqual(['a × 2', 'c × 3']);
    await actAndFlush(() => undo('Name of b was removed').click());
    expect(lines().toSorted()).toEqual(['a × 2', 'b × 1', 'c × 3']);
  });

  it('takes Clear All back, with what was added and changed meanwhile', async () => {
    const { load, store } = await openCart();
    await load();
    await press('Clear All');
    await expect
      .element(page.getByRole('heading', { name: 'Your Booking Cart is Empty' }))
      .toBeVisible();
    await actAndFlush(() => {
      store.dispatch(itemAdded(product('z')));
      store.dispatch(quantityChanged({ id: 'z', by: 1 }));
      store.dispatch(itemAdded(product('b')));
    });
    await actAndFlush(() => undo('Your booking cart was cleared.').click());
    expect(lines()).toEqual(['a × 2', 'b × 1', 'c × 3', 'z × 2']);
  });

  it('keeps the keyboard near what was removed', async () => {
    const { load } = await openCart([line('a')]);
    await load();
    (button('Remove Name of a from cart').element() as HTMLElement).focus();
    await press('Remove Name of a from cart');
    expect(document.activeElement?.textContent).toContain('Your Booking Cart is Empty');
    expect(document.activeElement).not.toBe(document.body);
  });
});

describe('Book Now', () => {
  it('hands the items over in two ways, then empties the cart', async () => {
    const { load, items, bringBooking } = await openCart();
    await load();
    await press('Book Now');
    await bringBooking();
    expect(arrived()).toEqual({ bookingItems: CART, fromCart: true });
    expect(pending()).toEqual(CART);
    expect(items()).toEqual([]);
  });

  it('empties the cart last, and loses nothing where nothing can be stored', async () => {
    const { load, items, bringBooking } = await openCart();
    await load();
    const seen: number[] = [];
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key) => {
      if (key === PENDING) seen.push(items().length);
      return refuse();
    });
    await press('Book Now');
    await bringBooking();
    expect(seen).toEqual([CART.length]);
    expect(pending()).toBeNull();
    expect(arrived()).toEqual({ bookingItems: CART, fromCart: true });
    expect(items()).toEqual([]);
  });

  it('loses nothing when it is pressed again while the booking page is on its way', async () => {
    const { load, bringBooking } = await openCart();
    await load();
    await press('Book Now');
    // What is being booked stays on the screen.
    expect(lines()).toEqual(['a × 2', 'b × 1', 'c × 3']);
    await press('Book Now');
    await bringBooking();
    expect(pending()).toEqual(CART);
    expect(arrived()).toEqual({ bookingItems: CART, fromCart: true });
  });

  it('lets nothing more be changed of what is being booked', async () => {
    const { load, items } = await openCart();
    await load();
    await press('Book Now');
    for (const name of [
      'Clear All',
      'Remove Name of a from cart',
      'Increase quantity of Name of a',
    ])
      await press(name);
    expect(document.querySelectorAll('[role="status"] p')).toHaveLength(0);
    expect(lines()).toEqual(['a × 2', 'b × 1', 'c × 3']);
    expect(items()).toEqual([]);
  });
});
