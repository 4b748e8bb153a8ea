import { expect, it } from 'vitest';
import { rowsOf } from '@/domain/rental/rentalFixture';
import { backupOf, openRequestsStore, zoomRequest } from '../changes/requestsStoreFixture';
import { importTables } from '../changes/thunks';
import { selectRequestsSettings } from './selectors';
import { editDesk } from './writeDesk';

it.each([
  ['confirmed', '2026-11-20T09:00:00.000Z'],
  ['collected', '2026-11-20T09:00:00.000Z'],
  ['returned', '2026-11-20T09:00:00.000Z'],
  ['quoted', ''],
] as const)('An imported request that is %s starts the backup reminder: %j', async (status, at) => {
  const { store } = await openRequestsStore();
  void store.dispatch(importTables(backupOf(zoomRequest({ status }))));
  expect(selectRequestsSettings(store.getState()).firstConfirmedAt).toBe(at);
});

it('A request that another device has confirmed starts no backup reminder here', async () => {
  const { store } = await openRequestsStore();
  const requests = rowsOf([zoomRequest({ status: 'confirmed' })]);
  const changes = store.dispatch(editDesk({ requests }, true));
  expect(changes).toHaveLength(1);
  expect(selectRequestsSettings(store.getState()).firstConfirmedAt).toBe('');
});
