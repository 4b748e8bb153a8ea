import { useEffect, useRef, useState } from 'react';
import { Provider } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { configure } from 'vitest-browser-react/pure';
import { contentStore, depsOf } from '../../../src/api/content/contentStoreFixture';
import type { CartItem } from '../../../src/domain/cart/cart';
import { BookingRequest } from '../../../src/features/booking';
import { loadOutboxParts } from '../../../src/features/outbox/useSend';
import { IsPreviewContext } from '../../../src/ui/form/previewContext';
import { BLANK_PICTURES, renderWithProviders } from './TestProviders';
import { deferredSend, submitForm } from './deferredSend';
import { line } from './tabs';
import { typeInto } from './typeInto';

export const PENDING = 'pendingBookingItems';
export const DRAFT = 'bookingDraft';

export const REQUIRED = {
  'Full Name': 'Adaeze Obi',
  'Email Address': 'adaeze@example.com',
  'Phone Number': '+234 801 234 5678',
};

export interface BookingVisit {
  search?: string;
  items?: CartItem[];
  /** Key of the history entry. It stays the same after a reload. */
  key?: string;
  /** Runs effects twice, as in development. */
  isStrict?: boolean;
  isPreview?: boolean;
  cart?: CartItem[];
}

export async function renderBooking(visit: BookingVisit = {}) {
  const { search = '', items, key = 'first', isStrict = false, isPreview = false, cart } = visit;
  // Loaded by the time that a visitor has filled in the form.
  await loadOutboxParts();
  const gateway = deferredSend();
  let cartNow: readonly CartItem[] = cart ?? [];
  const told = {
    sent: vi.fn(),
    failed: vi.fn(),
    done: vi.fn(),
    queued: vi.fn(),
    discarded: vi.fn(),
  };
  const store = contentStore(depsOf({}));

  /** Like the booking page: a result removes the items from the URL. */
  function Page() {
    const navigate = useNavigate();
    const [inCart, setInCart] = useState(cartNow);
    const isShown = useRef(true);
    useEffect(() => {
      isShown.current = true;
      return () => {
        isShown.current = false;
      };
    }, []);
    const forgetArrival = () => {
      if (isShown.current) void navigate('/booking', { replace: true });
      return isShown.current;
    };
    return (
      <BookingRequest
        whatsapp="08030000000"
        email="hello@slate.example"
        cart={{
          items: inCart,
          isLoaded: true,
          onChange(update) {
            cartNow = update(cartNow);
            setInCart(cartNow);
          },
        }}
        onSent={(reference) => {
          told.sent(reference);
          return forgetArrival();
        }}
        onFailed={told.failed}
        onDone={told.done}
        onQueued={() => {
          told.queued();
          return forgetArrival();
        }}
        onDiscarded={() => {
          told.discarded();
          forgetArrival();
        }}
      />
    );
  }
  const part = (
    <Provider store={store}>
      <IsPreviewContext value={isPreview}>
        <Page />
      </IsPreviewContext>
    </Provider>
  );
  const state = items && { bookingItems: items, fromCart: true };
  // Strict mode runs the effects of the first render twice only if it wraps the whole tree.
  configure({ reactStrictMode: isStrict });
  const { unmount } = await renderWithProviders(part, {
    path: { pathname: '/booking', search, state, key },
    pictures: BLANK_PICTURES,
  });
  configure({ reactStrictMode: false });
  return { ...gateway, ...told, cartNow: () => cartNow, unmount };
}

const form = () => page.getByRole('form', { name: 'Booking request' });

export const bookingField = (label: string) => form().getByLabelText(label);

export const bookingValue = (label: string) =>
  (bookingField(label).element() as HTMLInputElement).value;

export const bookingButton = (name: string) => page.getByRole('button', { name, exact: true });

const bookingForm = () => form().element() as HTMLFormElement;

export const fillBooking = (values: Record<string, string> = REQUIRED) =>
  typeInto(bookingForm(), values);

export const submitBooking = () => submitForm(bookingForm());

/** Renders the form with an item, fills it in and submits it. The e-mail service has not answered yet. */
export async function sendOne(values: Record<string, string> = {}, visit: BookingVisit = {}) {
  const opened = await renderBooking({ items: [line('a', 2)], ...visit });
  await fillBooking({ ...REQUIRED, ...values });
  await submitBooking();
  return opened;
}

export const shownItems = () =>
  [...document.querySelectorAll('[aria-label="Selected items"] > li')].map((item) =>
    [...item.querySelectorAll('strong, small')].map((part) => part.textContent).join(': '),
  );

export const storedBookingDraft = () => {
  const parts = [sessionStorage, localStorage].map((storage) => storage.getItem(DRAFT));
  if (parts.every((part) => part === null)) return null;
  const [mine, shared] = parts.map((part) => JSON.parse(part ?? '{}') as object);
  return { items: [], fields: {}, ...mine, ...shared } as unknown as {
    items: CartItem[];
    fields: Record<string, string>;
    reference: string;
  };
};
