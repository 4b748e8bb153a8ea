import { expect, it } from 'vitest';
import { undoRequested } from '../../forms/useSave';
import { selectCharging } from '../store/stockSelectors';
import { requestAmounts } from '../store/selectors';
import { openRequestsStore, zoomRequest } from './requestsStoreFixture';
import { applyIncoming } from '../intake/receive';
import { extendRental } from '../handover/handoverThunks';
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
  dispatch(undoRequested(getState().history.done.findLast(({ desk }) => desk)!.id));
  await expect.poll(() => request()?.status).toBe('new');
  expect(total()).toBe(75_000_00);
  expect(request()?.confirmedDays).toBeNull();
});

const longer = zoomRequest({ ...WEEK, to: '2026-11-30' });

it.each([
  ['changed', () => editRequest(REF, { to: longer.to })],
  ['extended', () => extendRental(REF, longer.to)],
  ['replaced by those of the customer', () => applyIncoming(longer)],
])(
  'Dates that are %s after the confirmation keep their days when the rules change',
  async (_how, change) => {
    const { store, load, request } = await openRequestsStore(zoomRequest(WEEK));
    await load();
    const { dispatch, getState } = store;
    const total = () => requestAmounts(request()!, selectCharging(getState())).totals.total;
    await dispatch(takeStep(REF, 'confirmed'));
    await dispatch(takeStep(REF, 'collected'));
    const { confirmedDays } = request()!;
    // Changes of holds are steps of their own.
    const lastStep = () => getState().history.done.findLast(({ desk }) => desk)?.id ?? '';
    const collected = lastStep();
    dispatch(change());
    await dispatch(changeRentalTerms({ rules: { weekDays: 3 } }));
    expect(total()).toBe(200_000_00);
    expect(request()?.log.at(-1)?.detail).not.toMatch(/confirmed/i);
    // An edit of a field is no step.
    if (lastStep() === collected) return;
    dispatch(undoRequested(lastStep()));
    await expect.poll(() => request()?.to).toBe(WEEK.to);
    expect(request()?.confirmedDays).toEqual(confirmedDays);
    expect(total()).toBe(175_000_00);
  },
);
