import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchableText, searchMatcher } from './searchableText';

const isFound = (search: string, ...texts: string[]) =>
  searchMatcher(search)(searchableText(texts));

describe('searchMatcher', () => {
  it.each([
    ['2470', 'Cine Zoom 24-70mm'],
    ['24-70', 'Cine Zoom 24-70mm'],
    ['24 70', 'Cine Zoom 24-70mm'],
    ['24.70', 'Cine Zoom 24–70mm'],
    ['70mm zoom', 'Cine Zoom 24-70mm'],
    ['cinezoom', 'Cine Zoom 24-70mm'],
    ['cstand', 'C-Stand'],
    ['c stand', 'C-Stand'],
    ['c-stand', 'CStand'],
    ['f28', 'Prime f/2.8'],
    ['osun', 'Ọ̀ṣun Light'],
    ['ỌṢUN', 'osun light'],
    ['ada@example.com', 'Ada <ada@example.com>'],
    ['0803-000', '+234 0803 000'],
    ['$5 (new)', '[new] $5'],
    ['镜头', '变焦镜头 24'],
    ['한국', '한국 카메라'],
    ['', 'anything'],
    [' - ', 'anything'],
  ])('finds %j in %j', (search, text) => {
    expect(isFound(search, text)).toBe(true);
  });

  it.each([
    ['red', 'Wire Detector'],
    ['2471', 'Cine Zoom 24-70mm'],
    ['zoom lens', 'Cine Zoom'],
    ['$$', 'Cine Zoom $'],
  ])('does not find %j in %j', (search, text) => {
    expect(isFound(search, text)).toBe(false);
  });

  it('finds no word across two texts', () => {
    expect(isFound('capzoom', 'Lens cap', 'Zoom')).toBe(false);
    expect(isFound('cap zoom', 'Lens cap', 'Zoom')).toBe(true);
  });

  it('ignores order, case and separators', () => {
    const word = fc.string({
      unit: fc.constantFrom(...Array.from('aBcÉß7镜한κ+$')),
      minLength: 1,
      maxLength: 6,
    });
    const separator = fc.constantFrom(' ', '-', '.', ' - ', '. ', '_', '/');
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 5 }),
        fc.array(separator, { minLength: 5, maxLength: 5 }),
        fc.func(fc.boolean()),
        (words, separators, isUpper) => {
          const name = words.map((text, at) => text + separators[at]).join('');
          const reversed = words
            .map((text, at) => (isUpper(at) ? text.toUpperCase() : text.toLowerCase()))
            .reverse();
          expect(isFound(reversed.join(' '), name)).toBe(true);
          expect(isFound(words.join(''), name)).toBe(true);
          expect(isFound(name, words.join(' '))).toBe(true);
        },
      ),
    );
  });
});
