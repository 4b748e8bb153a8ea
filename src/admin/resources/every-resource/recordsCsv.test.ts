import { expect, it } from 'vitest';
import type { Product } from '@/domain/product/schema';
import { products } from '../products/productResource';
import { contentWith, product, topic } from '../resourceFixture';
import { topics } from '../topics/topicResource';
import type { ResourceData } from '../resource';
import { isImageCell } from '../../fields/kinds/picture';
import { readRecordsCsv } from '../csv/recordsCsv';

const resource: ResourceData<'products'> = {
  ...products,
  fields: products.fields.map((field) => ({ ...field, isRequired: false })),
  featured: products.featured && { ...products.featured, limit: 2 },
};

const item = (id: string, fields: Partial<Product> = {}) =>
  product(id, { slug: `slug-${id}`, ...fields });
const read = (text: string, records: Product[]) =>
  readRecordsCsv(text, resource, contentWith({ products: records }), {
    now: 'later',
    random: Math.random,
  });

const problems = async (text: string, records: Product[]) =>
  (await read(text, records)).problems.map(({ row, message }) => `${row} ${message}`);

it.each([
  ['id,slug\na,b', ['2 slug: “b” is the id of another record']],
  ['id,slug\nnew,b', ['2 slug: “b” is the id of another record']],
  ['id\nslug-b', ['2 id: “slug-b” is the slug of another record']],
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
    (await read(text, records)).unfeatured.map(({ id }) => id);
  expect(await unfeatured('id,featured\na,no\nd,yes')).toEqual(['b']);
  expect(await unfeatured('id,featured\na,no\nb,no\nd,yes')).toEqual([]);
  expect(await unfeatured('id,image\nd,/media/b.webp')).toEqual([]);
  expect(await unfeatured('id,featured\na,yes', [item('a'), ...many.slice(1)])).toEqual(['b']);
});

it('rejects media drafts of another browser, and keeps those of this one', async () => {
  const ref = `media:${'a'.repeat(64)}`;
  expect(await problems(`id,image\na,${ref}`, [item('a')])).toEqual([
    `2 image “${ref}” is not stored in this browser`,
  ]);
  const [own, text] = [item('a', { image: ref }), `id,image,featured\na,${ref},yes`];
  expect(await problems(text, [own])).toEqual([]);
  expect([isImageCell(ref), isImageCell('media:x'), isImageCell(`${ref}b`)]).toEqual([
    true,
    false,
    false,
  ]);
});

it.each([
  ['id,title,path\n,New,/store/a/', ['2 path: “/store/a” is already in use']],
  ['id,title,path\n,New,/store/c\n,Other,/store/c', ['3 path: “/store/c” is already in use']],
  ['id,path\na,/store/b\nb,/store/a', []],
])('rejects a topic page at the path of another one: %j', async (text, expected) => {
  const content = contentWith({ topics: [topic('a'), topic('b')] });
  const { problems: found } = await readRecordsCsv(text, topics, content, {
    now: 'later',
    random: Math.random,
  });
  expect(found.map(({ row, message }) => `${row} ${message}`)).toEqual(expected);
});
