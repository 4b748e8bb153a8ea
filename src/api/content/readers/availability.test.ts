import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contentApi } from '../contentApi';
import type { ContentSource } from '../contentSource';
import { contentStore, depsOf } from '../contentStoreFixture';

const NOW = '2026-11-22T12:00:00.000Z';
const FILE = 'availability.json';

const hold = {
  id: 'h1',
  productId: 'p1',
  from: '2026-11-24',
  to: '2026-11-26',
  quantity: 1,
  reason: 'rental',
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(NOW) });
});

afterEach(() => {
  vi.useRealTimers();
});

function read(files: Record<string, unknown>, source: Partial<ContentSource> = {}) {
  const deps = depsOf(files);
  const store = contentStore({ ...deps, source: { ...deps.source, ...source } });
  return store.dispatch(contentApi.endpoints.availability.initiate());
}

describe('availability', () => {
  it('is read from its file', async () => {
    const { data } = await read({ [FILE]: { updatedAt: NOW, holds: [hold] } });
    expect(data).toEqual({ updatedAt: NOW, holds: [hold], unknownProducts: [] });
  });

  it.each([
    ['older than 14 days', '2026-11-08T11:59:59.000Z'],
    ['more than a day ahead', '2026-11-23T12:00:01.000Z'],
    ['without a time', undefined],
    ['with an impossible time', 'yesterday'],
  ])('%s counts as a missing file', async (_what, updatedAt) => {
    expect(await read({ [FILE]: { updatedAt, holds: [hold] } })).toMatchObject({ data: null });
  });

  it('is never requested if there is no file', async () => {
    const source = { read: vi.fn(), hasAvailability: () => Promise.resolve(false) };
    expect(await read({}, source)).toMatchObject({ data: null });
    expect(source.read).not.toHaveBeenCalled();
  });

  it.each([{}, { [FILE]: [] }, { [FILE]: { holds: 'all' } }])(
    'is unknown if the file cannot be read: %j',
    async (files) => {
      const { data, isError } = await read(files);
      expect([data, isError]).toEqual([undefined, true]);
    },
  );
});
