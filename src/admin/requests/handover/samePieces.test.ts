import fc from 'fast-check';
import { expect, it } from 'vitest';
import { requestItem } from '@/domain/rental/rentalFixture';
import type { ChecklistPiece } from '@/domain/rental/schema';
import { propertyRuns } from '../../../../tests/helpers/content/propertyRuns';
import { openRequestsStore, zoomRequest } from '../changes/requestsStoreFixture';
import { takeStep } from '../changes/thunks';
import { editDesk } from '../store/writeDesk';
import { editChecklist } from './handoverThunks';

const REF = 'SL-AAA222';
const items = [requestItem('p1', 'Zoom', 2), requestItem('p2', 'Prime')];

const CHANGES: Record<string, Partial<ChecklistPiece>> = {
  pack: { isPacked: true },
  return: { isPacked: true, state: 'returned', stateOn: '2026-11-26' },
};

/** Two devices have the request from the same link, or one has received it from the other. */
const history = fc.record({
  areTwins: fc.boolean(),
  steps: fc.array(
    fc.record({
      device: fc.nat(1),
      what: fc.constantFrom('confirm', 'confirm', 'pack', 'pack', 'return', 'read'),
      piece: fc.nat(2),
    }),
    { maxLength: 12 },
  ),
});

it('Pieces of a request that two devices confirm are there once, as they were packed or taken back last', async () => {
  await fc.assert(
    fc.asyncProperty(history, async ({ areTwins, steps }) => {
      const ids = ['request-a', areTwins ? 'request-b' : 'request-a'];
      const devices = await Promise.all(
        ids.map((id) => openRequestsStore(zoomRequest({ id, items }))),
      );
      const last = new Map<string, Partial<ChecklistPiece>>();
      const read = (to: number) => {
        const [own, other] = to === 0 ? devices : devices.toReversed();
        const { requests } = other!.store.getState().requests.data;
        own!.store.dispatch(editDesk({ requests }, true));
      };
      for (const { device, what, piece } of [...steps, { device: 0, what: 'confirm', piece: 0 }]) {
        const { store, request } = devices[device]!;
        const changes = CHANGES[what];
        const id = request()?.checklist[piece]?.id;
        if (what === 'read') read(device);
        else if (!changes) await store.dispatch(takeStep(REF, 'confirmed'));
        else if (id) {
          last.set(id, changes);
          const edited = (one: ChecklistPiece) => (one.id === id ? { ...one, ...changes } : one);
          await store.dispatch(editChecklist(REF, (checklist) => checklist.map(edited)));
        }
      }
      for (const device of [0, 1, 0, 1]) read(device);
      for (const { request } of devices) {
        const checklist = request()?.checklist ?? [];
        expect(checklist.map(({ itemId, unit }) => `${itemId} ${unit}`)).toEqual([
          'item-p1 1',
          'item-p1 2',
          'item-p2 1',
        ]);
        for (const one of checklist) {
          const blank = { isPacked: false, state: '' };
          expect(one).toMatchObject(last.get(one.id) ?? blank);
        }
      }
    }),
    { numRuns: propertyRuns(40) },
  );
});
