import { describe, expect, it } from 'vitest';
import { rebasedValues } from './formValues';

describe('a form whose record is saved elsewhere meanwhile', () => {
  const from = { title: 'Old', text: 'Words', cards: [{ text: 'a' }] };

  it('follows what was saved in every field that was not typed into', () => {
    const to = { title: 'New', text: 'Other words', cards: [] };
    expect(rebasedValues(from, from, to)).toEqual(to);
  });

  it('keeps what was typed', () => {
    const typed = { ...from, text: 'Typed', cards: [{ text: 'b' }] };
    expect(rebasedValues(typed, from, { ...from, title: 'New', text: 'Other' })).toEqual({
      ...typed,
      title: 'New',
    });
  });

  describe('and has a list of records', () => {
    const card = (id: string, name = id, role = '') => ({ id, name, role });
    const begun = { cards: [card('a'), card('b')] };
    const rebased = (now: object[], to: object[]) =>
      rebasedValues({ cards: now }, begun as { cards: object[] }, { cards: to }).cards;

    it('follows in every field of every record that was not typed into', () => {
      const now = [card('a', 'Typed'), card('b')];
      expect(rebased(now, [card('a', 'a', 'Saved'), card('b', 'Saved')])).toEqual([
        card('a', 'Typed', 'Saved'),
        card('b', 'Saved'),
      ]);
    });

    it('follows what was added and removed elsewhere, but keeps what was typed', () => {
      const now = [card('a', 'Typed'), card('b')];
      expect(rebased(now, [card('c'), card('a')])).toEqual([card('c'), card('a', 'Typed')]);
      expect(rebased(now, [card('b')])).toEqual([card('b'), card('a', 'Typed')]);
    });

    it('keeps what was added and removed here', () => {
      const now = [card('b'), card('new')];
      expect(rebased(now, [card('a'), card('b', 'Saved')])).toEqual([
        card('b', 'Saved'),
        card('new'),
      ]);
    });
  });

  it('shows a text as it was saved, without the spaces that were typed', () => {
    const sent = { ...from, title: ' Old ' };
    expect(rebasedValues(sent, sent, from)).toEqual(from);
  });
});
