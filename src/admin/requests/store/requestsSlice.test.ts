import { rowsOf } from '@/domain/rental/rentalFixture';
import { expect, it } from 'vitest';
import { backupOf, openRequestsStore, zoomRequest } from '../changes/requestsStoreFixture';
import { importTables } from '../changes/thunks';
import { deskEdited, deskLoaded, requestsSlice } from './requestsSlice';
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

it('No action reads the fields of a request that it does not change', () => {
  let reads = 0;
  const rows = rowsOf([zoomRequest(), zoomRequest({ id: 'watched', ref: 'SL-BBB333' })]);
  const { watched = {} } = rows;
  const counted = Object.defineProperty({ ...watched }, 'message', {
    enumerable: true,
    get: () => {
      reads += 1;
      return watched['message'];
    },
  });
  const cells = { message: ['Hi', '000000009000node'] as const };
  const edit = deskEdited({ requests: { 'request-SL-AAA222': cells } });
  const actions = [deskLoaded({ requests: { ...rows, watched: counted } }), edit, edit];
  const { reducer } = requestsSlice;
  actions.reduce(reducer, reducer(undefined, { type: 'start' }));
  // With thousands of requests, it would take a second.
  expect(reads).toBe(0);
});
