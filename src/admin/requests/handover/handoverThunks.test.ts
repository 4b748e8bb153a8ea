import { expect, it, vi } from 'vitest';
import { requestItem } from '@/domain/rental/rentalFixture';
import { undoRequested } from '../../forms/saveEdits';
import { openRequestsStore, useDate, zoomRequest } from '../changes/requestsStoreFixture';
import { editRequest, takeStep } from '../changes/thunks';
import { writeSettings } from '../store/writeDesk';
import { editHandover, extendRental, saveHandover, saveReturn } from './handoverThunks';

const REF = 'SL-AAA222';
const [SIGNED, LATER] = ['2026-11-24T09:00:00.000Z', '2026-11-25T09:00:00.000Z'];

useDate(SIGNED);

async function openConfirmed() {
  const { store, request, toasts } = await openRequestsStore(zoomRequest({ status: 'confirmed' }));
  const setTerms = (terms: string) => store.dispatch(writeSettings({ terms }));
  setTerms('Old terms');
  return { store, toasts, setTerms, handover: () => request()?.handover };
}

it.each([{ signatureId: 'photo-1' }, { signedBy: 'Ada Obi' }, {}])(
  'A hand-over that is saved again keeps its time and terms: %j',
  async (signature) => {
    const { store, setTerms, handover } = await openConfirmed();
    await store.dispatch(editHandover(REF, () => ({ condition: 'Good', ...signature })));
    await store.dispatch(saveHandover(REF));
    setTerms('New terms');
    vi.setSystemTime(LATER);
    await store.dispatch(editHandover(REF, () => ({ condition: 'Small scratch' })));
    await store.dispatch(saveHandover(REF));
    const signed = { condition: 'Small scratch', at: SIGNED, terms: 'Old terms', ...signature };
    expect(handover()).toMatchObject(signed);
  },
);

it('The equipment that is signed for is stored with the signature, and follows no later change', async () => {
  const { store, handover } = await openConfirmed();
  await store.dispatch(editRequest(REF, { deposit: 50_000_00 }));
  await store.dispatch(editHandover(REF, () => ({ signedBy: 'Ada Obi' })));
  const signedFor = '1 × Zoom\nRental dates: 24 Nov 2026 to 26 Nov 2026 (3 days)\nDeposit: ₦50,000';
  expect(handover()?.signedFor).toBe(signedFor);
  await store.dispatch(editRequest(REF, { deposit: 0 }));
  expect(handover()?.signedFor).toBe(signedFor);
  await store.dispatch(editHandover(REF, () => ({ signedBy: '' })));
  expect(handover()?.signedFor).toBe('');
});

it('A hand-over that is saved twice at the same time is one step', async () => {
  const { store, labels } = await openRequestsStore(zoomRequest({ status: 'confirmed' }));
  const save = () => store.dispatch(saveHandover(REF));
  const first = save();
  vi.setSystemTime(LATER);
  await Promise.all([first, save()]);
  expect(labels()).toHaveLength(1);
  await Promise.all([1, 2].map(() => store.dispatch(extendRental(REF, '2026-11-28'))));
  expect(labels()).toHaveLength(2);
});

/** Takes back of three: one missing with a charge, then one. Returns what undoes the step with this position. */
async function openTakenTwice() {
  const items = [requestItem('p1', 'Zoom', 3)];
  const opened = await openRequestsStore(zoomRequest({ items }));
  const { store, request } = opened;
  await store.dispatch(takeStep(REF, 'confirmed'));
  await store.dispatch(takeStep(REF, 'collected'));
  const [first, second] = request()!.checklist;
  const piece = { note: '', charge: 0 };
  await store.dispatch(saveReturn(REF, [{ ...piece, id: first!.id, state: 'missing', charge: 5 }]));
  const charged = request()!.lines;
  await store.dispatch(saveReturn(REF, [{ ...piece, id: second!.id, state: 'returned' }]));
  const undo = (index: number) =>
    store.dispatch(undoRequested(store.getState().undoHistory.done[index]!.id));
  const states = () => request()?.checklist.map(({ state }) => state);
  return { ...opened, charged, undo, states };
}

it('Undo of an earlier return is refused while there is a later one, and names it', async () => {
  const { request, toasts, labels, charged, undo, states } = await openTakenTwice();
  undo(2);
  expect(request()).toMatchObject({ status: 'partlyReturned', lines: charged });
  expect(states()).toEqual(['missing', 'returned', '']);
  expect(toasts().at(-1)?.message).toBe(
    `Can’t undo: the request was changed again afterwards. Undo “${REF}: Taken back: 1 returned” first.`,
  );
  expect(labels()).toHaveLength(4);
  undo(3);
  expect(states()).toEqual(['missing', '', '']);
  expect(request()).toMatchObject({ status: 'partlyReturned', lines: charged });
  undo(2);
  expect(states()).toEqual(['', '', '']);
  expect(request()).toMatchObject({ status: 'collected', lines: [] });
});

it('Undo of a hand-over is refused after equipment came back', async () => {
  const { store, setTerms, handover, toasts } = await openConfirmed();
  setTerms('Terms');
  await store.dispatch(saveHandover(REF));
  await store.dispatch(takeStep(REF, 'returned'));
  store.dispatch(undoRequested(store.getState().undoHistory.done[0]!.id));
  expect(handover()).toMatchObject({ terms: 'Terms' });
  expect(toasts().at(-1)?.message).toContain(`Undo “${REF}: Returned” first.`);
});
