import { describe, expect, it } from 'vitest';
import { rebasedValues, restoredValues } from './formValues';

describe('a form whose record is saved elsewhere at the same time', () => {
  const from = { title: 'Old', text: 'Words', cards: [{ text: 'a' }] };

  it('takes over saved values in every field without unsaved input', () => {
    const to = { title: 'New', text: 'Other words', cards: [] };
    expect(rebasedValues(from, from, to)).toEqual(to);
  });

  it('keeps unsaved input', () => {
    const typed = { ...from, text: 'Typed', cards: [{ text: 'b' }] };
    expect(rebasedValues(typed, from, { ...from, title: 'New', text: 'Other' })).toEqual({
      ...typed,
      title: 'New',
    });
  });

  describe('with a list of records', () => {
    const card = (id: string, name = id, role = '') => ({ id, name, role });
    const begun = { cards: [card('a'), card('b')] };
    const rebased = (now: object[], to: object[]) =>
      rebasedValues({ cards: now }, begun as { cards: object[] }, { cards: to }).cards;

    it('takes over saved values in every field of every record without unsaved input', () => {
      const now = [card('a', 'Typed'), card('b')];
      expect(rebased(now, [card('a', 'a', 'Saved'), card('b', 'Saved')])).toEqual([
        card('a', 'Typed', 'Saved'),
        card('b', 'Saved'),
      ]);
    });

    it('takes over records added and removed elsewhere, but keeps unsaved input', () => {
      const now = [card('a', 'Typed'), card('b')];
      expect(rebased(now, [card('c'), card('a')])).toEqual([card('c'), card('a', 'Typed')]);
      expect(rebased(now, [card('b')])).toEqual([card('b'), card('a', 'Typed')]);
    });

    it('keeps records added and removed in the form', () => {
      const now = [card('b'), card('new')];
      expect(rebased(now, [card('a'), card('b', 'Saved')])).toEqual([
        card('b', 'Saved'),
        card('new'),
      ]);
    });
  });

  it('shows a text as it was saved, without the typed surrounding spaces', () => {
    const sent = { ...from, title: ' Old ' };
    expect(rebasedValues(sent, sent, from)).toEqual(from);
  });
});

describe('autosaved values', () => {
  const card = (id: string, name = '') => ({ id, name, isOld: false });
  const start = {
    title: 'Saved',
    isFeatured: true,
    tags: [] as string[],
    lines: [{ text: '' }],
    cards: [card('a', 'Ada')],
  };
  const restored = (kept: Record<string, unknown>) => restoredValues(start, kept);

  it('replace the starting values', () => {
    const kept = {
      title: 'Typed',
      isFeatured: false,
      tags: ['x'],
      lines: [{ text: 'one' }, { text: 'two' }],
      cards: [card('b', 'Bola'), card('a')],
    };
    expect(restored(kept)).toEqual(kept);
    expect(restoredValues(start, undefined)).toEqual(start);
  });

  it('of another shape, and of unknown fields, are left out', () => {
    const kept = { title: 7, isFeatured: null, tags: 'x', lines: {}, cards: [1], other: 'x' };
    expect(restored(kept)).toEqual(start);
    expect(restored({ tags: ['x', 7], lines: ['x', { text: 'one' }] })).toMatchObject({
      tags: ['x'],
      lines: [{ text: 'one' }],
    });
  });

  it('can empty a list', () => {
    expect(restored({ cards: [] }).cards).toEqual([]);
  });

  it('get empty texts for missing fields of an entry, and unique ids', () => {
    const cards = [{ name: 'Ada', isOld: 'no' }, card('a'), card('a', 'Twin')];
    expect(restored({ cards }).cards).toEqual([
      card('restored-1', 'Ada'),
      card('a'),
      card('a-2', 'Twin'),
    ]);
  });
});
