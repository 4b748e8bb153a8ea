import { expect, it, vi } from 'vitest';
import { openRequestsStore, zoomRequest } from '../changes/requestsStoreFixture';
import { editRequest } from '../changes/thunks';
import { keepDesk } from '../startRequests';
import { FileStoreError } from '../../file-store/fileStore';
import { NO_COPY, type DeskStatus } from './deskTypes';
import { copyState } from './copyState';
import { openDesk } from './browserDesk';
import type { DeskSync } from './createSync';
import { startSync } from './startSync';

vi.mock('./browserDesk', () => ({ openDesk: vi.fn() }));

const CHANGED_AT = '2026-11-27T09:00:00.000Z';
const LINKED = { ...NO_COPY, isLinked: true };

it('A device that is opened without a connection names changes that are not saved, and synchronises when there is one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval'] });
  vi.stubEnv('VITE_DESK_STORE', 'local');
  let isOnline = false;
  let unsavedSince = '';
  let looked = 0;
  let ended = 0;
  let endFirstLook = () => undefined as void;
  const firstLook = new Promise<void>((resolve) => (endFirstLook = resolve));
  const answer = async (name: string): Promise<DeskStatus> => {
    if (name === 'status') return { ...LINKED, unsavedSince };
    looked += 1;
    if (looked === 1) await firstLook;
    ended += 1;
    if (isOnline) return LINKED;
    if (ended > 1) unsavedSince = CHANGED_AT;
    throw new FileStoreError('unreachable');
  };
  const sync = { status: () => answer('status'), sync: () => answer('sync') };
  vi.mocked(openDesk).mockReturnValue(sync as Partial<DeskSync> as DeskSync);
  const { store, request, startListening } = await openRequestsStore(zoomRequest());
  await keepDesk({ ...store, startListening });
  startSync(startListening, store);
  await expect.poll(() => looked).toBe(1);

  // The first look may have read the requests already.
  await store.dispatch(editRequest(request()!.ref, { internalNotes: 'Called' }));
  endFirstLook();
  await expect.poll(() => ended).toBe(1);
  expect(copyState().status?.isLinked).toBe(true);
  await vi.advanceTimersByTimeAsync(15_000);
  await expect.poll(() => ended).toBe(2);
  await expect.poll(() => copyState().status?.unsavedSince).toBe(CHANGED_AT);

  isOnline = true;
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => copyState().failure).toBeUndefined();
  expect(ended).toBe(3);
});
