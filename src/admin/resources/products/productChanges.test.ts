import { describe, expect, it } from 'vitest';
import type { Product } from '@/domain/product/schema';
import { moveToCategory, productFromForm, toCount } from './productChanges';
import { emptyProductForm, formFromProduct } from './productForm';
import { CATEGORIES, NOW, productOf } from './productFixture';

const made = { now: NOW, id: 'prod-iiiiiiiiii' };
const catalogue = (products: readonly Product[]) => ({ products, productCategories: CATEGORIES });

describe('a product from a form', () => {
  const form = { ...emptyProductForm(false), name: 'Cine Zoom 24-70', category: 'lights' };

  it('has an id, a slug from its name, the price text, and both times', () => {
    const product = productFromForm(form, undefined, catalogue([]), made);
    expect(product).toMatchObject({
      id: 'prod-iiiiiiiiii',
      slug: 'cine-zoom-24-70',
      category: { id: 'prod-cat-lights', name: 'Lights', slug: 'lights' },
      price: 'Price on Request',
      stock: 1,
      rating: 0,
      reviews: 0,
      createdAt: NOW,
      updatedAt: NOW,
    });
  });

  it('has the defaults of a save: Untitled Product, Uncategorized, 0, no empty entries', () => {
    const empty = {
      ...emptyProductForm(false),
      stock: 'many',
      specs: [{ text: ' ' }, { text: ' a ' }],
    };
    const product = productFromForm(empty, undefined, catalogue([]), made);
    expect(product).toMatchObject({
      name: 'Untitled Product',
      slug: 'untitled-product',
      category: { name: 'Uncategorized', slug: 'uncategorized' },
      stock: 0,
      specs: ['a'],
      included: [],
    });
  });

  it('keeps its slug with a new name, unless a new slug is requested', () => {
    const base = productOf('a', { slug: 'old' });
    const edited = { ...formFromProduct(base, CATEGORIES), name: 'New name' };
    const all = catalogue([base]);
    expect(productFromForm(edited, base, all, made).slug).toBe('old');
    expect(productFromForm({ ...edited, isAddressNew: true }, base, all, made).slug).toBe(
      'new-name',
    );
  });

  it('gets a unique slug', () => {
    const taken = catalogue([
      productOf('a', { slug: 'cine-zoom-24-70' }),
      productOf('cine-zoom-24-70-2'),
    ]);
    expect(productFromForm(form, undefined, taken, made).slug).toBe('cine-zoom-24-70-3');
  });

  it('keeps fields that the form does not have, and replaces the old picture with a new one', () => {
    const base = { ...productOf('a'), award: 'Best' };
    const edited = { ...formFromProduct(base, CATEGORIES), image: '/media/new.webp' };
    expect(productFromForm(edited, base, catalogue([base]), made)).toEqual({
      ...base,
      image: '/media/new.webp',
      images: ['/media/new.webp', '/media/a-2.webp'],
      updatedAt: NOW,
    });
  });
});

describe('a number', () => {
  it.each([
    ['3', 3],
    ['', 0],
    ['-2', 0],
    ['x', 0],
    ['Infinity', 0],
  ])('parses %j as %i', (text, count) => {
    expect(toCount(text)).toBe(count);
  });
});

describe('moving', () => {
  it('changes only the products of other categories', () => {
    const there = productOf('a');
    const elsewhere = productOf('b', { category: { name: 'Lights', slug: 'lights' } });
    expect(moveToCategory([there, elsewhere], CATEGORIES[0]!, NOW).map(({ id }) => id)).toEqual([
      'b',
    ]);
  });
});
