import { useState } from 'react';
import { Provider } from 'react-redux';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { depsOf } from '@/api/content/contentStoreFixture';
import type { CartItem } from '@/domain/cart/cart';
import { datesChosen } from '@/features/rental-dates';
import { everywhere, smallContent, type Files } from '@/domain/content/contentFixture';
import { BottomBar, QuantityRow } from '@/ui/layout/RequestBoxes';
import { renderWithProviders } from '../../../../tests/helpers/component/TestProviders';
import { makeStore } from '../../store/makeStore';
import { ItemExtras, RequestTotal } from './RequestedParts';

/** How often the ID of the item was read, which every computation of an estimate does. */
let reads = 0;
const item: CartItem = {
  get id() {
    reads += 1;
    return 'p1';
  },
  name: 'Zoom',
  quantity: 9,
  category: '',
  image: '',
  price: '',
};
const items = [item, { ...item, id: 'p2', name: 'Prime' }];

/** Seven units of the zoom are available, of which all are in stock. */
const availability = { updatedAt: '2026-11-22T07:00:00.000Z', holds: [] };

function files() {
  const content = structuredClone(smallContent().files) as Files;
  everywhere(content, 'p1', { dailyRate: 150_000, stock: 7 });
  return { ...content, 'rental.json': { rules: { weekDays: 4 } } };
}

function Column({ width }: { width: number }) {
  const [text, setText] = useState('');
  return (
    <div style={{ width }}>
      <input aria-label="Notes" value={text} onChange={(event) => setText(event.target.value)} />
      <div data-part="extras">
        <QuantityRow>
          <div className="quantity" style={{ width: 120, height: 46 }} />
          <ItemExtras item={item} items={items} />
        </QuantityRow>
      </div>
      <div data-part="total">
        <BottomBar>
          <RequestTotal items={items} />
        </BottomBar>
      </div>
    </div>
  );
}

const show = (width: number, more: Record<string, unknown> = {}) => {
  const store = makeStore(depsOf({ ...files(), ...more }));
  store.dispatch(datesChosen({ from: '2026-11-23', to: '2026-11-29' }));
  return renderWithProviders(
    <Provider store={store}>
      <Column width={width} />
    </Provider>,
  );
};

const heights = () =>
  [...document.querySelectorAll<HTMLElement>('[data-part]')].map((part) => part.offsetHeight);
const estimates = page.getByText(/^About ₦5,400,000 for 7 days \(4 charged\)/);
const included = page.getByText('What comes with it');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T09:00:00+01:00') });
  document.documentElement.dataset['dates'] = '';
});

it.each([
  [310, 360],
  [328, 390],
  [420, 600],
  [310, 900],
  [620, 1280],
])(
  'Estimates and contents have their place before they are known, %i px wide on a screen of %i px',
  async (width, screen) => {
    await page.viewport(screen, 844);
    await show(width);
    const before = heights();
    await expect.element(estimates.nth(1)).toBeVisible();
    await expect.element(included).toBeVisible();
    expect(heights()).toEqual(before);
  },
);

it('They are not computed again with each key', async () => {
  await show(328);
  await expect.element(estimates.nth(1)).toBeVisible();
  await expect.element(included).toBeVisible();
  const before = reads;
  const keys = 'At night, near the sea';
  await page.getByLabelText('Notes').click();
  await userEvent.keyboard(keys);
  await expect.element(page.getByLabelText('Notes')).toHaveValue(keys);
  // What is loaded meanwhile may compute them again, but not each key.
  expect(reads - before).toBeLessThan(2 * keys.length);
});

it('They say how much is not available on the dates', async () => {
  await show(560, { 'availability.json': availability });
  await expect.element(page.getByText(/\(2 of \d+ not free on these dates\)/)).toBeVisible();
});

it('A product that is not in the store any more is shown as such', async () => {
  const store = makeStore(depsOf(files()));
  await renderWithProviders(
    <Provider store={store}>
      <ItemExtras item={{ ...item, id: 'gone' }} items={items} />
    </Provider>,
  );
  await expect.element(page.getByText(/^No longer in our store: we will suggest/)).toBeVisible();
});
