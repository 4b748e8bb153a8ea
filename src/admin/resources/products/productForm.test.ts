import { describe, expect, it } from 'vitest';
import type { Product } from '@/domain/product/schema';
import { contentWith, product, submitForm } from '../resourceFixture';
import { moveToCategory } from './productCategory';
import { products as resource } from './productResource';

const submit = (id: string, values: object, products: Product[] = []) =>
  submitForm(resource, contentWith({ products }), id, () => values);

const FILLED = {
  name: 'Cine Zoom 24-70',
  category: 'lights',
  description: 'Sharp.',
  image: '/media/a.webp',
  specs: [{ text: ' Weight: 1 kg ' }],
};

describe('the product form', () => {
  it('creates a product with a slug from its name and the price text', () => {
    expect(submit('new', FILLED)).toMatchObject({
      record: {
        slug: 'cine-zoom-24-70',
        category: { id: 'category-Lights', name: 'Lights', slug: 'lights' },
        price: 'Price on Request',
        specs: ['Weight: 1 kg'],
        included: [],
        stock: 1,
        rating: 0,
        reviews: 0,
      },
    });
  });

  it('requires name, category, description, image and specifications', () => {
    expect(submit('new', {})).toEqual({
      errors: {
        name: 'Name is required',
        category: 'Category is required',
        description: 'Description is required',
        image: 'Image is required',
        'specs.0.text': 'Enter a specification or remove this line',
      },
    });
  });

  it.each([
    ['3', 3],
    ['', 0],
  ])('reads the stock %j as %i', (stock, count) => {
    expect(submit('new', { ...FILLED, stock })).toHaveProperty('record.stock', count);
  });

  it.each(['-1', '1.5', '1e5', '0012', 'x', 'Infinity'])('rejects the stock %j', (stock) => {
    expect(submit('new', { ...FILLED, stock })).toEqual({
      errors: { stock: 'Stock must be a whole number, 0 or more' },
    });
  });

  it('keeps the slug with a new name, unless a new slug is requested', () => {
    const base = product('a', { slug: 'old' });
    const renamed = (slug: boolean) => submit('a', { name: 'New name', slug }, [base]);
    expect(renamed(false)).toHaveProperty('record.slug', 'old');
    expect(renamed(true)).toHaveProperty('record.slug', 'new-name');
  });

  it('keeps fields that it does not have, and replaces the old image with a new one', () => {
    const base = { ...product('a', { rating: -1 }), award: 'Best' };
    expect(submit('a', { image: '/media/new.webp' }, [base])).toEqual({
      record: {
        ...base,
        image: '/media/new.webp',
        images: ['/media/new.webp', '/media/a-2.webp'],
      },
    });
  });

  it('rejects a ninth featured product', () => {
    const full = Array.from({ length: 8 }, (_, index) =>
      product(`p${index}`, { isFeatured: true }),
    );
    expect(submit('new', { ...FILLED, isFeatured: true }, full)).toHaveProperty(
      'errors.isFeatured',
    );
    expect(submit('p1', {}, full)).toHaveProperty('record.isFeatured', true);
  });
});

it('moving to a category changes only the products of other categories', () => {
  const content = contentWith({});
  const there = product('a');
  const elsewhere = product('b', { category: { name: 'Lights', slug: 'lights' } });
  expect(moveToCategory.change(there, 'lenses', content)).toBe(there);
  expect(moveToCategory.change(elsewhere, 'lenses', content).category).toEqual(there.category);
});

it.each([
  [0, '0 in stock'],
  ['unknown', 'Stock unknown'],
] as const)('a row on a phone names the stock %j', (stock, text) => {
  expect(resource.table.factsOf(product('a', { stock }), contentWith({}))).toContain(text);
});
