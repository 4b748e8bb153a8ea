import { describe, expect, it } from 'vitest';
import { rowsOf, sampleRequest } from '@/domain/rental/rentalFixture';
import { withLoggedChanges } from '@/domain/rental/sync/changedOnTwoDevices';
import { requestsByRef, settingsOf } from '@/domain/rental/sync/deskRecords';
import { mergeRows, REMOVED } from '@/domain/rental/sync/mergeRows';
import type { Cell } from '@/domain/rental/sync/stamp';
import { backupOf } from '../changes/requestsStoreFixture';
import { isBackupTooLarge, planImport, readBackup, writeBackup } from './backupFile';

const NOW = '2026-11-22T10:00:00.000Z';
const STAMP = '000000001000test';
const REQUESTS = [sampleRequest(), sampleRequest({ ref: 'SL-BBB333', status: 'confirmed' })];
const TABLES = {
  ...backupOf(...REQUESTS),
  deskSettings: {
    settings: {
      terms: ['Pay first', STAMP] as Cell,
      'rates/zoom': [25_000_00, STAMP] as Cell,
      deviceLetter: ['B', STAMP] as Cell,
    },
  },
};

const write = (passphrase = '') => writeBackup({ tables: TABLES, photos: [] }, passphrase, NOW);

async function readWith(parts: object, more: object = {}) {
  const json = JSON.parse(await write()) as { tables: object };
  const text = JSON.stringify({ ...json, tables: { ...json.tables, ...parts }, ...more });
  const read = await readBackup(text);
  if ('problem' in read) throw new Error(read.problem);
  return read;
}

it('A backup is too large if the import would refuse it, encrypted or not', () => {
  const photo = (length: number) => ({ id: 'a', type: '', data: 'A'.repeat(length) });
  expect(isBackupTooLarge([photo(2 ** 28), photo(2 ** 28)], '')).toBe(true);
  expect(isBackupTooLarge([photo(2 ** 28), photo(2 ** 27)], '')).toBe(false);
  expect(isBackupTooLarge([photo(2 ** 28), photo(2 ** 27)], 'secret')).toBe(true);
});

describe('a backup without a passphrase', () => {
  it('has all requests and settings, without what concerns one device only', async () => {
    const { tables, damaged } = await readWith({});
    expect(Object.values(requestsByRef(tables.requests))).toMatchObject(REQUESTS);
    expect(settingsOf(tables.deskSettings)).toMatchObject({
      terms: 'Pay first',
      rates: { zoom: 25_000_00 },
      deviceLetter: '',
    });
    expect(damaged).toBe(0);
  });

  it('leaves out records that cannot be read, and counts them', async () => {
    const photo = { id: 'photo-1', type: 'image/jpeg', data: 'AA==' };
    const requests = {
      ...TABLES.requests,
      a: null,
      b: { ref: ['SL-X', 'no stamp'] },
      c: { ref: ['../x', STAMP], requestedAt: [NOW, STAMP], updatedAt: [NOW, STAMP] },
      d: { ref: ['devices', STAMP], requestedAt: [NOW, STAMP], updatedAt: [NOW, STAMP] },
      gone: { [REMOVED]: [true, STAMP] },
    };
    const read = await readWith({ requests }, { photos: [photo, { id: 'photo-2' }] });
    expect(read).toMatchObject({ photos: [photo], damaged: 5 });
    expect(Object.keys(read.tables.requests)).toHaveLength(3);
    expect(await readWith({ requests: 1, customers: null }, { photos: 1 })).toMatchObject({
      damaged: 0,
    });
  });

  it('has no keys that change a prototype', async () => {
    const text = await write();
    const hostile = text.replace('"tables":{"requests":{', '"tables":{"requests":{"__proto__":{},');
    expect(await readBackup(hostile)).toMatchObject({ damaged: 1 });
    const field = text.replace('"terms":', '"__proto__":["x","000000001000test"],"terms":');
    const read = await readBackup(field);
    expect('tables' in read && settingsOf(read.tables.deskSettings)).toMatchObject({
      terms: 'Pay first',
    });
  });

  it.each([
    ['no JSON', 'nonsense', 'notABackup'],
    ['another file', '{"products":[]}', 'notABackup'],
    ['null', 'null', 'notABackup'],
    ['a newer version', '{"format":"slate-requests","version":2}', 'newer'],
  ])('is rejected if it is %s', async (_what, text, problem) => {
    expect(await readBackup(text)).toEqual({ problem });
  });
});

describe('a backup with a passphrase', () => {
  it('contains nothing readable, and opens with the passphrase only', async () => {
    const text = await write('Ọ̀ṣun 42');
    expect(text).not.toMatch(/Ada Obi|SL-AAA222|zoom/);
    expect(JSON.parse(text)).toMatchObject({
      derivation: 'PBKDF2-SHA-256',
      iterations: 600_000,
      cipher: 'AES-256-GCM',
    });
    expect(await readBackup(text)).toEqual({ problem: 'locked' });
    expect(await readBackup(text, 'Osun 42')).toEqual({ problem: 'wrongPassphrase' });
    expect(await readBackup(text, 'Ọ̀ṣun 42'.normalize('NFD'))).toEqual(await readWith({}));
  });

  it('is rejected if it was changed', async () => {
    const json = JSON.parse(await write('secret')) as { data: string };
    const data = `${json.data.startsWith('A') ? 'B' : 'A'}${json.data.slice(1)}`;
    const changed = JSON.stringify({ ...json, data });
    expect(await readBackup(changed, 'secret')).toEqual({ problem: 'wrongPassphrase' });
  });
});

describe('an import', () => {
  const stored = rowsOf(REQUESTS, 5);

  it('takes of each field the value that was entered last', () => {
    const changed = { ...REQUESTS[0], internalNotes: 'Called' } as (typeof REQUESTS)[number];
    const added = sampleRequest({ ref: 'SL-CCC444' });
    const plan = planImport(stored, rowsOf([changed, ...REQUESTS.slice(1), added], 9));
    expect(plan).toMatchObject({
      added: [{ ref: 'SL-CCC444' }],
      changed: [
        {
          ref: 'SL-AAA222',
          differences: [{ field: 'Internal notes', before: '', after: 'Called' }],
        },
      ],
      unchanged: 1,
      removed: [],
    });
    expect(planImport(stored, rowsOf([changed], 1))).toMatchObject({ changed: [], unchanged: 1 });
  });

  it('names what was changed without knowing the stored value, also if that one stays', () => {
    const changedTo = (to: string, tab: string) => {
      const changed = { ...sampleRequest({ log: [] }), internalNotes: to };
      return withLoggedChanges(sampleRequest({ log: [] }), changed, tab);
    };
    const here = rowsOf([changedTo('Call at 10', 'here')], 9);
    const there = rowsOf([changedTo('Call at 9', 'there')], 5);
    expect(planImport(here, there).changed).toEqual([
      {
        ref: 'SL-AAA222',
        differences: [
          {
            field: 'Changed on two devices: Internal notes',
            before: 'Call at 9',
            after: 'Call at 10',
          },
        ],
      },
    ]);
    expect(planImport(mergeRows(here, there), there)).toMatchObject({ changed: [], unchanged: 1 });
  });

  it('names requests that were removed since', () => {
    const { 'request-a': row = {}, ...others } = stored;
    const removed = { ...row, [REMOVED]: [true, '000000007000test'] as Cell };
    const plan = planImport({ ...others, 'request-a': removed }, rowsOf(REQUESTS, 5));
    expect(plan).toMatchObject({ added: [], removed: ['SL-AAA222'], unchanged: 1 });
  });
});
