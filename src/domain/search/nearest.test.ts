import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestSearches } from './nearest';
import { NOT_FOUND, searchable, searchRanker } from './search';

const NAMES = ['Cine Zoom 24-70mm', 'C-Stand', 'Anamorphic 50mm', 'Ọ̀ṣun Light', 'V-Mount battery'];

const isFound = (search: string, names: readonly string[]) => {
  const rank = searchRanker(search);
  return names.some((name) => rank(searchable([name])) < NOT_FOUND);
};
const nearest = (search: string, names = NAMES) =>
  nearestSearches(() => names)(search, (text) => isFound(text, names));
const suggest = (search: string, names = NAMES) => nearest(search, names)?.search;

describe('nearestSearches', () => {
  it.each([
    ['zom', 'Zoom'],
    ['cine zom', 'cine Zoom'],
    ['cstamd', 'C-Stand'],
    ['oshun light', 'Ọ̀ṣun light'],
    ['batery v-mount', 'battery v-mount'],
    ['cinezom', 'Cine Zoom 24-70mm'],
    ['i want the anamorphik', 'i want the Anamorphic'],
  ])('suggests for %j the search %j', (search, suggestion) => {
    expect(suggest(search)).toBe(suggestion);
  });

  it.each(['zoom', 'xyz', 'zm', 'cine tripod', '60mm', '24-80mm', 'hire tripod', ''])(
    'suggests nothing for %j',
    (search) => expect(suggest(search)).toBeUndefined(),
  );

  it('suggests nothing for words that say nothing', () => {
    expect(suggest('the', ['terminal covers'])).toBeUndefined();
  });

  it('suggests nothing without names', () => {
    expect(suggest('zoom', [])).toBeUndefined();
    expect(suggest('zoo', ['zo!'])).toBeUndefined();
  });

  it('finds whole words of at least six letters in spite of two edits, and says so', () => {
    expect(nearest('anamorfic')).toEqual({ search: 'Anamorphic', isClose: false });
    expect(nearest('anamorphik')).toEqual({ search: 'Anamorphic', isClose: true });
    expect(nearest('ngosi', ['Ngozi Okafor'])).toEqual({ search: 'Ngozi', isClose: true });
    expect(nearest('zzom')).toEqual({ search: 'Zoom', isClose: true });
    expect(nearest('zzzm')).toBeUndefined();
    expect(nearest('batxxxx')).toBeUndefined();
  });

  it('prefers the name whose length is nearest', () => {
    expect(suggest('zoon', ['Zoological', 'Zoom', 'Zoos'])).toBe('Zoom');
  });

  // Letters that a search compares as one: capitals, accents, and scripts without a lower case.
  const letter = fc.constantFrom(...Array.from('abcdeABéọκяגد한국镜头レ'));
  const name = fc
    .array(fc.string({ unit: letter, minLength: 1, maxLength: 9 }), { minLength: 1, maxLength: 4 })
    .map((words) => words.join(' '))
    .filter((text) => text.replaceAll(' ', '').length >= 4);

  function edited(text: string, kind: number, place: number, other: string): string {
    const letters = Array.from(text);
    const at = place % letters.length;
    if (kind === 0) letters.splice(at, 1);
    if (kind === 1) letters.splice(at, 0, other);
    if (kind === 2) letters.splice(at, 1, other);
    if (kind === 3) letters.splice(at, 2, letters[at + 1] ?? '', letters[at] ?? '');
    return letters.join('');
  }

  it('finds a name of at least four letters in spite of one edit', () => {
    fc.assert(
      fc.property(
        name,
        fc.nat(3),
        fc.nat(50),
        letter,
        fc.array(name, { maxLength: 5 }),
        (wanted, kind, place, other, others) => {
          const search = edited(wanted, kind, place, other);
          const names = [...others, wanted];
          const suggestion = suggest(search, names);
          expect(isFound(suggestion ?? search, names)).toBe(true);
          // Without other names, it is this name.
          const own = suggest(search, [wanted]) ?? search;
          expect(isFound(own, [wanted])).toBe(true);
        },
      ),
    );
  });
});
