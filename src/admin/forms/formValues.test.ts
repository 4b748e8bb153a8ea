import { describe, expect, it } from 'vitest';
import { rebasedValues, restoredValues } from './formValues';

describe('a form whose record is saved elsewhere at the same time', () => {
  const from = { title: 'Old', text: 'Words', cards: [{ text: 'a' }] };

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
});

describe('unsaved values from before a reload', () => {
  const start = {
    title: 'Saved',
    isFeatured: true,
    tags: [] as string[],
    cards: [{ id: 'a', name: 'Ada' }],
  };

  it('replace the starting values', () => {
    const typed = {
      title: 'Typed',
      isFeatured: false,
      tags: ['x'],
      cards: [
        { id: 'b', name: 'Bola' },
        { id: 'a', name: '' },
      ],
    };
    expect(restoredValues(start, typed)).toEqual(typed);
    expect(restoredValues(start, { cards: [] }).cards).toEqual([]);
    expect(restoredValues(start, undefined)).toEqual(start);
  });

  it.each([
    { title: 7, isFeatured: null, tags: 'x', cards: {}, other: 'x' },
    { cards: [null] },
    { cards: [{ id: 'b' }] },
  ])('of another shape, and of unknown fields, are left out: %j', (values) => {
    expect(restoredValues(start, values)).toEqual(start);
  });
});
