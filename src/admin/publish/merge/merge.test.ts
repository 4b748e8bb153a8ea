import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameJson } from '@/domain/text/sameJson';
import { mergeChange, mergeRecord } from './merge';

const value = fc.oneof(
  fc.string({ maxLength: 3 }),
  fc.integer({ min: 0, max: 3 }),
  fc.array(fc.constantFrom('a', 'b'), { maxLength: 2 }),
);
const record = fc.record(
  {
    name: value,
    price: value,
    hero: fc.record({ title: value, cta: value }, { requiredKeys: [] }),
  },
  { requiredKeys: ['name'] },
);

type Fields = Record<string, unknown>;

describe('two edits of one record', () => {
  it('are merged automatically if they change different fields', () => {
    const base = { name: 'Zoom', price: '10', hero: { title: 'A', cta: 'B' } };
    const mine = { ...base, price: '12', hero: { title: 'A', cta: 'Book' } };
    const theirs = { ...base, name: 'Cine Zoom', hero: { title: 'New', cta: 'B' } };
    expect(mergeRecord(base, mine, theirs)).toEqual({
      value: { name: 'Cine Zoom', price: '12', hero: { title: 'New', cta: 'Book' } },
      conflicts: [],
    });
  });

  it('conflict if they change the same field', () => {
    const { conflicts } = mergeRecord({ price: '1' }, { price: '2' }, { price: '3' });
    expect(conflicts).toEqual([{ path: ['price'], mine: '2', theirs: '3' }]);
  });

  it('conflict if one deleted what the other changed, but not if both deleted it', () => {
    const base = { name: 'a' };
    expect(mergeRecord(base, null, { name: 'b' }).conflicts).toHaveLength(1);
    expect(mergeRecord(base, { name: 'b' }, null).conflicts).toHaveLength(1);
    expect(mergeRecord(base, null, null)).toEqual({ value: null, conflicts: [] });
    expect(mergeRecord(base, null, base)).toEqual({ value: null, conflicts: [] });
  });

  describe('in a list of items', () => {
    const cards = (...texts: string[]) => texts.map((text) => ({ id: text.charAt(0), text }));
    const merge = (base: string[], mine: string[], theirs: string[]) =>
      mergeRecord(
        { cards: cards(...base) },
        { cards: cards(...mine) },
        { cards: cards(...theirs) },
      );

    it.each([
      ['different items', ['a', 'b'], ['a1', 'b'], ['a', 'b1'], ['a1', 'b1']],
      ['an item, and the order', ['a', 'b'], ['a1', 'b'], ['b', 'a'], ['b', 'a1']],
      ['an item that the other side keeps', ['a', 'b'], ['b', 'c'], ['a', 'b1'], ['b1', 'c']],
      ['the same removal', ['a', 'b', 'c'], ['b1', 'c'], ['b', 'c1'], ['b1', 'c1']],
    ])('are merged if they change %s', (_what, base, mine, theirs, merged) => {
      const expected = { value: { cards: cards(...merged) }, conflicts: [] };
      expect(merge(base, mine, theirs)).toEqual(expected);
      expect(merge(base, theirs, mine)).toEqual(expected);
    });

    it.each([
      ['both orders', ['a', 'b', 'c'], ['b', 'a', 'c'], ['a', 'c', 'b']],
      ['different additions', ['a'], ['a', 'b'], ['a', 'c']],
      ['an item that the other side removed', ['a', 'b'], ['a1', 'b'], ['b']],
    ])('conflict in the whole list if they change %s', (_what, base, mine, theirs) => {
      const { value: kept, conflicts } = merge(base, mine, theirs);
      expect(kept).toEqual({ cards: cards(...mine) });
      expect(conflicts).toEqual([
        { path: ['cards'], mine: cards(...mine), theirs: cards(...theirs) },
      ]);
    });

    it('conflict in a field of an item that both changed', () => {
      const sides = [
        ['a', 'b'],
        ['a', 'b1'],
        ['a1', 'b2'],
      ].map((texts) => ({ cards: cards(...texts) }));
      const conflict = { path: ['cards', '2', 'text'], mine: 'b1', theirs: 'b2' };
      const [base, mine, theirs] = sides;
      const resolved = (replaced: string[][]) => mergeChange('pages', base, mine, theirs, replaced);
      const conflicts = [conflict];
      expect(resolved([])).toEqual({ value: { cards: cards('a1', 'b1') }, conflicts });
      expect(resolved([conflict.path])).toEqual({
        value: { cards: cards('a1', 'b2') },
        conflicts,
      });
    });
  });

  it('are equal if one refers to a draft image and the other to the published one', () => {
    const hash = 'a'.repeat(64);
    const draft = { image: `media:${hash}` };
    const published = { image: `/media/uploads/${hash}.webp` };
    expect(mergeRecord({ image: '' }, draft, published)).toEqual({
      value: published,
      conflicts: [],
    });
  });

  it('lose nothing: each field has the value of one side or is a conflict', () => {
    fc.assert(
      fc.property(record, record, record, (base, mine, theirs) => {
        const { value: merged, conflicts } = mergeRecord(base, mine, theirs);
        const conflicting = new Set(conflicts.map(({ path }) => path[0]));
        for (const key of ['name', 'price'] as const) {
          const [b, m, t] = [base, mine, theirs].map((side) => (side as Fields)[key]);
          const got = (merged as Fields)[key];
          if (conflicting.has(key))
            expect(sameJson(m, t) || sameJson(b, m) || sameJson(b, t)).toBe(false);
          else expect(sameJson(got, sameJson(b, m) ? t : m)).toBe(true);
        }
      }),
    );
  });
});
