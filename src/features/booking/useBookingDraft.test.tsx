import { StrictMode, useRef } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { contentStore, depsOf } from '@/api/content/contentStoreFixture';
import type { RentalDates } from '@/domain/availability/day';
import type { CartItem } from '@/domain/cart/cart';
import { removeDraft } from './bookingDraft';
import { useBookingDraft } from './useBookingDraft';

function item(id: string, quantity = 1): CartItem {
  return { id, name: `Name of ${id}`, quantity, category: 'Lenses', image: '/a.webp', price: '' };
}

const FIELDS = ['subject', 'preferredDate', 'duration'] as const;

/** Shows the items and the generated fields of the draft. */
function Request({ dates }: { dates: RentalDates | null }) {
  const form = useRef<HTMLFormElement>(null);
  const { items, fields, changeField } = useBookingDraft(form, dates);
  return (
    <form ref={form}>
      <output>{items.map(({ name, quantity }) => `${name} × ${quantity}`).join(', ')}</output>
      {FIELDS.map((name) => (
        <input
          key={name}
          name={name}
          aria-label={name}
          value={fields[name]}
          onChange={(event) => changeField(name, event.target.value)}
        />
      ))}
    </form>
  );
}

/** Renders the booking page in StrictMode, which runs every effect twice. */
async function openPage(state?: unknown, search = '', dates: RentalDates | null = null) {
  const store = contentStore(depsOf({ 'products/index.json': { products: [] } }));
  const pageOn = (chosen: RentalDates | null) => (
    <StrictMode>
      <Provider store={store}>
        <MemoryRouter initialEntries={[{ pathname: '/booking', search, state, key: 'visit' }]}>
          <Request dates={chosen} />
        </MemoryRouter>
      </Provider>
    </StrictMode>
  );
  const { container, rerender, unmount } = await render(pageOn(dates));
  return {
    shown: () => container.querySelector('output')?.textContent,
    values: () => [...container.querySelectorAll('input')].map(({ value }) => value),
    choose: (chosen: RentalDates | null) => rerender(pageOn(chosen)),
    unmount,
  };
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

describe('Preferred Date and Duration', () => {
  const dates = { from: '2026-11-24', to: '2026-11-26' };
  const openOn = (chosen: RentalDates | null) => openPage(undefined, '', chosen);

  it('follow the rental dates that were chosen on another page', async () => {
    const { values, choose } = await openOn(dates);
    expect(values()).toEqual(['', '2026-11-24', '3 Days']);
    await choose({ from: '2026-12-01', to: '2026-12-01' });
    expect(values()).toEqual(['', '2026-12-01', '1 Day']);
    await choose(null);
    expect(values()).toEqual(['', '', '']);
  });

  it('keep the edits of the visitor until the next visit of the page', async () => {
    const { unmount } = await openOn(dates);
    await page.getByRole('textbox', { name: 'duration' }).fill('1 Week');
    await unmount();
    const { values } = await openOn(dates);
    expect(values()).toEqual(['', '2026-11-24', '1 Week']);
  });
});
