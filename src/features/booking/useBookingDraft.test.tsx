import { useRef, useState } from 'react';
import { Provider } from 'react-redux';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { savePendingItems } from '@/api/storage/pendingBooking';
import { contentStore, depsOf } from '@/api/content/contentStoreFixture';
import type { RentalDates } from '@/domain/availability/day';
import { renderWithProviders } from '../../../tests/helpers/component/TestProviders';
import { removeDraft } from './bookingDraft';
import { useBookingDraft } from './useBookingDraft';

let rendered: string[][] = [];

function Request({ dates }: { dates: RentalDates | null }) {
  const form = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState(dates);
  const [chosen, setChosen] = useState(dates);
  if (dates?.from !== asked?.from || dates?.to !== asked?.to) {
    setAsked(dates);
    setChosen(dates);
  }
  const { items, fields, differs, changeField } = useBookingDraft(form, chosen, {
    onDatesChange: setChosen,
  });
  rendered.push(items.map(({ id }) => id));
  return (
    <form ref={form}>
      <output>{`${chosen?.from} ${chosen?.to} ${differs?.preferredDate} ${differs?.duration}`}</output>
      {(['preferredDate', 'duration'] as const).map((name) => (
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

async function openPage(dates: RentalDates | null) {
  const store = contentStore(depsOf({}));
  const pageOn = (chosen: RentalDates | null) => (
    <Provider store={store}>
      <Request dates={chosen} />
    </Provider>
  );
  const { container, rerender, unmount } = await renderWithProviders(pageOn(dates));
  return {
    container,
    values: () => [...container.querySelectorAll('input')].map(({ value }) => value),
    choose: (chosen: RentalDates | null) => rerender(pageOn(chosen)),
    unmount,
  };
}

const DATES = { from: '2026-11-24', to: '2026-11-26' };

beforeEach(() => {
  removeDraft();
  rendered = [];
});

it('Preferred Date and Duration follow the rental dates that were chosen on another page', async () => {
  const { values, choose } = await openPage(DATES);
  expect(values()).toEqual(['2026-11-24', '3 Days']);
  await choose({ from: '2026-12-01', to: '2026-12-01' });
  expect(values()).toEqual(['2026-12-01', '1 Day']);
  await choose(null);
  expect(values()).toEqual(['', '']);
});

it('Rental dates move with Preferred Date and a Duration in days, and other texts differ', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T09:00:00+01:00') });
  const { values, container } = await openPage(DATES);
  const shown = () => container.querySelector('output')?.textContent;
  await page.getByRole('textbox', { name: 'preferredDate' }).fill('2026-12-01');
  expect(shown()).toBe('2026-12-01 2026-12-03 false false');
  await page.getByRole('textbox', { name: 'duration' }).fill('5 days');
  expect(shown()).toBe('2026-12-01 2026-12-05 false false');
  await page.getByRole('textbox', { name: 'duration' }).fill('1 Week');
  expect(shown()).toBe('2026-12-01 2026-12-05 false true');
  await page.getByRole('textbox', { name: 'preferredDate' }).fill('2026-11-01');
  expect(shown()).toBe('2026-12-01 2026-12-05 true true');
  expect(values()).toEqual(['2026-11-01', '1 Week']);
});

it('Preferred Date and Duration keep the edits of the visitor until the next visit of the page', async () => {
  const { unmount } = await openPage(DATES);
  await page.getByRole('textbox', { name: 'duration' }).fill('1 Week');
  await unmount();
  const { values } = await openPage(DATES);
  expect(values()).toEqual(['2026-11-24', '1 Week']);
});

it('A page that is opened by a link has the items of the cart from its first rendering on', async () => {
  const item = { id: 'a', name: 'Zoom', quantity: 2, category: '', image: '', price: '' };
  savePendingItems([item]);
  await openPage(null);
  expect(new Set(rendered.map(String))).toEqual(new Set(['a']));
});
