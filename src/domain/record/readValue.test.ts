import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type * as v from 'valibot';
import { jsonValue } from '../../../tests/helpers/content/contentArbitraries';
import { holdEntries, holdSchema } from '../availability/schema';
import { categorySchema } from '../category/schema';
import { homeSchema } from '../page/homeSchema';
import { rentalTermsSchema } from '../prices/rentalTerms';
import {
  productEntries,
  productSchema,
  productSummaryEntries,
  productSummarySchema,
} from '../product/schema';
import { projectEntries, projectSchema, projectSummarySchema } from '../project/schema';
import { serviceEntries, serviceSchema } from '../service/schema';
import { siteSchema } from '../site/schema';
import { topicEntries, topicSchema } from '../topic/schema';
import { readValue } from './readValue';

const CATEGORY = ['id', 'name', 'slug', 'isActive', 'createdAt', 'updatedAt'];

/** Every kind of record, its fields, and those that it must have. */
const KINDS: [name: string, schema: v.GenericSchema, fields: string[], required: object][] = [
  ['product', productSchema, Object.keys(productEntries), { id: 'a' }],
  ['product summary', productSummarySchema, Object.keys(productSummaryEntries), { id: 'a' }],
  ['project', projectSchema, Object.keys(projectEntries), { id: 'a' }],
  ['project summary', projectSummarySchema, ['title', 'image', 'category', 'date'], { id: 'a' }],
  ['service', serviceSchema, Object.keys(serviceEntries), { id: 'a' }],
  ['category', categorySchema, CATEGORY, { id: 'a' }],
  ['topic', topicSchema, Object.keys(topicEntries), { id: 'a', path: '/store/a' }],
];

function wrongFor(field: string): unknown {
  if (['stock', 'rating', 'reviews', 'dailyRate'].includes(field)) return '35000';
  return /price/i.test(field) ? true : 7;
}

const fieldCases = KINDS.flatMap(([kind, schema, fields, required]) =>
  fields
    .filter((field) => !Object.hasOwn(required, field))
    .map((field) => ({ kind, field, schema, required })),
);

it.each(fieldCases)('A $kind whose $field cannot be read is read without it', (one) => {
  const { schema, required, field } = one;
  const { read, leftOut } = readValue(schema, { ...required, [field]: wrongFor(field) });
  const expected = readValue(schema, required).read?.output as object;
  expect(read?.output).toEqual(field === 'stock' ? { ...expected, stock: 'unknown' } : expected);
  expect(leftOut).toMatchObject([{ path: [field], reason: { field: '' } }]);
});

it('a daily rate of 0 is left out', () => {
  const { read, leftOut } = readValue(productSchema, { id: 'a', dailyRate: 0 });
  expect(read?.output).not.toHaveProperty('dailyRate');
  expect(leftOut).toEqual([
    { path: ['dailyRate'], reason: { code: 'rule', field: '', rule: 'must be above 0' } },
  ]);
});

const days = { from: '2026-01-02', to: '2026-01-03' };
const hold = { id: 'h', productId: 'p', ...days, quantity: 1, reason: 'rental' };

describe('what cannot be left out takes along what it belongs to', () => {
  it.each(Object.keys(holdEntries))('a hold with its %s', (field) => {
    const { read, leftOut } = readValue(holdSchema, { ...hold, [field]: {} });
    expect(read).toBeUndefined();
    expect(leftOut).toMatchObject([{ path: [], reason: { field } }]);
  });

  it('a topic with its path, whatever else cannot be read', () => {
    const { read, leftOut } = readValue(topicSchema, { id: 'a', description: 5, sections: [7] });
    expect(read).toBeUndefined();
    expect(leftOut).toEqual([{ path: [], reason: { code: 'missing', field: 'path' } }]);
  });

  it('an area of delivery with its fee, but not its list', () => {
    const deliveryAreas = [{ name: 5, fee: 'x' }, { name: 'Ikeja', fee: 5000 }, { name: 'Lekki' }];
    const { read, leftOut } = readValue(rentalTermsSchema, { deliveryAreas });
    expect(read?.output.deliveryAreas).toEqual([{ name: 'Ikeja', fee: 5000 }]);
    expect(leftOut).toMatchObject([
      { path: ['deliveryAreas', 2], reason: { code: 'missing', field: 'fee' } },
      { path: ['deliveryAreas', 0], reason: { code: 'wrongType', field: 'fee', received: '"x"' } },
    ]);
  });
});

it('parts of lists and nested objects are left out one by one, with their own indexes', () => {
  const cards = [5, { name: 6, text: 'Kept' }, null, { name: 'Ada', role: [] }];
  const hero = { title: 7, images: ['/a.webp', 5, null, '/b.webp'] };
  const { read, leftOut } = readValue(homeSchema, { hero, testimonials: { cards } });
  expect(read?.output.testimonials.cards).toMatchObject([
    { name: '', text: 'Kept' },
    { name: 'Ada', role: '' },
  ]);
  expect(read?.output.hero).toMatchObject({ title: '', images: ['/a.webp', '/b.webp'] });
  expect(leftOut.map(({ path }) => path.join('.'))).toEqual([
    'hero.title',
    'hero.images.1',
    'testimonials.cards.0',
    'testimonials.cards.1.name',
    'testimonials.cards.2',
    'testimonials.cards.3.role',
  ]);
});

it.each([
  [{ rules: { weekDays: 9, weekendAsOne: true }, lateRule: 5 }, { rules: 'unknown' }],
  [{ daysBetween: -1 }, { rules: {}, daysBetween: 'unknown' }],
])('rental terms of %j claim nothing that cannot be read', (json, expected) => {
  const { read } = readValue(rentalTermsSchema, json);
  expect(read?.output).toEqual({ conditions: [], deliveryAreas: [], ...expected });
});

it('any value is read or left out as a whole, and never changed', () => {
  const keys = 'hero testimonials cards images footer groups links rules'.split(' ');
  const parts = fc.dictionary(
    fc.constantFrom(...keys),
    fc.oneof(jsonValue(), fc.dictionary(fc.constantFrom('cards', 'groups'), jsonValue())),
  );
  const schemas = [homeSchema, siteSchema, rentalTermsSchema, productSchema, topicSchema];
  fc.assert(
    fc.property(fc.oneof(parts, jsonValue()), (value) => {
      const text = JSON.stringify(value);
      for (const schema of schemas) {
        const { read, leftOut } = readValue<unknown>(schema, value);
        if (read) expect(readValue<unknown>(schema, read.input).leftOut).toEqual([]);
        else expect(leftOut.map(({ path }) => path)).toEqual([[]]);
      }
      expect(JSON.stringify(value)).toBe(text);
    }),
    { numRuns: 200 },
  );
});
