import { Provider } from 'react-redux';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  actAndFlush,
  renderWithProviders,
} from '../../../../tests/helpers/component/TestProviders';
import { rentalDatesStore } from '../rentalDatesFixture';
import { datesChosen } from '../rentalDatesSlice';
import { PublishedNote } from './PublishedNote';

const PUBLISHED = '2026-11-22T09:14:00.000Z';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(PUBLISHED) });
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
  const text = 'As published 22 Nov, 10:14. We confirm every request.';
  await expect.element(page.getByText(text)).toBeVisible();
});
