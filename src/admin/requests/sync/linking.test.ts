import { describe, expect, it, vi } from 'vitest';
import { changedOnTwoDevices } from '@/domain/rental/sync/changedOnTwoDevices';
import type { RentalRequest } from '@/domain/rental/schema';
import { inflateRawSync } from 'node:zlib';
import { decryptFile } from './cipher';
import { editFiles } from './readCopy';
import {
  failureOf,
  memoryStore,
  openOffice as openCopy,
  openTestDevice,
  PASSPHRASE,
  RECOVERY,
  SECRETS,
} from './deskFixture';

const KEY = 'A';

const openOffice = () =>
  openCopy(({ local }) => local.edit(KEY, { internalNotes: 'From the office' }));

describe('Linking', () => {
  it('works with the recovery code, however it is typed', async () => {
    const { store } = await openOffice();
    const late = openTestDevice('c', store);
    await late.desk().join({ secret: RECOVERY.toLowerCase().replaceAll('-', ' '), name: 'Late' });
    expect(late.local.request(KEY)).toMatchObject({ internalNotes: 'From the office' });
    const { devices } = await late.desk().status();
    expect(devices.map(({ name, letter }) => name + letter)).toEqual([
      'OfficeA',
      'PhoneB',
      'LateC',
    ]);
  });

  it('works with a link, until the key is changed', async () => {
    const { store, one } = await openOffice();
    expect(await failureOf(one.desk().linkFragment('wrong'))).toBe('wrongPassphrase');
    const fragment = await one.desk().linkFragment(PASSPHRASE);
    const late = openTestDevice('c', store);
    await late.desk().join({ fragment, name: 'Late' });
    expect(late.local.requests()).toHaveProperty([KEY]);
    for (const cut of ['', fragment.slice(0, -9), 'AAAA'])
      expect(
        await failureOf(openTestDevice('d', store).desk().join({ fragment: cut, name: 'D' })),
      ).toBe('oldCode');
    await one
      .desk()
      .renew({ present: PASSPHRASE, passphrase: 'another passphrase', recoveryCode: RECOVERY });
    const thief = openTestDevice('e', store);
    expect(await failureOf(thief.desk().join({ fragment, name: 'Thief' }))).toBe('oldCode');
    expect(thief.local.requests()).toEqual({});
  });

  it('joins requests that both devices have, and shows their differences', async () => {
    const { store, one } = await openOffice();
    const late = openTestDevice('c', store);
    late.local.edit(KEY, { internalNotes: 'From the late one' });
    late.local.edit('B', {});
    await late.desk().join({ secret: PASSPHRASE, name: 'Late' });
    await one.desk().sync();
    for (const { local } of [one, late]) {
      expect(Object.keys(local.requests())).toEqual(['A', 'B']);
      const request = local.request('A') as RentalRequest;
      const [{ field, value, other } = {}] = changedOnTwoDevices(request);
      expect(field).toBe('internalNotes');
      expect(value).toBe(request.internalNotes);
      expect(new Set([value, other])).toEqual(new Set(['From the late one', 'From the office']));
    }
    late.local.edit('A', {}, 'kept');
    expect(changedOnTwoDevices(late.local.request('A') as RentalRequest)).toHaveLength(1);
    late.local.edit('A', { internalNotes: 'Compared' });
    expect(changedOnTwoDevices(late.local.request('A') as RentalRequest)).toEqual([]);
  });

  it('brings no personal data back that was removed on one of the devices', async () => {
    const known = { internalNotes: 'Ada' };
    for (const [here, there] of [
      [known, { ...known, isAnonymous: true }],
      [{ ...known, isAnonymous: true }, known],
    ]) {
      const { store } = memoryStore();
      const [first, late] = [openTestDevice('a', store), openTestDevice('b', store)];
      first.local.edit(KEY, there ?? {});
      await first.desk().start({ ...SECRETS, name: 'First' });
      late.local.edit(KEY, here ?? {});
      await late.desk().join({ secret: PASSPHRASE, name: 'Late' });
      await first.desk().sync();
      for (const { local } of [first, late]) {
        expect(local.request(KEY)).toMatchObject({ internalNotes: '', isAnonymous: true });
        expect(JSON.stringify(local.request(KEY))).not.toContain('Ada');
      }
    }
  });
});

describe('Unlinking', () => {
  it('ends the access of a device, and keeps what others have not saved', async () => {
    const { files, store, one, other } = await openOffice();
    const late = openTestDevice('c', store);
    const { devices } = await late.desk().join({ secret: PASSPHRASE, name: 'Lost' });
    other.local.edit('B', { internalNotes: 'Not saved yet' });
    const lost = devices.find(({ name }) => name === 'Lost');
    const secrets = { passphrase: 'another passphrase', recoveryCode: RECOVERY };
    await one.desk().sync();
    await one.desk().renew({ ...secrets, present: PASSPHRASE, unlinked: lost?.id ?? '' });
    expect([...files.keys()].filter((name) => !name.includes('/'))).toEqual(['key.json']);
    expect(await failureOf(other.desk().sync())).toBe('unlinked');
    expect(await failureOf(late.desk().sync())).toBe('unlinked');
    expect(await failureOf(other.desk().join({ secret: PASSPHRASE, name: 'Phone' }))).toBe(
      'wrongPassphrase',
    );
    // The token of the lost device may have been revoked.
    expect(await failureOf(other.desk().replaceToken('new token'))).toBe('unlinked');
    const openStore = vi.fn((_token?: string) => store);
    other.reopen({ openStore });
    await other.desk().join({ secret: secrets.passphrase, name: 'Phone' });
    expect(new Set(openStore.mock.calls.flat())).toEqual(new Set(['new token']));
    const status = await one.desk().sync();
    expect(one.local.request('B')).toMatchObject({ internalNotes: 'Not saved yet' });
    expect(status.devices.map(({ name }) => name)).toEqual(['Office', 'Phone']);
    expect(status.problems).toEqual([]);
    expect(await one.desk().check()).toMatchObject({ total: 2, matching: 2, problems: [] });
  });

  it('needs the passphrase or the recovery code, also on a linked device', async () => {
    const { files, one, other } = await openOffice();
    const before = files.get('key.json');
    const secrets = { passphrase: 'of a thief', recoveryCode: 'ZZZZZ-22222' };
    for (const present of ['', 'of a thief'])
      expect(await failureOf(other.desk().renew({ ...secrets, present }))).toBe('wrongPassphrase');
    expect(files.get('key.json')).toBe(before);
    expect(await failureOf(one.desk().sync())).toBe('none');
    await one.desk().renew({ ...SECRETS, present: RECOVERY });
    expect(await failureOf(other.desk().sync())).toBe('unlinked');
  });

  it('replaces nothing that another device saves meanwhile before it is read', async () => {
    const { open, one, other } = await openOffice();
    let renewals = 0;
    const openStore = () => {
      const store = open()();
      const add: typeof store.add = async (changes, isRenewal) => {
        if (isRenewal) renewals += 1;
        if (isRenewal && renewals === 1) {
          other.local.edit('B', { internalNotes: 'Saved meanwhile' });
          await other.desk().sync();
        }
        return store.add(changes, isRenewal);
      };
      return { ...store, add };
    };
    one.reopen({ openStore });
    await one.desk().renew({ ...SECRETS, present: PASSPHRASE });
    expect(renewals).toBe(2);
    expect(one.local.request('B')).toMatchObject({ internalNotes: 'Saved meanwhile' });
    expect(await one.desk().check()).toMatchObject({ total: 2, matching: 2, problems: [] });
  });

  it('writes the copy again after it was deleted', async () => {
    const { files, one } = await openOffice();
    files.clear();
    expect(await failureOf(one.desk().sync())).toBe('noCopy');
    await one.desk().renew({ ...SECRETS, present: '' });
    expect(await one.desk().check()).toMatchObject({ total: 1, matching: 1 });
  });
});

it('A new recovery code replaces the former one', async () => {
  const { store, one } = await openOffice();
  const recoveryCode = 'ZZZZZ-22222';
  expect(
    await failureOf(one.desk().replaceRecoveryCode({ passphrase: 'wrong', recoveryCode })),
  ).toBe('wrongPassphrase');
  await one.desk().replaceRecoveryCode({ passphrase: PASSPHRASE, recoveryCode });
  const late = openTestDevice('c', store);
  expect(await failureOf(late.desk().join({ secret: RECOVERY, name: 'Late' }))).toBe(
    'wrongPassphrase',
  );
  await late.desk().join({ secret: recoveryCode, name: 'Late' });
});

it('Personal data that was removed is in no part of the copy once every device was opened, and does not come back', async () => {
  const { files, one, other } = await openOffice();
  one.local.edit(KEY, { internalNotes: 'A planted secret' });
  await one.desk().sync();
  await other.desk().sync();
  other.local.edit(KEY, { internalNotes: 'Another planted secret' });
  await other.desk().sync();
  await one.desk().sync();
  one.local.edit(KEY, { internalNotes: '', isAnonymous: true });
  await one.desk().sync();
  await other.desk().sync();
  await one.desk().sync();
  const key = one.stored()?.key;
  const texts = await Promise.all(
    [...files].map(async ([name, text]) => {
      const packed = key && (await decryptFile(key, name, text));
      return packed && editFiles([name]).length > 0
        ? new TextDecoder().decode(inflateRawSync(packed))
        : new TextDecoder().decode(packed);
    }),
  );
  expect(texts.join('').length).toBeGreaterThan(100);
  expect(texts.filter((text) => /planted/.test(text))).toEqual([]);
  expect(other.local.request(KEY)).toMatchObject({ internalNotes: '', isAnonymous: true });
});

it('A clock that differs from that of the store by more than an hour is reported', async () => {
  const { store, one } = await openOffice();
  const changedAt = async () => Date.UTC(2026, 0, 1);
  for (const [hours, told] of [
    [5, 5],
    [0.5, 0],
    [-3, -2],
  ] as const) {
    one.clock.offset = hours * 3_600_000;
    one.reopen({ openStore: () => ({ ...store, changedAt }) });
    one.local.edit(KEY, { internalNotes: `Edit ${hours}` });
    expect((await one.desk().sync()).clockError).toBe(told);
  }
});

/** A store whose files are replaced by those of another one. */
function replaceableStore() {
  let { store } = memoryStore();
  const replaceable: typeof store = {
    list: () => store.list(),
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
  other.local.edit('C', { internalNotes: 'Saved in the former copy' });
  await other.desk().sync();
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
      C: { internalNotes: 'Saved in the former copy' },
    });
});
