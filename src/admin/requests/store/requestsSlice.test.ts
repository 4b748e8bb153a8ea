import { expect, it } from 'vitest';
import { openRequestsStore, zoomRequest } from '../changes/requestsStoreFixture';
import { importRequests } from '../changes/bulkThunks';
import { deskLoaded, requestsChanged, requestsSlice } from './requestsSlice';
import { selectRequestsSettings } from './selectors';

it.each([
  ['confirmed', '2026-11-20T09:00:00.000Z'],
  ['collected', '2026-11-20T09:00:00.000Z'],
  ['returned', '2026-11-20T09:00:00.000Z'],
  ['quoted', ''],
] as const)('An imported request that is %s starts the backup reminder: %j', async (status, at) => {
  const { store } = await openRequestsStore();
  void store.dispatch(importRequests([zoomRequest({ status })]));
  expect(selectRequestsSettings(store.getState()).firstConfirmedAt).toBe(at);
});

it('No action reads the fields of a request that it does not change', () => {
  let reads = 0;
  const request = zoomRequest();
  const watched = Object.defineProperty(zoomRequest({ ref: 'SL-BBB333' }), 'message', {
    enumerable: true,
    get: () => {
      reads += 1;
      return '';
    },
  });
  const byRef = { [request.ref]: request, [watched.ref]: watched };
  const change = { reference: request.ref, before: request, after: { ...request, message: 'Hi' } };
  const actions = [
    deskLoaded({ requests: byRef }),
    requestsChanged([change]),
    deskLoaded({ requests: { [request.ref]: request } }),
    requestsChanged([change]),
  ];
  const { reducer } = requestsSlice;
  actions.reduce(reducer, reducer(undefined, { type: 'start' }));
  // With thousands of requests, it would take a second.
  expect(reads).toBe(0);
});
