import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './day';
import { holdWith as hold } from './holdFixture';
import { checkContent } from '../content/check/checkContent';
import { readContent, type ContentFiles } from '../content/content';
import { filesWith, smallContent } from '../content/contentFixture';
import { withPublishedAvailability } from '../content/contentChanges';

const NOW = '2026-11-22T09:14:00.000Z';
const FILE = 'availability.json';

const withFile = (file: unknown): ContentFiles => ({ ...smallContent().files, [FILE]: file });

const warnings = (file: unknown, files = withFile(file)) =>
  checkContent(files, () => true)
    .filter((problem) => problem.file === FILE)
    .map(({ level, path }) => `${level} ${path}`);

describe('the file of availability', () => {
  it('is optional: without it there are no holds and no problem', () => {
    const { files } = smallContent();
    const { content, problems } = readContent(files);
    expect([content.holds, problems]).toEqual([[], []]);
  });

  it('is checked: unknown products, quantities above the stock and a missing time are warnings', () => {
    expect(warnings({ updatedAt: NOW, holds: [hold('h1', { quantity: 3 })] })).toEqual([]);
    const holds = [hold('h1', { quantity: 4 }), hold('h2', { productId: 'gone' })];
    const found = ['warning updatedAt', 'warning "h1".quantity', 'warning "h2".productId'];
    expect(warnings({ updatedAt: 'yesterday', holds })).toEqual(found);
    const reversed = [hold('h1', { to: '2026-11-23' })];
    expect(warnings({ updatedAt: NOW, holds: reversed })).toEqual(['unreadable holds[0]']);
    expect(warnings({ updatedAt: NOW })).toEqual(['error ']);
  });

  it('warns of a product of which more is held on one day than is in stock, once', () => {
    const together = (...holds: ReturnType<typeof hold>[]) => warnings({ updatedAt: NOW, holds });
    const first = hold('h1', { quantity: 2, from: '2026-11-24', to: '2026-11-26' });
    const next = { quantity: 2, to: '2026-11-28' };
    expect(together(first, hold('h2', { ...next, from: '2026-11-27' }))).toEqual([]);
    expect(together(first, hold('h2', { ...next, from: '2026-11-26' }))).toEqual([
      'warning "h2".quantity',
    ]);
    const sharing = (sameDay: boolean, from: string, fields: object = {}) => {
      const holds = [first, hold('h2', { ...next, from, ...fields })];
      const files = withFile({ updatedAt: NOW, holds });
      return warnings(undefined, { ...files, 'rental.json': { rules: {}, sameDay } });
    };
    expect(sharing(true, '2026-11-26')).toEqual([]);
    expect(sharing(false, '2026-11-26')).toHaveLength(1);
    expect(sharing(true, '2026-11-25')).toHaveLength(1);
    expect(sharing(true, '2026-11-26', { reason: 'maintenance' })).toHaveLength(1);
  });

  it('keeps malformed holds when others change, and is left alone when others do not', () => {
    const bad = { id: 'bad', productId: 'p2', from: 'x' };
    const live = withFile({ updatedAt: 'old', holds: [bad, hold('h1')], note: 'kept' });
    const { content } = readContent(live);
    const renamed = { ...content, productCategories: [] };
    expect(filesWith(live, renamed)[FILE]).toBe(live[FILE]);
    const holds = [...content.holds, hold('h2')];
    const added = withPublishedAvailability({ ...content, holds }, NOW);
    const all = [bad, hold('h1'), hold('h2')];
    expect(filesWith(live, added)[FILE]).toEqual({ updatedAt: NOW, holds: all, note: 'kept' });
  });
});

describe('published availability', () => {
  it('has the time, and no holds that ended more than 30 days ago in Lagos', () => {
    const from = '2026-10-01';
    const holds = [
      hold('past', { from, to: '2026-10-23' }),
      hold('kept', { from, to: '2026-10-24' }),
    ];
    const { content } = readContent(withFile({ updatedAt: 'old', holds }));
    const midnight = withPublishedAvailability(content, '2026-11-22T23:00:00.000Z');
    expect(midnight.holds.map(({ id }) => id)).toEqual(['kept']);
    const before = withPublishedAvailability(content, '2026-11-22T22:59:59.000Z');
    expect(before.holds.map(({ id }) => id)).toEqual(['past', 'kept']);
    expect(filesWith({}, before)[FILE]).toMatchObject({ updatedAt: '2026-11-22T22:59:59.000Z' });
  });

  it('is a patch of the file: whatever it contained, holds are as edited and malformed ones stay', () => {
    const good = fc
      .record({
        id: fc.constantFrom('a', 'b', 'c'),
        at: fc.nat(40),
        quantity: fc.integer({ min: 1, max: 3 }),
      })
      .map(({ id, at, quantity }) =>
        hold(id, { from: addDays('2026-11-01', at), to: addDays('2026-11-01', at + 2), quantity }),
      );
    const bad = fc.constantFrom(null, 7, { id: 'x' }, hold('y', { to: '2026-11-01' }));
    const unique = <T extends { id: string }>(list: T[]) => [
      ...new Map(list.map((one) => [one.id, one])).values(),
    ];
    fc.assert(
      fc.property(
        fc.array(good, { maxLength: 3 }).map(unique),
        fc.array(bad, { maxLength: 3 }),
        fc.array(good, { maxLength: 3 }).map(unique),
        fc.boolean(),
        (holds, damaged, edited, hasTime) => {
          const time = hasTime && { updatedAt: 'old' };
          const live = withFile({ ...time, holds: [...damaged, ...holds] });
          const { content } = readContent(live);
          const next = withPublishedAvailability({ ...content, holds: edited }, NOW);
          const file = filesWith(live, next);
          const byId = (list: typeof next.holds) => new Map(list.map((one) => [one.id, one]));
          expect(byId(readContent(file).content.holds)).toEqual(byId(next.holds));
          const written = file[FILE] as { updatedAt: string; holds: unknown[] };
          expect(written.updatedAt).toBe(NOW);
          for (const entry of damaged) expect(written.holds).toContainEqual(entry);
          expect({ ...file, [FILE]: 0 }).toEqual({ ...live, [FILE]: 0 });
        },
      ),
    );
  });
});
