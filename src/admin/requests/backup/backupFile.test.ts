import * as v from 'valibot';
import { planImport } from '@/domain/rental/incoming/mergeRequests';
import { customerSchema, EMPTY_SETTINGS } from '@/domain/rental/schema';
import { describe, expect, it } from 'vitest';
import { isRequestReference } from '@/domain/rental/incoming/newRequest';
import { sampleRequest } from '@/domain/rental/rentalFixture';
import { holdsOfRequest } from '@/domain/rental/stock/requestHolds';
import { isBackupTooLarge, readBackup, writeBackup } from './backupFile';

const NOW = '2026-11-22T10:00:00.000Z';
const REQUESTS = [sampleRequest(), sampleRequest({ ref: 'SL-BBB333', status: 'confirmed' })];
const SETTINGS = { ...EMPTY_SETTINGS, terms: 'Pay first', rates: { zoom: 25_000_00 } };

const write = (passphrase = '') =>
  writeBackup(
    { requests: REQUESTS, settings: SETTINGS, customers: [], photos: [] },
    passphrase,
    NOW,
  );

/** Reads a backup with these requests. */
async function readWith(...requests: unknown[]) {
  const json = JSON.parse(await write()) as object;
  const read = await readBackup(JSON.stringify({ ...json, requests }));
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
  it('is JSON with all requests and settings', async () => {
    const text = await write();
    expect(JSON.parse(text)).toMatchObject({ format: 'slate-requests', exportedAt: NOW });
    expect(await readBackup(text)).toEqual({
      requests: REQUESTS,
      settings: SETTINGS,
      customers: [],
      photos: [],
      damaged: 0,
    });
  });

  it('leaves out damaged requests and counts them', async () => {
    const damaged = [{ ref: 'SL-X' }, null, { ...REQUESTS[0], ref: '../x' }];
    const read = await readWith(...damaged, ...REQUESTS);
    expect(read).toMatchObject({ requests: REQUESTS, damaged: 3 });
  });

  it('reads each customer, photo and setting by itself, and counts what is damaged', async () => {
    const customer = v.parse(customerSchema, { id: 'a', updatedAt: NOW });
    const photo = { id: 'photo-1', type: 'image/jpeg', data: 'AA==' };
    const json = {
      ...(JSON.parse(await write()) as object),
      settings: { ...SETTINGS, validDays: 999, rates: { zoom: 25_000_00, prime: 'x' } },
      customers: [customer, { ...customer, id: 'b', trust: 'unknown' }],
      photos: [photo, { id: 'photo-2' }],
    };
    expect(await readBackup(JSON.stringify(json))).toEqual({
      requests: REQUESTS,
      settings: SETTINGS,
      customers: [customer],
      photos: [photo],
      damaged: 4,
    });
    const lists = { settings: 1, customers: 1, photos: 1 };
    expect(await readBackup(JSON.stringify({ ...json, ...lists }))).toMatchObject({ damaged: 3 });
  });

  it('keeps each of several requests with one reference, once, with holds of its own', async () => {
    const [, confirmed] = REQUESTS;
    const other = { ...confirmed, internalNotes: 'Another customer' };
    const third = { ...confirmed, internalNotes: 'A third one' };
    const { requests } = await readWith(confirmed, other, confirmed, other, third);
    expect(requests.map(({ ref, internalNotes }) => [ref, internalNotes])).toEqual([
      ['SL-BBB333', ''],
      ['SL-BBB333-2', 'Another customer'],
      ['SL-BBB333-3', 'A third one'],
    ]);
    expect(new Set(requests.flatMap((one) => holdsOfRequest(one)).map(({ id }) => id)).size).toBe(
      3,
    );
    expect(await readWith(...requests)).toMatchObject({ requests });
  });

  it('keeps a request whose reference stands for a page, with a number', async () => {
    const { requests, damaged } = await readWith(sampleRequest({ ref: 'devices' }));
    expect([requests.map(({ ref }) => ref), damaged]).toEqual([['devices-2'], 0]);
  });

  it('gives each of a thousand requests with one long reference a valid one', async () => {
    const { requests } = await readWith(
      ...Array.from({ length: 1001 }, (_, index) =>
        sampleRequest({ ref: 'x'.repeat(40), internalNotes: String(index) }),
      ),
    );
    expect(requests).toHaveLength(1001);
    expect(requests.every(({ ref }) => isRequestReference(ref))).toBe(true);
  });

  it.each([
    ['no JSON', 'nonsense', 'notABackup'],
    ['another file', '{"products":[]}', 'notABackup'],
    ['null', 'null', 'notABackup'],
    ['a newer version', '{"format":"slate-requests","version":3,"requests":[]}', 'newer'],
  ])('is rejected if it is %s', async (_what, text, problem) => {
    expect(await readBackup(text)).toEqual({ problem });
  });
});

it('A backup of version 1 contains the same requests as now, apart from their IDs', async () => {
  const former = REQUESTS.map(({ id: _id, lines: _lines, payments: _payments, ...request }) => ({
    ...request,
    items: request.items.map(({ id: _item, subRent: _subRent, holdIds, ...item }) => ({
      ...item,
      holdId: holdIds[0] ?? '',
    })),
  }));
  const settings = { terms: 'Pay first', lastQuoteCounts: { 2025: 3 } };
  const text = JSON.stringify({ format: 'slate-requests', version: 1, requests: former, settings });
  const read = await readBackup(text);
  if ('problem' in read) throw new Error(read.problem);
  const stored = Object.fromEntries(REQUESTS.map((request) => [request.ref, request]));
  expect(planImport(stored, read.requests)).toEqual({ added: [], changed: [], unchanged: 2 });
  expect(read.settings.lastCounts.quote).toEqual({ 2025: 3 });
});

describe('a backup with a passphrase', () => {
  it('is rejected as newer if a newer version made it', async () => {
    const json = JSON.parse(await write('secret')) as object;
    const text = JSON.stringify({ ...json, version: 2, cipher: 'unknown' });
    expect(await readBackup(text)).toEqual({ problem: 'newer' });
    expect(await readBackup(text, 'secret')).toEqual({ problem: 'newer' });
  });

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
    const backup = await readBackup(text, 'Ọ̀ṣun 42'.normalize('NFD'));
    expect(backup).toEqual({
      requests: REQUESTS,
      settings: SETTINGS,
      customers: [],
      photos: [],
      damaged: 0,
    });
  });

  it('is rejected if it was changed', async () => {
    const json = JSON.parse(await write('secret')) as { data: string };
    const data = `${json.data.startsWith('A') ? 'B' : 'A'}${json.data.slice(1)}`;
    const changed = JSON.stringify({ ...json, data });
    expect(await readBackup(changed, 'secret')).toEqual({ problem: 'wrongPassphrase' });
  });

  it('is different each time', async () => {
    expect(await write('secret')).not.toBe(await write('secret'));
  });
});
