import { expect, it, vi } from 'vitest';
import { changedTwice } from '@/domain/rental/sync/changedTwice';
import type { RentalRequest } from '@/domain/rental/schema';
import { FileStoreError } from '../../file-store/fileStore';
import {
  failureOf,
  memoryStore,
  openOffice,
  openTestDevice,
  PASSPHRASE,
  SECRETS,
} from './deskFixture';

const KEY = 'A';

/** A store whose files are replaced by those of another one. */
function replaceableStore() {
  let { store } = memoryStore();
  const replaceable: typeof store = {
    list: () => store.list(),
    hasMoved: () => store.hasMoved(),
    changedAt: () => store.changedAt(),
    read: (names) => store.read(names),
    add: (...files) => store.add(...files),
  };
  return { store: replaceable, replace: () => void ({ store } = memoryStore()) };
}

it('A device of a former copy adds its changes to a new one, and no personal data that was removed', async () => {
  const { store, replace } = replaceableStore();
  const [one, other] = [openTestDevice('a', store), openTestDevice('b', store)];
  one.local.edit(KEY, { internalNotes: 'Ada' });
  await one.desk().start({ ...SECRETS, name: 'Office' });
  await other.desk().join({ secret: PASSPHRASE, name: 'Phone' });
  one.local.edit(KEY, { isAnonymous: true });
  await one.desk().forget();
  replace();
  await one.desk().start({ ...SECRETS, name: 'Office' });
  other.local.edit('B', { internalNotes: 'Not saved yet' });
  expect(await failureOf(other.desk().sync())).toBe('unlinked');
  const { devices } = await other.desk().join({ secret: PASSPHRASE, name: 'Phone' });
  expect(devices.map(({ name, letter }) => name + letter)).toEqual(['OfficeA', 'PhoneB']);
  await one.desk().sync();
  for (const { local } of [one, other])
    expect(local.requests()).toMatchObject({
      [KEY]: { internalNotes: '', isAnonymous: true },
      B: { internalNotes: 'Not saved yet' },
    });
});

it('What is changed or removed after the connection was lost while linking is no conflict, and stays removed', async () => {
  const { store, one } = await openOffice();
  for (const key of [KEY, 'B']) one.local.edit(key, { internalNotes: 'From the office' });
  await one.desk().sync();
  const lost = () => Promise.reject(new FileStoreError('offline'));
  const add = vi.fn(store.add).mockImplementationOnce(store.add).mockImplementationOnce(lost);
  const late = openTestDevice('c', { ...store, add });
  late.local.edit('C', {});
  const joining = late.desk().join({ secret: PASSPHRASE, name: 'Late' });
  expect(await failureOf(joining)).toBe('offline');
  late.local.edit(KEY, { internalNotes: 'Changed' });
  late.local.remove('B');
  await late.desk().sync();
  await one.desk().sync();
  for (const { local } of [one, late]) {
    expect(local.request(KEY)).toMatchObject({ internalNotes: 'Changed' });
    expect(Object.keys(local.requests()).toSorted()).toEqual([KEY, 'C']);
    expect(changedTwice(local.request(KEY) as RentalRequest)).toEqual([]);
  }
});
