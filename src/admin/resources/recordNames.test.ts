import { expect, it } from 'vitest';
import { takenSlugs, uniqueSlug } from './recordNames';

it.each([
  ['Lens', [], 'lens'],
  ['Lens', ['lens', 'lens-2'], 'lens-3'],
  // Windows cannot store aux.json, so the repository could not be checked out there.
  ['AUX', [], 'aux-2'],
  ['Aux', ['aux-2'], 'aux-3'],
  ['COM1', [], 'com1-2'],
  ['Auxiliary', [], 'auxiliary'],
])('the slug of “%s” next to %j is %s', (name, taken, slug) => {
  expect(uniqueSlug(name, 'id', new Set(taken))).toBe(slug);
});

it('a slug does not differ from that of another record only in case', () => {
  const taken = takenSlugs([
    { id: 'a', slug: 'Lens' },
    { id: 'b', slug: 'tripod' },
  ]);
  expect(uniqueSlug('Lens', 'c', taken)).toBe('lens-2');
});
