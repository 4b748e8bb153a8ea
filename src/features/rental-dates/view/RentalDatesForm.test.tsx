import { Provider } from 'react-redux';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { contentApi } from '@/api/content/contentApi';
import { renderWithProviders } from '../../../../tests/helpers/component/TestProviders';
import { rentalDatesStore } from '../rentalDatesFixture';
import { datesChosen, datesCleared, selectRentalDates } from '../rentalDatesSlice';
import RentalDatesForm from './RentalDatesForm';

const SITE = {
  brand: { name: 'Slate', logo: '' },
  workingHours: [
    { day: 'Monday to Saturday', hours: '9:00 AM - 6:00 PM' },
    { day: 'Sunday', hours: 'Closed' },
  ],
};
const PROMPT = 'Choose your dates once. They apply to the store, your cart and your request.';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T09:00:00+01:00') });
});

const group = () => page.getByRole('group', { name: 'Rental dates' });
const field = (label: 'From' | 'To') => group().getByLabelText(label, { exact: true });
const clear = () => group().getByRole('button', { name: 'Clear dates' });

async function showControl() {
  const store = rentalDatesStore({ 'site.json': SITE });
  await store.dispatch(contentApi.endpoints.site.initiate());
  await renderWithProviders(
    <Provider store={store}>
      <RentalDatesForm />
    </Provider>,
  );
  return { store, dates: () => selectRentalDates(store.getState()) };
}

describe('on a phone, the control', () => {
  beforeEach(() => page.viewport(360, 640));

  const prompt = () => group().getByText(PROMPT);
  const title = () => group().getByRole('button', { name: 'Rental dates' });

  it('shows its texts when its title is pressed', async () => {
    await showControl();
    await expect.element(field('To')).toBeVisible();
    await expect.element(prompt()).not.toBeVisible();
    expect(group().element().getBoundingClientRect().height).toBeLessThan(64);
    await title().click();
    await expect.element(title()).toHaveAttribute('aria-expanded', 'true');
    await expect.element(prompt()).toBeVisible();
    await title().click();
    await expect.element(prompt()).not.toBeVisible();
  });

  it('shows its texts when a field is used, and chosen dates when it is closed', async () => {
    const { dates } = await showControl();
    await userEvent.tab();
    await expect.element(title()).toHaveFocus();
    await userEvent.tab();
    await expect.element(field('From')).toHaveFocus();
    await expect.element(prompt()).toBeVisible();
    await field('From').fill('2026-11-24');
    await field('To').fill('2026-11-26');
    expect(dates()).not.toBeNull();
    await title().click();
    await expect.element(clear()).not.toBeInTheDocument();
    expect(group().element().getBoundingClientRect().height).toBeLessThan(64);
    await expect.element(field('From')).toHaveValue('2026-11-24');
    await expect.element(field('To')).toHaveValue('2026-11-26');
  });

  it('says when it is closed that the company is closed on a chosen day', async () => {
    await showControl();
    await field('From').fill('2026-11-29');
    await field('To').fill('2026-12-06');
    await title().click();
    await expect.element(clear()).not.toBeInTheDocument();
    const hint = (text: string) =>
      group().getByText(`${text}: closed on Sunday, next open day Monday`);
    await expect.element(hint('Pick-up')).toBeVisible();
    await expect.element(hint('Return')).not.toBeVisible();
  });

  it('stays open while its dates are wrong', async () => {
    await showControl();
    await field('From').fill('2026-11-21');
    await title().click();
    await expect.element(group().getByText('The first day can’t be in the past')).toBeVisible();
  });
});

describe('the place for the texts of dates', () => {
  const hasPlace = () => document.documentElement.hasAttribute('data-dates');
  const DATES = { from: '2026-11-24', to: '2026-11-26' };

  beforeEach(async () => {
    await page.viewport(768, 800);
    // As set by the inline script for stored dates.
    document.documentElement.setAttribute('data-dates', '');
  });

  it('is given up when the dates are cleared in another tab', async () => {
    const { store } = await showControl();
    expect(hasPlace()).toBe(true);
    store.dispatch(datesChosen(DATES));
    await expect.element(clear()).toBeVisible();
    store.dispatch(datesCleared());
    await expect.poll(hasPlace).toBe(false);
  });

  it('is given up when the stored dates cannot be used', async () => {
    const { store } = await showControl();
    store.dispatch(datesChosen({ from: DATES.to, to: DATES.from }));
    await expect.poll(hasPlace).toBe(false);
  });

  it('is kept while a date is typed again, until the fields are empty', async () => {
    const { store, dates } = await showControl();
    store.dispatch(datesChosen(DATES));
    await field('To').fill('');
    expect(dates()).toBeNull();
    expect(hasPlace()).toBe(true);
    await field('From').fill('');
    await expect.poll(hasPlace).toBe(false);
  });
});

it('shows all parts of the control from the start on a wider screen', async () => {
  await page.viewport(768, 800);
  await showControl();
  await expect.element(group().getByText(PROMPT)).toBeVisible();
  await expect
    .element(group().getByRole('button', { name: 'Rental dates' }))
    .not.toBeInTheDocument();
});

describe('the control of the rental dates', () => {
  it('chooses dates when both are valid, and clears them', async () => {
    const { dates } = await showControl();
    await expect.element(group()).toHaveTextContent(PROMPT);
    await expect.element(clear()).not.toBeInTheDocument();
    await field('From').fill('2026-11-24');
    await expect.element(group()).toHaveTextContent('Choose the last day too.');
    expect(dates()).toBeNull();
    await field('To').fill('2026-11-26');
    await expect.element(group()).toHaveTextContent('24 Nov 2026 to 26 Nov 2026 (3 days)');
    expect(dates()).toEqual({ from: '2026-11-24', to: '2026-11-26' });

    await clear().click();
    await expect.element(group()).toHaveTextContent(PROMPT);
    await expect.element(field('From')).toHaveFocus();
    await expect.element(clear()).not.toBeInTheDocument();
    await expect.element(field('From')).toHaveValue('');
    await expect.element(field('To')).toHaveValue('');
    expect(dates()).toBeNull();
  });

  it.each([
    ['From', '2026-11-21', '2026-11-26', 'The first day can’t be in the past'],
    ['From', '2027-11-23', '2027-11-23', 'The first day can be 22 Nov 2027 at the latest'],
    ['To', '2026-11-24', '2026-11-23', 'The last day can’t be before the first day'],
    ['To', '2027-11-22', '2027-11-23', 'The last day can be 22 Nov 2027 at the latest'],
  ] as const)('names the limit of %s for %s to %s', async (label, from, to, message) => {
    const { dates } = await showControl();
    await field('From').fill(from);
    await field('To').fill(to);
    await expect.element(group()).toHaveTextContent(message);
    await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field(label)).toHaveAccessibleDescription(message);
    await expect.element(field('From')).toHaveValue(from);
    expect(dates()).toBeNull();
  });

  it('has a calendar for the keyboard, which gives the focus back', async () => {
    await page.viewport(1280, 900);
    const { dates } = await showControl();
    const open = group().getByRole('button', { name: 'Open calendar' });
    (open.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    const calendar = page.getByRole('dialog', { name: 'Choose your rental dates' });
    const day = (name: RegExp) => calendar.getByRole('button', { name });
    await expect.element(day(/22 November/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}{ArrowRight}{ArrowRight}');
    await expect.element(day(/26 November/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(dates).toEqual({ from: '2026-11-24', to: '2026-11-26' });
    await userEvent.keyboard('{Escape}');
    await expect.element(calendar).not.toBeInTheDocument();
    await expect.element(open).toHaveFocus();
  });

  it('limits its fields to today, a year ahead, and the first day', async () => {
    await showControl();
    await expect.element(field('From')).toHaveAttribute('min', '2026-11-22');
    await expect.element(field('To')).toHaveAttribute('max', '2027-11-22');
    await field('From').fill('2026-11-24');
    await expect.element(field('To')).toHaveAttribute('min', '2026-11-24');
  });

  it('follows the day of Lagos when the visitor returns, and clears dates that are past', async () => {
    const { store, dates } = await showControl();
    store.dispatch(datesChosen({ from: '2026-11-22', to: '2026-11-22' }));
    await expect.element(group()).toHaveTextContent('22 Nov 2026 to 22 Nov 2026 (1 day)');
    vi.setSystemTime(Date.parse('2026-11-23T00:30:00+01:00'));
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.element(field('From')).toHaveAttribute('min', '2026-11-23');
    await expect.element(field('From')).toHaveValue('');
    expect(dates()).toBeNull();
  });

  it('no longer applies dates that become invalid', async () => {
    const { store, dates } = await showControl();
    store.dispatch(datesChosen({ from: '2026-11-24', to: '2026-11-26' }));
    await expect.element(field('To')).toHaveValue('2026-11-26');
    await field('From').fill('2026-11-27');
    await expect.element(group()).toHaveTextContent('The last day can’t be before the first day');
    expect(dates()).toBeNull();
  });

  it('names the next open day for a day on which the company is closed, and accepts it', async () => {
    const { dates } = await showControl();
    await field('From').fill('2026-11-29');
    await field('To').fill('2026-11-29');
    await expect
      .element(group())
      .toHaveTextContent('Pick-up and return: closed on Sunday, next open day Monday, 30 Nov');
    expect(dates()).toEqual({ from: '2026-11-29', to: '2026-11-29' });
  });
});
