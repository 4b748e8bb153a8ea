import { expect, it } from 'vitest';
import { FEATURED_FIELD, isPictureCell } from './csvCells';
import { readRecordsCsv, type CsvSchema } from './recordsCsv';

interface Item {
  id: string;
  slug: string;
  isFeatured: boolean;
  image: string;
}

const item = (id: string, more: Partial<Item> = {}): Item => ({
  id,
  slug: `slug-${id}`,
  isFeatured: false,
  image: '/media/a.webp',
  ...more,
});

const kind: CsvSchema<Item> = {
  fields: [
    FEATURED_FIELD,
    { column: 'slug', write: ({ slug }) => slug, read: (slug) => ({ fields: { slug } }) },
    { column: 'image', write: ({ image }) => image, read: (image) => ({ fields: { image } }) },
  ],
  needed: [],
  blank: (id) => item(id || 'made'),
  finished: (record) => record,
  touched: (record) => record,
  featuredLimit: 2,
};

const problems = async (text: string, records: Item[]) =>
  (await readRecordsCsv(text, records, kind)).problems.map(
    ({ row, message }) => `${row} ${message}`,
  );

it.each([
  ['id,slug\na,b', ['2 slug: “b” is the id of another one']],
  ['id,slug\nnew,b', ['2 slug: “b” is the id of another one']],
  ['id\nslug-b', ['2 id: “slug-b” is the address of another one']],
  ['id\na/b', ['2 id: “a/b” is not allowed']],
  ['id\n..', ['2 id: “..” is not allowed']],
  ['id,slug\na,a', []],
])('rejects what the content check would reject: %j', async (text, expected) => {
  expect(await problems(text, [item('a'), item('b')])).toEqual(expected);
});

it('accepts invalid values that are already stored', async () => {
  const odd = [item('a/b', { slug: 'c' }), item('c')];
  expect(await problems('id,slug,featured\na/b,c,no\nc,slug-c,no', odd)).toEqual([]);
});

it('unfeatures the first records in list order when a file features more than the limit', async () => {
  const many = ['a', 'b', 'c'].map((id) => item(id, { isFeatured: true }));
  const all = [...many, item('d')];
  const unfeatured = async (text: string, records = all) =>
    (await readRecordsCsv(text, records, kind)).unfeatured.map(({ id }) => id);
  expect(await unfeatured('id,featured\na,no\nd,yes')).toEqual(['b']);
  expect(await unfeatured('id,featured\na,no\nb,no\nd,yes')).toEqual([]);
  expect(await unfeatured('id,image\nd,/media/b.webp')).toEqual([]);
  expect(await unfeatured('id,featured\na,yes', [item('a'), ...many.slice(1)])).toEqual(['b']);
});

it('rejects media drafts of another browser, and keeps those of this one', async () => {
  const ref = `media:${'a'.repeat(64)}`;
  expect(await problems(`id,image\na,${ref}`, [item('a')])).toEqual([
    `2 the picture “${ref}” is not in this browser`,
  ]);
  const [own, text] = [item('a', { image: ref }), `id,image,featured\na,${ref},yes`];
  expect(await problems(text, [own])).toEqual([]);
  expect([isPictureCell(ref), isPictureCell('media:x'), isPictureCell(`${ref}b`)]).toEqual([
    true,
    false,
    false,
  ]);
});
