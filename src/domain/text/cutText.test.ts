import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutText } from './cutText';

describe('a text cut to a number of characters (public-site.md §9)', () => {
  it.each([
    ['', ''],
    ['exactly', 'exactly'],
    ['eight ch', 'eight c…'],
    ['seven  and more', 'seven…'],
    ['🎬🎬🎬🎬🎬🎬🎬', '🎬🎬🎬🎬🎬🎬🎬'],
    ['🎬🎬🎬🎬🎬🎬🎬🎥', '🎬🎬🎬🎬🎬🎬🎬…'],
  ])('%j is shown as %j', (text, shown) => {
    expect(cutText(text, 7)).toBe(shown);
  });

  it('never holds half a character that the text does not hold', () => {
    const letters = fc.array(fc.constantFrom('a', ' ', 'Ọ̀', '🎬', '👩🏾‍🎤', '\n'));
    fc.assert(
      fc.property(letters, fc.integer({ min: 1, max: 30 }), (list, max) => {
        const text = list.join('');
        const shown = cutText(text, max);
        expect(() => encodeURIComponent(shown)).not.toThrow();
        expect(Array.from(shown).length).toBeLessThanOrEqual(max + 1);
      }),
    );
  });
});
