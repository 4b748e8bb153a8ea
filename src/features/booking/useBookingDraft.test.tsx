import { StrictMode, useRef } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { contentStore, depsOf } from '@/api/content/contentStoreFixture';
import type { CartItem } from '@/domain/cart/cart';
import { removeDraft } from './bookingDraft';
import { useBookingDraft } from './useBookingDraft';

function item(id: string, quantity = 1): CartItem {
  return { id, name: `Name of ${id}`, quantity, category: 'Lenses', image: '/a.webp', price: '' };
}

/** Shows the items and the subject of the draft. */
function Request() {
  const form = useRef<HTMLFormElement>(null);
  const { items, fields } = useBookingDraft(form, null);
  return (
    <form ref={form}>
      <output>{items.map(({ name, quantity }) => `${name} × ${quantity}`).join(', ')}</output>
      <input name="subject" readOnly value={fields.subject} />
    </form>
  );
}

/** Renders the booking page in StrictMode, which runs every effect twice. */
async function openPage(state?: unknown, search = '') {
  const store = contentStore(depsOf({ 'products/index.json': { products: [] } }));
  const { container, unmount } = await render(
    <StrictMode>
      <Provider store={store}>
        <MemoryRouter initialEntries={[{ pathname: '/booking', search, state, key: 'visit' }]}>
          <Request />
        </MemoryRouter>
      </Provider>
    </StrictMode>,
  );
  return { shown: () => container.querySelector('output')?.textContent, unmount };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  vi.restoreAllMocks();
  removeDraft();
  localStorage.clear();
  sessionStorage.clear();
});

describe('useBookingDraft in StrictMode', () => {
  it('adds the pending items once and removes their entry', async () => {
    localStorage.setItem('pendingBookingItems', JSON.stringify([item('a', 2), item('b')]));
    const { shown } = await openPage();
    expect(shown()).toBe('Name of a × 2, Name of b × 1');
    expect(localStorage.getItem('pendingBookingItems')).toBeNull();
  });

  it('adds the items of the router state once', async () => {
    const { shown } = await openPage({ bookingItems: [item('a', 2)], fromCart: true });
    expect(shown()).toBe('Name of a × 2');
  });

  it('counts each name of the query once', async () => {
    const { shown } = await openPage(undefined, '?booking=Crane,Crane,Dolly');
    expect(shown()).toBe('Crane × 2, Dolly × 1');
  });

  it('shows the items after a reload, although their entry was removed', async () => {
    localStorage.setItem('pendingBookingItems', JSON.stringify([item('a')]));
    const { unmount } = await openPage();
    await unmount();
    const { shown } = await openPage();
    expect(shown()).toBe('Name of a × 1');
  });

  it('keeps the items when session storage is unavailable', async () => {
    localStorage.setItem('pendingBookingItems', JSON.stringify([item('a')]));
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { shown } = await openPage();
    expect(shown()).toBe('Name of a × 1');
  });

  it.each(['{bad', '{"id":1}', '[null,7]', ''])('ignores an invalid list: %s', async (text) => {
    localStorage.setItem('pendingBookingItems', text);
    const { shown } = await openPage();
    expect(shown()).toBe('');
  });
});
