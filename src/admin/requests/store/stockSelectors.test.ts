import { expect, it } from 'vitest';
import { chargeableDays } from '@/domain/prices/chargeableDays';
import { estimateText, vatOf } from '@/domain/prices/estimate';
import { parseRentalTerms } from '@/domain/prices/rentalTerms';
import { formatMoney } from '@/domain/rental/money';
import { requestItem } from '@/domain/rental/rentalFixture';
import { changeRentalTerms, addRequest } from '../changes/thunks';
import { openRequestsStore, useDate, zoomRequest } from '../changes/requestsStoreFixture';
import { requestAmounts } from './selectors';
import { writeSettings } from './writeDesk';
import { selectCharging, selectAreTermsUnpublished, selectBetween } from './stockSelectors';

useDate('2026-11-22T09:00:00Z');

it('Days between rentals are those of the rental terms, and of single products those of the desk', async () => {
  const { store, load } = await openRequestsStore();
  store.dispatch(writeSettings({ daysBetween: { p2: 5 } }));
  const between = () => selectBetween(store.getState());
  await store.dispatch(changeRentalTerms({ daysBetween: 2 }));
  expect(between()).toBeUndefined();
  await load();
  expect(between()).toEqual({ all: 0, byProduct: { p2: 5 }, sameDay: false });
  await store.dispatch(changeRentalTerms({ daysBetween: 2 }));
  expect(between()).toEqual({ all: 2, byProduct: { p2: 5 }, sameDay: false });
});

it('Rentals share days if the website says so and has no days between rentals, but not of products with days of their own', async () => {
  const items = [requestItem('p1', 'Zoom'), requestItem('p2', 'Prime')];
  const { store, load, holds } = await openRequestsStore(
    zoomRequest({ status: 'confirmed', items }),
  );
  await load();
  store.dispatch(writeSettings({ daysBetween: { p2: 1 } }));
  const ends = () => holds()?.map(({ to }) => to);
  await expect.poll(ends).toEqual(['2026-11-26', '2026-11-27']);
  await store.dispatch(changeRentalTerms({ sameDay: true }));
  // Visitors share the last day of each hold.
  await expect.poll(ends).toEqual(['2026-11-26', '2026-11-28']);
  await store.dispatch(changeRentalTerms({ daysBetween: 1 }));
  await expect.poll(ends).toEqual(['2026-11-27', '2026-11-27']);
});

it('The desk computes with unpublished rental terms, and new requests keep their tax', async () => {
  const { store, files, load, request } = await openRequestsStore();
  files['rental.json'] = { rules: { weekDays: 4 }, vat: 10 };
  await load();
  const state = () => store.getState();
  const add = (ref: string) => store.dispatch(addRequest(zoomRequest({ ref })));
  expect(selectCharging(state()).rules).toEqual({ weekDays: 4 });
  await add('SL-AAA222');
  expect(selectAreTermsUnpublished(state())).toBe(false);
  await store.dispatch(changeRentalTerms({ conditions: ['An ID is due.'] }));
  expect(selectAreTermsUnpublished(state())).toBe(false);
  await store.dispatch(changeRentalTerms({ rules: { weekDays: 3 }, vat: undefined }));
  expect(selectAreTermsUnpublished(state())).toBe(true);
  expect(selectCharging(state()).rules).toEqual({ weekDays: 3 });
  await add('SL-BBB333');
  await store.dispatch(changeRentalTerms({ vat: 'unknown' }));
  await add('SL-CCC444');
  const taxes = ['SL-AAA222', 'SL-BBB333', 'SL-CCC444'].map((ref) => request(ref)?.vatBasisPoints);
  expect(taxes).toEqual([1000, 750, 750]);
});

it.each([
  [
    { weekendAsOne: true },
    { from: '2026-11-27', to: '2026-11-29' },
    '₦340,000',
    '3 days (2 charged)',
  ],
  [{ weekDays: 4 }, { from: '2026-11-23', to: '2026-11-29' }, '₦680,000', '7 days (4 charged)'],
  [{}, { from: '2026-11-27', to: '2026-11-29' }, '₦510,000', '3 days'],
])('With %j, the desk quotes what visitors were told', async (rules, dates, amount, days) => {
  const { store, files, load, request } = await openRequestsStore();
  files['rental.json'] = { rules, vat: 7.5 };
  await load();
  const items = [{ ...requestItem('p1', 'Zoom'), dailyRate: 170_000_00 }];
  await store.dispatch(addRequest(zoomRequest({ ...dates, items })));
  const { totals } = requestAmounts(request('SL-AAA222')!, selectCharging(store.getState()));
  const terms = parseRentalTerms(files['rental.json']).value;
  const told = { ...chargeableDays(dates, rules), vatBasisPoints: vatOf(terms) as number };
  expect(estimateText([{ quantity: 1, dailyRate: 170_000 }], told)).toBe(
    `About ${amount} for ${days}, plus 7.5% VAT`,
  );
  expect(formatMoney(totals.subtotal)).toBe(amount);
  expect(totals.tax).toBe(totals.subtotal * 0.075);
});
