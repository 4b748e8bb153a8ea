import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RentalDates } from '@/domain/availability/day';
import { contentApi } from '../contentApi';
import type { ContentSource } from '../contentSource';
import { contentStore, depsOf } from '../contentStoreFixture';

const NOW = '2026-11-22T12:00:00.000Z';
const FILE = 'availability.json';

const DATES = { from: '2026-11-24', to: '2026-11-26' };

const hold = (id: string, productId: string, from: string, to: string, quantity = 1) => {
  const dates = { from, to };
  return { id, productId, ...dates, quantity, reason: 'rental' };
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(NOW) });
});

function read(files: Record<string, unknown>, source: Partial<ContentSource> = {}) {
  const deps = depsOf(files);
  const store = contentStore({ ...deps, source: { ...deps.source, ...source } });
  return store.dispatch(contentApi.endpoints.availability.initiate());
}

describe('availability', () => {
  it('is read from its file', async () => {
    const holds = [hold('h1', 'p1', '2026-11-24', '2026-11-26')];
    const { data } = await read({ [FILE]: { updatedAt: NOW, holds } });
    expect(data).toMatchObject({ updatedAt: NOW, holds, unknownProducts: [] });
  });

  it('counts as a missing file if it is older than 14 days', async () => {
    const updatedAt = '2026-11-08T11:59:59.000Z';
    expect(await read({ [FILE]: { updatedAt, holds: [] } })).toMatchObject({ data: null });
  });

  it('begins earlier by the days between rentals', async () => {
    const holds = [hold('h1', 'p1', '2026-12-01', '2026-12-02')];
    const rental = { rules: {}, daysBetween: 2 };
    const { data } = await read({ [FILE]: { updatedAt: NOW, holds }, 'rental.json': rental });
    expect(data?.holds).toMatchObject([hold('h1', 'p1', '2026-11-29', '2026-12-02')]);
  });

  it('is not shown if the days between rentals cannot be read', async () => {
    const rental = { rules: {}, daysBetween: '2' };
    const files = { [FILE]: { updatedAt: NOW, holds: [] }, 'rental.json': rental };
    expect(await read(files)).toMatchObject({ data: null });
  });

  it('is never requested if there is no file', async () => {
    const source = { read: vi.fn(), optionalFiles: () => Promise.resolve([]) };
    expect(await read({}, source)).toMatchObject({ data: null });
    expect(source.read).not.toHaveBeenCalled();
  });

  it.each([{ [FILE]: [] }, { [FILE]: { holds: 'all' } }])(
    'is unknown if the file cannot be read: %j',
    async (files) => {
      const { data, isError } = await read(files);
      expect([data, isError]).toEqual([undefined, true]);
    },
  );
});

async function availabilityOn(
  holds: unknown,
  dates: RentalDates = DATES,
  files: Record<string, unknown> = {},
) {
  const store = contentStore(depsOf({ [FILE]: { updatedAt: NOW, holds }, ...files }));
  return store.dispatch(contentApi.endpoints.availabilityOn.initiate(dates));
}

describe('availability on rental dates', () => {
  it('is the highest quantity that is held on any one of the days', async () => {
    const { data } = await availabilityOn([
      hold('h1', 'p1', '2026-11-20', '2026-11-24', 2),
      hold('h2', 'p1', '2026-11-25', '2026-11-30', 3),
      hold('h3', 'p2', '2026-11-26', '2026-11-26'),
      hold('h4', 'p2', '2026-11-26', '2026-12-01'),
      hold('h5', 'p3', '2026-11-27', '2026-11-28'),
    ]);
    expect(data).toEqual({ updatedAt: NOW, held: { p1: 3, p2: 2, p3: 0 }, unknownProducts: [] });
  });

  it.each([
    [{}, 1],
    [{ sameDay: true }, 0],
    [{ sameDay: true, daysBetween: 1 }, 1],
  ])(
    'with the conditions %j has %i held on the day on which it comes back',
    async (terms, held) => {
      const holds = [hold('h1', 'p1', '2026-11-20', '2026-11-24')];
      const rental = { 'rental.json': { rules: {}, ...terms } };
      const { data } = await availabilityOn(holds, DATES, rental);
      expect(data).toMatchObject({ held: { p1: held } });
    },
  );

  it('is unknown for a product with a hold that cannot be read', async () => {
    const { data } = await availabilityOn([
      hold('h1', 'p1', '2026-11-24', '2026-11-24'),
      hold('h2', 'p2', '2026-11-26', '2026-11-24'),
    ]);
    expect(data).toEqual({ updatedAt: NOW, held: { p1: 1 }, unknownProducts: ['p2'] });
  });

  it('starts with the day of Lagos', async () => {
    vi.setSystemTime(Date.parse('2026-11-22T23:30:00.000Z'));
    const { data } = await availabilityOn([], { from: '2026-11-22', to: '2026-11-24' });
    expect(data).toBeNull();
    const next = await availabilityOn([], { from: '2026-11-23', to: '2026-11-24' });
    expect(next.data).toMatchObject({ held: {} });
  });
});
