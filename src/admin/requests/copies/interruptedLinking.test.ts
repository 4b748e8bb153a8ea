import { expect, it, vi } from 'vitest';
import { FileStoreError } from '../../file-store/fileStore';
import {
  failureOf,
  memoryStore,
  newRecord,
  openOffice,
  openTestDevice,
  PASSPHRASE,
  SECRETS,
} from './deskFixture';

const KEY = 'request:A';

/** A store whose files are replaced by those of another one. */
function replaceableStore() {
  let { store } = memoryStore();
  return { store: () => store, replace: () => void ({ store } = memoryStore()) };
}

it('A device of a former copy adds its changes to a new one, and no personal data that was removed', async () => {
  const { store, replace } = replaceableStore();
  const [one, other] = [openTestDevice('a', store), openTestDevice('b', store)];
  const asked = { ...newRecord('A', 'Ada'), log: [{ id: 'l1', at: '1', detail: 'Ada' }] };
  one.local.edit(KEY, asked);
  await one.desk().start({ ...SECRETS, name: 'Office' });
  await other.desk().join({ secret: PASSPHRASE, name: 'Phone' });
  const erased = { note: '', log: [], isAnonymous: true };
  one.local.edit(KEY, erased);
  await one.desk().forget();
  replace();
  await one.desk().start({ ...SECRETS, name: 'Office' });
  other.local.edit('request:B', newRecord('B', 'Not saved yet'));
  expect(await failureOf(other.desk().sync())).toBe('unlinked');
  const { devices } = await other.desk().join({ secret: PASSPHRASE, name: 'Phone' });
  expect(devices.map(({ name, letter }) => name + letter)).toEqual(['OfficeA', 'PhoneB']);
  await one.desk().sync();
  for (const { local } of [one, other])
    expect(local.records).toMatchObject({ [KEY]: erased, 'request:B': { note: 'Not saved yet' } });
});

it('What is changed or removed after the connection was lost while linking is no conflict, and stays removed', async () => {
  const { store, one } = await openOffice();
  for (const key of [KEY, 'request:B']) one.local.edit(key, newRecord(key, 'From the office'));
  await one.desk().sync();
  const add = vi.fn(store.add).mockRejectedValueOnce(new FileStoreError('offline'));
  const late = openTestDevice('c', { ...store, add });
  const joining = late.desk().join({ secret: PASSPHRASE, name: 'Late' });
  expect(await failureOf(joining)).toBe('offline');
  late.local.edit(KEY, { note: 'Changed' });
  late.local.remove('request:B');
  expect((await late.desk().sync()).conflicts).toEqual({});
  await one.desk().sync();
  for (const { local } of [one, late]) {
    expect(local.records[KEY]).toMatchObject({ note: 'Changed' });
    expect(Object.keys(local.records)).toEqual([KEY]);
  }
});
