import { expect, it } from 'vitest';
import { everywhere, smallContent, type Files } from '../contentFixture';
import { readContent } from '../readContent';
import { checkPublication } from './checkPublication';

function newWarnings(change: (files: Files) => unknown, published = smallContent().files as Files) {
  const files = structuredClone(published);
  change(files);
  const live = { content: readContent(published).content, files: published };
  const { warnings } = checkPublication(files, live, (path) => !path.includes('gone'));
  return warnings;
}

const warningsAfter = (...args: Parameters<typeof newWarnings>): string[] =>
  newWarnings(...args).map(({ file, path }) => `${file} ${path}`);

const put = (files: Files, file: string, fields: object) =>
  Object.assign(files[file] ?? {}, fields);

it('A missing image, and the name of a record that describes its image, is reported at its field', () => {
  const found = warningsAfter((files) => {
    put(files, 'pages/home.json', {
      hero: { images: ['/media/a.webp', '/gone'] },
      aboutUs: { image: '/gone' },
      testimonials: { cards: [{ image: '/gone', name: '' }] },
      contact: { image: '/gone' },
    });
    put(files, 'pages/about.json', { cards: [{ id: 'x', image: '/gone', title: '' }] });
    put(files, 'site.json', { socialMedia: { instagram: 'javascript:alert(1)' } });
    everywhere(files, 'p2', { image: '/gone', name: '' });
    everywhere(files, 'r2', { image: '/gone', gallery: ['/gone2'], title: '' });
  });
  expect(found.toSorted()).toEqual([
    'pages/about.json cards[0].image',
    'pages/about.json cards[0].title',
    'pages/home.json aboutUs.image',
    'pages/home.json contact.image',
    'pages/home.json hero.images[1]',
    'pages/home.json testimonials.cards[0].image',
    'pages/home.json testimonials.cards[0].name',
    'products/index.json "p2".image',
    'products/index.json "p2".name',
    'projects/index.json "r2".gallery',
    'projects/index.json "r2".image',
    'projects/index.json "r2".title',
    'site.json socialMedia.instagram',
  ]);
});

it('A price that changes by a factor of ten is reported, and what the website has already is not', () => {
  const found = warningsAfter((files) => everywhere(files, 'p1', { price: '₦2,500,000' }));
  expect(found).toEqual(['products/index.json "p1".price']);
});

it.each([
  [50_000, ['products/index.json "p1".dailyRate']],
  [500, ['products/index.json "p1".dailyRate']],
  [49_000, []],
])('A daily rate that changes from 5,000 to %i has the warnings %j', (dailyRate, warnings) => {
  const published = structuredClone(smallContent().files) as Files;
  everywhere(published, 'p1', { dailyRate: 5000 });
  const found = warningsAfter((files) => everywhere(files, 'p1', { dailyRate }), published);
  expect(found).toEqual(warnings);
});

it('Too many testimonials and unknown categories are reported', () => {
  const cards = Array.from({ length: 4 }, () => ({}));
  const found = warningsAfter((files) => {
    put(files, 'pages/home.json', { testimonials: { cards } });
    everywhere(files, 'p2', { category: 'Nowhere' });
    everywhere(files, 'r1', { category: 'Nowhere' });
  });
  expect(found).toEqual(
    expect.arrayContaining([
      'pages/home.json testimonials.cards',
      'products/index.json "p2".category',
      'projects/index.json "r1".category',
    ]),
  );
});

it('Warnings name products, also one that the publication deletes', () => {
  const hold = { from: '2026-11-24', to: '2026-11-26', quantity: 2, reason: 'rental' };
  const published = smallContent().files as Files;
  const kept = { id: 'h3', productId: 'p2', ...hold, quantity: 1 };
  Object.assign(published, {
    'availability.json': { updatedAt: '2026-11-22T08:00:00.000Z', holds: [kept] },
  });
  const messages = newWarnings((files) => {
    const two = ['h1', 'h2'].map((id) => ({ id, productId: 'p1', ...hold }));
    const many = { id: 'h4', productId: 'p4', ...hold, quantity: 99 };
    put(files, 'availability.json', { holds: [kept, ...two, many] });
    for (const file of Object.values(files)) {
      const { products } = Object(file) as { products?: { id: string }[] };
      if (products)
        Object.assign(file ?? {}, { products: products.filter(({ id }) => id !== 'p2') });
    }
  }, published).map(({ message }) => message);
  expect(messages.slice(1)).toEqual([
    'There is no product “Prime” any more. Remove the hold.',
    'The hold is for 99, but the stock of “Bare” is 3. Correct the hold or the stock.',
    'On 24 Nov 2026, 4 units of “Zoom” are held, but the stock is 3. Correct the holds or the stock.',
  ]);
});
