import { expect, it } from 'vitest';
import { undoRequested } from '../../forms/saveEdits';
import { selectCharging } from '../store/stockSelectors';
import { requestAmounts } from '../store/selectors';
import { openRequestsStore, zoomRequest } from './requestsStoreFixture';
import { changeRentalTerms, editRequest, takeStep } from './thunks';

const REF = 'SL-AAA222';
const WEEK = { from: '2026-11-23', to: '2026-11-29', vatBasisPoints: 0 };

it('A request that was confirmed without a quote keeps its total when the rules change, until Undo', async () => {
  const { store, load, request } = await openRequestsStore(zoomRequest(WEEK));
  await load();
  const { dispatch, getState } = store;
  const total = () => requestAmounts(request()!, selectCharging(getState())).totals.total;
  await dispatch(changeRentalTerms({ rules: { weekDays: 4 } }));
  await dispatch(takeStep(REF, 'confirmed'));
  await dispatch(changeRentalTerms({ rules: { weekDays: 3 } }));
  expect(total()).toBe(100_000_00);
  await dispatch(editRequest(REF, { to: '2026-11-28' }));
  expect(total()).toBe(75_000_00);
  await dispatch(editRequest(REF, { to: '' }));
  await dispatch(editRequest(REF, { to: WEEK.to }));
  expect(total()).toBe(75_000_00);
  dispatch(undoRequested(getState().undoHistory.done.findLast(({ desk }) => desk)!.id));
  await expect.poll(() => request()?.status).toBe('new');
  expect(total()).toBe(75_000_00);
  expect(request()?.confirmedDays).toBeNull();
});
