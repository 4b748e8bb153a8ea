import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOT_FOUND, ranked, searchable, searchRanker } from './search';

/** Name, category, keywords, contents. */
type Entry = readonly [name: string, category: string, keywords?: string[], contents?: string[]];

const STORE: readonly Entry[] = [
  ['Matte Box with 4x5.65 Filters', 'Accessories', [], ['Lens tissue', 'Two side flags']],
  ['V-Mount Battery Kit 150Wh', 'Accessories', ['power'], ['Four batteries', 'Twin charger']],
  ['Clapperboard Slate', 'Accessories', [], ['Dry-wipe markers']],
  ['Cinema Camera 6K', 'Cameras', ['film', 'wedding'], ['Two 1 TB media cards', 'Flight case']],
  ['Mirrorless Camera 4K', 'Cameras', ['wedding', 'interview'], ['Four batteries', 'Metal cage']],
  ['Documentary Camcorder 4K', 'Cameras', ['interview', 'news'], ['On-camera microphone']],
  ['C-Stand Kit 40-inch', 'Grips', [], ['Black flag 60 x 90 cm', 'Sandbag']],
  ['Dolly and Track System', 'Grips', [], ['Levelling blocks', 'Swivel seat']],
  ['Carbon Tripod 100mm', 'Grips', ['stand'], ['Fluid head', 'Rubber feet']],
  ['Cine Prime Lens Set T2.0', 'Lenses', ['cine lenses'], ['Six primes']],
  ['Anamorphic 50mm T2.2', 'Lenses', [], ['Lens support']],
  ['Cine Zoom 24-70mm f/2.8', 'Lenses', ['wedding'], ['Zoom lever']],
  ['Bi-Colour LED Panel 1x1', 'Lighting', ['interview', 'light'], ['Barn doors', 'Grey cloth']],
  ['RGBWW Tube Light Kit', 'Lighting', ['music video'], ['Four tubes', 'DMX transmitter']],
  ['Daylight Fresnel 300W', 'Lighting', [], ['Gel frame', 'Colored gels']],
  ['Director Monitor 17-inch', 'Monitors & Wireless', ['screen'], ['SDI cable']],
  ['Shotgun Microphone Kit', 'Sounds', ['mic', 'interview'], ['Boom pole', 'XLR cable']],
  ['Wireless Lavalier Set', 'Sounds', ['mic', 'interview', 'wedding'], ['Two transmitters']],
  ['Three-Axis Gimbal', 'Stabilizers', ['stabiliser', 'wedding'], ['Mini tripod base']],
  ['Motorised Slider 120cm', 'Stabilizers', [], ['Two NP-F batteries and charger']],
  ['Ọ̀ṣun Sun Hood', 'Accessories', [], ['Theatre lamp', 'Five watch straps']],
];
const RECORDS = STORE.map(([name, category, keywords = [], contents = []]) => ({
  name,
  texts: searchable([name], [category, ...keywords], contents),
}));

function namesFound(search: string): string[] {
  const rank = searchRanker(search);
  return ranked(RECORDS, ({ texts }) => rank(texts)).map(({ name }) => name);
}

const isFound = (search: string, ...texts: string[]) =>
  searchRanker(search)(searchable(texts)) < NOT_FOUND;

describe('a search of the store', () => {
  it.each([
    // Any word of the name, in any order and notation.
    ['gimbal', 'Three-Axis'],
    ['axis gimbal three', 'Three-Axis'],
    ['3 axis', ''],
    ['gimbal rental lagos', ''],
    ['how much is the gimbal', 'Three-Axis'],
    ['2470', 'Cine Zoom'],
    ['24 70', 'Cine Zoom'],
    ['cinezoom', 'Cine Zoom'],
    ['cstand', 'C-Stand'],
    ['sand bag', 'C-Stand'],
    ['gimbal sand bags', ''],
    ['vmount', 'V-Mount'],
    ['osun', 'Ọ̀ṣun'],
    ['clapper', 'Clapperboard'],
    ['slate', 'Clapperboard'],
    // Whole words of the name are before parts of it, category and keywords, and these before contents.
    ['light', 'RGBWW Tube Light'],
    ['lens', 'Cine Prime Lens'],
    ['stand', 'C-Stand'],
    ['mic', 'Shotgun'],
    ['sounds', 'Shotgun'],
    // Keywords.
    ['wedding', 'Cinema Camera'],
    ['music video', 'RGBWW'],
    ['drone', ''],
    // Singular and plural.
    ['gimbals', 'Three-Axis'],
    ['batteries', 'V-Mount'],
    ['lenses', 'Cine Prime Lens'],
    ['watches', 'Ọ̀ṣun'],
    ['flag', 'Matte Box'],
    // British and American spelling.
    ['color', 'Bi-Colour'],
    ['bi-color panels', 'Bi-Colour'],
    ['coloured gel', 'Daylight'],
    ['stabilizer', 'Three-Axis'],
    ['leveling', 'Dolly'],
    // Words that say nothing about what is searched for.
    ['I need a tripod', 'Carbon'],
    ['we are looking for the gimbal', 'Three-Axis'],
    ['rent a shotgun mic', 'Shotgun'],
    ['the best lens for wedding', 'Cine Zoom'],
    // Short words are found at the start of words only.
    ['ram', ''],
    ['tv', ''],
    ['zoom camera', ''],
    [' ', 'Matte Box'],
    [' - ', 'Matte Box'],
  ])('for %j lists first %j', (search, first) => {
    const [found = ''] = namesFound(search);
    expect(found.slice(0, first.length || undefined)).toBe(first);
  });

  it('lists whole words of the name, parts of it, category and keywords, then contents', () => {
    const lights = ['RGBWW Tube Light Kit', 'Daylight Fresnel 300W', 'Bi-Colour LED Panel 1x1'];
    expect(namesFound('light')).toEqual(lights);
    expect(namesFound('tripod')).toEqual(['Carbon Tripod 100mm', 'Three-Axis Gimbal']);
  });
});

describe('searchRanker', () => {
  it.each([
    ['ada@example.com', 'Ada <ada@example.com>'],
    ['0803-000', '+234 0803 000'],
    ['$5 (new)', '[new] $5'],
    ['镜头', '变焦镜头 24'],
    ['한국', '한국 카메라'],
    ['4XK2', 'SL-4XK2PQ'],
    ['for', 'The light for you'],
  ])('finds %j in %j', (search, text) => {
    expect(isFound(search, text)).toBe(true);
  });

  it.each([
    ['red', 'Wire Detector'],
    ['red', 'Filtered'],
    ['2471', 'Cine Zoom 24-70mm'],
    ['$$', 'Cine Zoom $'],
    ['for', 'Light'],
    ['tour', 'Motor'],
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
