import { lazy, Suspense } from 'react';
import { Provider } from 'react-redux';
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { depsOf } from '@/api/content/contentStoreFixture';
import { FILM } from '@/domain/booking/bookingTable';
import type { CartItem } from '@/domain/cart/cart';
import { addDays, dayAt } from '@/domain/availability/day';
import { itemAdded, quantityChanged } from '@/features/cart';
import { datesChosen } from '@/features/rental-dates';
import { NoticeStack } from '@/features/notices';
import {
  BLANK_PICTURES,
  renderWithProviders,
  actAndFlush,
} from '../../../tests/helpers/component/TestProviders';
import { line, product, refuse } from '../../../tests/helpers/component/tabs';
import { makeStore, startPersisting } from '../store/makeStore';
import CartPage from './CartPage';

const CART_KEY = 'bookingCart';
const PENDING = 'pendingBookingItems';
const CART = [line('a', 2), line('b'), line('c', 3)];

const button = (name: string) => page.getByRole('button', { name, exact: true });
const press = (name: string) =>
  actAndFlush(() => (button(name).element() as HTMLButtonElement).click());
const undo = (message: string) =>
  page.getByText(message).element().parentElement?.querySelector('button') as HTMLButtonElement;

/** Lines of the cart, as the last letter of the name and the quantity. */
const lines = () =>
  [...document.querySelectorAll('[aria-label="Items in your booking cart"] > li')].map((one) =>
    [
      one.querySelector('a')?.textContent.at(-1),
      one.querySelector('[aria-live]')?.textContent,
    ].join(' × '),
  );

const pending = () => JSON.parse(localStorage.getItem(PENDING) ?? 'null') as CartItem[] | null;

/** Buttons of the browser and of the header, which stay while a page is loading. */
function Leaving() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <button type="button" onClick={() => void navigate('/cart')}>
        View cart
      </button>
    </>
  );
}

/** Shows the router state that the booking page receives. */
function BookingPageStub() {
  const { state } = useLocation() as { state: unknown };
  return <output>{JSON.stringify(state)}</output>;
}

const receivedState = () =>
  JSON.parse(document.querySelector('output')?.textContent ?? 'null') as unknown;

async function openCart(
  stored: CartItem[] = CART,
  search = '',
  files: Record<string, unknown> = {},
) {
  if (stored.length > 0) localStorage.setItem(CART_KEY, JSON.stringify(stored));
  const store = makeStore(depsOf(files));
  let resolveScript = () => {};
  const BookingPage = lazy(
    () =>
      new Promise<{ default: typeof BookingPageStub }>((resolve) => {
        resolveScript = () => resolve({ default: BookingPageStub });
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
      <Leaving />
    </Provider>,
    { path: `/cart${search}`, pictures: BLANK_PICTURES },
  );
  return {
    store,
    items: () => store.getState().cart.items,
    load: () => actAndFlush(() => store.dispatch(startPersisting())),
    loadBookingScript: () => actAndFlush(() => resolveScript()),
  };
}

describe('CartPage', () => {
  it.each([
    ['the items', CART, 'Selected equipment'],
    ['the empty state', [], 'Your Booking Cart is Empty'],
  ])(
    'shows a skeleton until the stored cart has been read, then %s',
    async (_what, stored, heading) => {
      const { load } = await openCart(stored);
      await expect.element(page.getByText('Loading your booking cart...')).toBeInTheDocument();
      await expect.element(page.getByRole('heading', { level: 2 })).not.toBeInTheDocument();
      expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
      await load();
      await expect.element(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
      await expect.element(page.getByText('Loading your booking cart...')).not.toBeInTheDocument();
    },
  );

  it('shows items with category and link, and their sums', async () => {
    const { load } = await openCart();
    await load();
    const [first] = document.querySelectorAll('[aria-label="Items in your booking cart"] > li');
    expect(first?.querySelector('p')?.textContent).toBe('Lenses');
    expect(first?.querySelector('a')?.getAttribute('href')).toBe('/store/a');
    const summary = page.getByRole('region', { name: 'Booking Summary' });
    await expect.element(summary).toHaveTextContent(/Name of a× 2.*Total Items6Unique Items3/);
    await expect
      .element(summary.getByRole('link', { name: 'Continue Browsing' }))
      .toHaveAttribute('href', '/store');
  });

  it('has two links to the store while it is empty', async () => {
    const { load } = await openCart([]);
    await load();
    for (const name of ['Browse Equipment', 'Continue Shopping'])
      await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', '/store');
  });

  it('names the items of a booking request, which can be put back', async () => {
    const at = new Date().toISOString();
    const draft = { reference: 'SL-ABC234', items: [line('a'), line('d')], dates: {}, at };
    localStorage.setItem('bookingDraft', JSON.stringify(draft));
    sessionStorage.setItem('bookingDraft', JSON.stringify({ fields: { about: FILM } }));
    const { load } = await openCart();
    await load();
    const offer = page.getByText('2 items are in your booking request');
    await expect.element(offer).toBeVisible();
    const link = page.getByRole('link', { name: 'Continue booking' });
    await expect.element(link).toHaveAttribute('href', '/booking');
    // The form shows them then, while its script is loading.
    await actAndFlush(() => (link.element() as HTMLElement).click());
    expect(sessionStorage.getItem('bookingDraft')).not.toContain(FILM);
    await press('Put them back in the cart');
    expect(lines()).toEqual(['a × 3', 'b × 1', 'c × 3', 'd × 1']);
    await expect.element(offer).not.toBeInTheDocument();
    expect(localStorage.getItem('bookingDraft')).toContain('"items":[],');
  });

  it.each([
    ['Keep mine', 1],
    ['Use the list’s dates', 7],
  ])('asks before a shared list changes the rental dates: %s', async (answer, ahead) => {
    const inDays = (days: number) => addDays(dayAt(Date.now()), days);
    const [mine, theirs] = [inDays(1), inDays(7)];
    const { store, load } = await openCart([], `?items=a&from=${theirs}&to=${theirs}`, {
      'products/index.json': { products: [product('a')] },
    });
    store.dispatch(datesChosen({ from: mine, to: mine }));
    await load();
    await expect.element(page.getByRole('dialog', { name: 'Other rental dates' })).toBeVisible();
    expect(lines()).toEqual(['a × 1']);
    expect(store.getState().rentalDates.dates?.from).toBe(mine);
    await press(answer);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(store.getState().rentalDates.dates?.from).toBe(inDays(ahead));
  });

  it('undoes each removal separately, the last one at its previous position', async () => {
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

  it('undoes Clear All and keeps items added or changed since', async () => {
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

  it('keeps focus near a removed line', async () => {
    const { load } = await openCart([line('a'), line('b')]);
    await load();
    (button('Remove Name of b from cart').element() as HTMLElement).focus();
    await press('Remove Name of b from cart');
    const rest = page.getByRole('list', { name: 'Items in your booking cart' });
    await expect.element(rest).toHaveFocus();
    (button('Remove Name of a from cart').element() as HTMLElement).focus();
    await press('Remove Name of a from cart');
    expect(document.activeElement?.textContent).toContain('Your Booking Cart is Empty');
    expect(document.activeElement).not.toBe(document.body);
  });
});

describe('Book Now', () => {
  it('passes the items by router state and storage, then clears the cart', async () => {
    const { load, items, loadBookingScript } = await openCart();
    await load();
    await press('Book Now');
    await loadBookingScript();
    expect(receivedState()).toEqual({ bookingItems: CART, fromCart: true });
    expect(pending()).toEqual(CART);
    expect(items()).toEqual([]);
  });

  it('clears the cart last and loses nothing when storage is unavailable', async () => {
    const { load, items, loadBookingScript } = await openCart();
    await load();
    const itemCounts: number[] = [];
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key) => {
      if (key === PENDING) itemCounts.push(items().length);
      return refuse();
    });
    await press('Book Now');
    await loadBookingScript();
    expect(itemCounts).toEqual([CART.length]);
    expect(pending()).toBeNull();
    expect(receivedState()).toEqual({ bookingItems: CART, fromCart: true });
    expect(items()).toEqual([]);
  });

  it('loses nothing when it is clicked again while the booking page is loading', async () => {
    const { load, loadBookingScript } = await openCart();
    await load();
    await press('Book Now');
    // The booked items stay visible.
    expect(lines()).toEqual(['a × 2', 'b × 1', 'c × 3']);
    await press('Book Now');
    await loadBookingScript();
    expect(pending()).toEqual(CART);
    expect(receivedState()).toEqual({ bookingItems: CART, fromCart: true });
  });

  it('blocks changes to items that are being booked', async () => {
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

describe('Book Now, undone while the booking page is loading', () => {
  it.each(['Back', 'View cart'])('leaves the cart as it was: %s', async (name) => {
    const { load, items, loadBookingScript } = await openCart();
    await load();
    await press('Book Now');
    await press(name);
    expect(items()).toEqual(CART);
    expect(pending()).toBeNull();
    await press('Remove Name of a from cart');
    expect(lines()).toEqual(['b × 1', 'c × 3']);
    await press('Book Now');
    await loadBookingScript();
    expect(receivedState()).toEqual({ bookingItems: CART.slice(1), fromCart: true });
    expect(items()).toEqual([]);
    expect(pending()).toEqual(CART.slice(1));
  });
});

describe('the link to the summary', () => {
  const LINES = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => line(name));
  const link = page.getByRole('link', { name: 'Summary' });

  it.each([
    [360, 5, 0],
    [360, 6, 1],
    [1280, 6, 0],
  ])('%i px wide with %i lines: %i', async (width, count, links) => {
    await page.viewport(width, 740);
    const { load } = await openCart(LINES.slice(0, count));
    await load();
    await expect.poll(lines).toHaveLength(count);
    expect(link.elements()).toHaveLength(links);
  });
});

it.each([true, false])(
  'The skeleton has the height of a screen if a cart is stored: %s',
  async (hasCart) => {
    await page.viewport(768, 740);
    document.documentElement.toggleAttribute('data-cart', hasCart);
    await openCart([]);
    const skeleton = page.getByText('Loading your booking cart...').element().parentElement;
    const heights = [skeleton, skeleton?.querySelector('ul')].map((one) => one?.offsetHeight ?? 0);
    expect(heights.map((height) => height >= innerHeight)).toEqual([hasCart, hasCart]);
  },
);
