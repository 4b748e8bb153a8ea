import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutText } from './cleanText';

describe('cutText', () => {
  it.each([
    ['', ''],
    ['exactly', 'exactly'],
    ['eight ch', 'eight c…'],
    ['seven  and more', 'seven…'],
    ['🎬🎬🎬🎬🎬🎬🎬', '🎬🎬🎬🎬🎬🎬🎬'],
    ['🎬🎬🎬🎬🎬🎬🎬🎥', '🎬🎬🎬🎬🎬🎬🎬…'],
  ])('cuts %j to %j', (text, shown) => {
    expect(cutText(text, 7)).toBe(shown);
  });

  it('never splits a surrogate pair', () => {
    const characters = fc.array(fc.constantFrom('a', ' ', 'Ọ̀', '🎬', '👩🏾‍🎤', '\n'));
    fc.assert(
      fc.property(characters, fc.integer({ min: 1, max: 30 }), (list, max) => {
        const text = list.join('');
        const shown = cutText(text, max);
        expect(() => encodeURIComponent(shown)).not.toThrow();
        expect(Array.from(shown).length).toBeLessThanOrEqual(max + 1);
      }),
    );
  });
});
