import { expect, it, vi } from 'vitest';
import { openRequestsStore, useDate, zoomRequest } from '../changes/requestsStoreFixture';
import { editRequest } from '../changes/thunks';
import { writeSettings } from '../store/writeDesk';
import { editHandover, extendRental, saveHandover } from './handoverThunks';

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
