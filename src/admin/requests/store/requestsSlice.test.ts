import { expect, it } from 'vitest';
import { backupOf, openRequestsStore, zoomRequest } from '../changes/requestsStoreFixture';
import { importTables } from '../changes/thunks';
import { selectRequestsSettings } from './selectors';

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
