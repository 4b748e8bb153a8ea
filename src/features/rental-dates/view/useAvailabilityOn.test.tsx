import { Provider } from 'react-redux';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AVAILABILITY_CHECK_MS, useAvailability } from '@/api/content/useAvailability';
import {
  actAndFlush,
  renderWithProviders,
} from '../../../../tests/helpers/component/TestProviders';
import { rentalDatesStore } from '../rentalDatesFixture';
import { datesChosen } from '../rentalDatesSlice';
import { PublishedNote } from './PublishedNote';
import { useAvailabilityOn } from './useAvailabilityOn';

const PUBLISHED = '2026-11-22T12:00:00.000Z';

function Times() {
  const onDates = useAvailabilityOn()?.updatedAt ?? 'none';
  const all = useAvailability()?.updatedAt ?? 'none';
  return <output>{`${onDates} ${all}`}</output>;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.parse(PUBLISHED) });
});

it('no availability is shown once it is too old, even if the page stays open', async () => {
  const store = rentalDatesStore({ 'availability.json': { updatedAt: PUBLISHED, holds: [] } });
  store.dispatch(datesChosen({ from: '2026-12-10', to: '2026-12-11' }));
  await renderWithProviders(
    <Provider store={store}>
      <Times />
    </Provider>,
  );
  await expect.element(page.getByText(`${PUBLISHED} ${PUBLISHED}`)).toBeVisible();
  vi.setSystemTime(Date.parse('2026-12-06T13:00:00.000Z'));
  await actAndFlush(() => vi.advanceTimersByTimeAsync(AVAILABILITY_CHECK_MS));
  await expect.element(page.getByText('none none')).toBeVisible();
});

it('shows the age of the availability below a list once dates are chosen', async () => {
  const store = rentalDatesStore({ 'availability.json': { updatedAt: PUBLISHED, holds: [] } });
  await renderWithProviders(
    <Provider store={store}>
      <PublishedNote />
    </Provider>,
  );
  expect(document.querySelector('p')?.textContent).toBe('');
  await actAndFlush(() => store.dispatch(datesChosen({ from: '2026-11-24', to: '2026-11-26' })));
  const text = 'As published 22 Nov, 13:00. We confirm every request.';
  await expect.element(page.getByText(text)).toBeVisible();
});
