import { describe, expect, it, vi } from 'vitest';
import { inflateSync } from 'fflate';
import { decryptFile } from './cipher';
import {
  failureOf,
  memoryStore,
  newRecord,
  openOffice as openCopy,
  openTestDevice,
  PASSPHRASE,
  RECOVERY,
  SECRETS,
} from './deskFixture';

const KEY = 'request:A';

const openOffice = () =>
  openCopy(({ local }) => local.edit(KEY, newRecord('A', 'From the office')));

describe('Linking', () => {
  it('works with the recovery code, however it is typed', async () => {
    const { store } = await openOffice();
    const late = openTestDevice('c', store);
    await late.desk().join({ secret: RECOVERY.toLowerCase().replaceAll('-', ' '), name: 'Late' });
    expect(late.local.records[KEY]).toMatchObject({ note: 'From the office' });
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
    await late.desk().joinByLink({ fragment, name: 'Late' });
    expect(late.local.records).toHaveProperty([KEY]);
    for (const cut of ['', fragment.slice(0, -9), 'AAAA'])
      expect(
        await failureOf(openTestDevice('d', store).desk().joinByLink({ fragment: cut, name: 'D' })),
      ).toBe('oldCode');
    await one
      .desk()
      .renew({ present: PASSPHRASE, passphrase: 'another passphrase', recoveryCode: RECOVERY });
    const thief = openTestDevice('e', store);
    expect(await failureOf(thief.desk().joinByLink({ fragment, name: 'Thief' }))).toBe('unlinked');
    expect(thief.local.records).toEqual({});
  });

  it('joins requests that both devices have, and shows their differences', async () => {
    const { store } = await openOffice();
    const late = openTestDevice('c', store);
    late.local.edit(KEY, newRecord('A', 'From the late one'));
    late.local.edit('request:B', newRecord('B'));
    const { conflicts } = await late.desk().join({ secret: PASSPHRASE, name: 'Late' });
    expect(Object.keys(late.local.records)).toEqual([KEY, 'request:B']);
    const [conflict] = conflicts[KEY] ?? [];
    expect(new Set([conflict?.kept.value, conflict?.others[0]?.value])).toEqual(
      new Set(['From the late one', 'From the office']),
    );
    await late.desk().settle(KEY, 'note');
    expect((await late.desk().sync()).conflicts).toEqual({});
  });

  it('brings no personal data back that was removed on one of the devices', async () => {
    const erased = { note: '', log: [], isAnonymous: true };
    const known = { ...newRecord('A', 'Ada'), log: [{ id: 'l1', at: '1', detail: 'Ada' }] };
    for (const [here, there] of [
      [known, { ...known, ...erased }],
      [{ ...known, ...erased }, known],
    ]) {
      const { store } = memoryStore();
      const [first, late] = [openTestDevice('a', store), openTestDevice('b', store)];
      first.local.edit(KEY, there ?? {});
      await first.desk().start({ ...SECRETS, name: 'First' });
      late.local.edit(KEY, here ?? {});
      const { conflicts } = await late.desk().join({ secret: PASSPHRASE, name: 'Late' });
      expect(conflicts).toEqual({});
      await first.desk().sync();
      for (const { local } of [first, late]) expect(local.records[KEY]).toMatchObject(erased);
    }
  });

  it('keeps no personal data in entries that both devices had when they were linked', async () => {
    const { store } = memoryStore();
    const [first, late] = [openTestDevice('a', store), openTestDevice('b', store)];
    const paid = (reference: string) => ({ payments: [{ id: 'p1', at: '1', reference }] });
    for (const { local } of [first, late]) local.edit(KEY, { ...newRecord('A'), ...paid('Ada') });
    first.local.edit(KEY, { note: 'first' });
    await first.desk().start({ ...SECRETS, name: 'First' });
    await late.desk().join({ secret: PASSPHRASE, name: 'Late' });
    await first.desk().sync();
    first.local.edit(KEY, { note: '', ...paid(''), isAnonymous: true });
    await first.desk().sync();
    await late.desk().sync();
    for (const { local } of [first, late]) expect(local.records[KEY]).toMatchObject(paid(''));
  });
});

describe('Unlinking', () => {
  it('ends the access of a device, and keeps what others have not saved', async () => {
    const { files, store, one, other } = await openOffice();
    const late = openTestDevice('c', store);
    const { devices } = await late.desk().join({ secret: PASSPHRASE, name: 'Lost' });
    other.local.edit('request:B', newRecord('B', 'Not saved yet'));
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
    expect(one.local.records['request:B']).toMatchObject({ note: 'Not saved yet' });
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
    const { store, one, other } = await openOffice();
    const { replaceAll } = store;
    const renewing = vi.fn(replaceAll).mockImplementationOnce(async (...files) => {
      other.local.edit('request:B', newRecord('B', 'Saved meanwhile'));
      await other.desk().sync();
      return replaceAll(...files);
    });
    one.reopen({ openStore: () => ({ ...store, replaceAll: renewing }) });
    await one.desk().renew({ ...SECRETS, present: PASSPHRASE });
    expect(renewing).toHaveBeenCalledTimes(2);
    expect(one.local.records['request:B']).toMatchObject({ note: 'Saved meanwhile' });
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

it('Checking saves what is still being gathered first', async () => {
  const { one, other } = await openOffice();
  one.local.edit(KEY, { note: 'Just typed' });
  one.local.edit('request:B', newRecord('B'));
  expect(await one.desk().check()).toMatchObject({ total: 2, matching: 2, problems: [] });
  await other.desk().sync();
  expect(other.local.records[KEY]).toMatchObject({ note: 'Just typed' });
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
  one.local.edit(KEY, { note: 'A planted secret' });
  await one.desk().sync();
  await other.desk().sync();
  other.local.edit(KEY, { note: 'Another planted secret' });
  await other.desk().sync();
  await one.desk().sync();
  one.local.edit(KEY, { note: '', isAnonymous: true });
  await one.desk().sync();
  await other.desk().sync();
  await one.desk().sync();
  const key = one.stored()?.state.key;
  const texts = await Promise.all(
    [...files].map(async ([name, text]) => {
      const packed = key && (await decryptFile(key, name, text));
      return packed ? new TextDecoder().decode(inflateSync(packed)) : '';
    }),
  );
  expect(texts.join('').length).toBeGreaterThan(100);
  expect(texts.filter((text) => /planted/.test(text))).toEqual([]);
  expect(other.local.records[KEY]).toMatchObject({ note: '', isAnonymous: true });
});
