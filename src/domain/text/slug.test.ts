import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../../tests/helpers/content/contentArbitraries';
import { foldText, isPathSegment, recordSlug, slugify, withSlugs } from './slug';

describe('slugs', () => {
  it.each([
    ['Cine Zoom 24-70', 'cine-zoom-24-70'],
    ['  Monitors & Wireless  ', 'monitors-wireless'],
    ['snake_case and   spaces', 'snake-case-and-spaces'],
    ['--Dream Big. Do Different!--', 'dream-big-do-different'],
    ['Ọ̀ṣun ẹgbẹ́ Yorùbá', 'osun-egbe-yoruba'],
    ['Ndị Ìgbò Ụlọ Ṅ', 'ndi-igbo-ulo-n'],
    ['Ɓauna Ɗan ƙasa', 'bauna-dan-kasa'],
    ['日本', ''],
    ['!!!', ''],
    ['', ''],
  ])('are made from texts: %j becomes %j', (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  it('are lower-case words with single dashes, and stay unchanged when slugified again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(slugify(text)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
        expect(slugify(slugify(text))).toBe(slugify(text));
      }),
    );
  });

  it('ignore case and accents in comparisons', () => {
    expect(foldText('Ọ̀ṢUN')).toBe('osun');
  });
});

describe('slug of a record', () => {
  it.each([
    ['my_slug.v2', 'Name', 'p1', 'my_slug.v2'],
    [undefined, 'Cine Zoom', 'p1', 'cine-zoom'],
    ['', '', 'P 1', 'p-1'],
    ['../../site', 'Name', 'p1', 'site'],
    ['..', 'Name', 'p1', 'name'],
    ['a/b', 'Name', 'p1', 'ab'],
    [undefined, '日本', '本', '本'],
    [undefined, '', '///', 'item-2f2f2f'],
  ])('is made from slug %j, name %j, id %j: %j', (given, name, id, slug) => {
    expect(recordSlug(given, name, id)).toBe(slug);
  });

  it('is always valid in a URL and as a file name', () => {
    const text = fc.oneof(anyText(300), fc.constant('x'.repeat(500)));
    fc.assert(
      fc.property(
        text,
        text,
        anyText().map((id) => id || 'x'),
        (given, name, id) => {
          expect(isPathSegment(recordSlug(given, name, id))).toBe(true);
        },
      ),
    );
  });

  it('gets the id appended when made from a name that is taken, and is kept when given', () => {
    const records = [
      { id: 'a', name: 'Tripod' },
      { id: 'b', name: 'Tripod' },
      { id: 'c', name: 'Other', slug: 'tripod' },
    ];
    const slugs = withSlugs(records, ({ name }) => name).map(({ slug }) => slug);
    expect(slugs).toEqual(['tripod-a', 'tripod-b', 'tripod']);
  });
});
