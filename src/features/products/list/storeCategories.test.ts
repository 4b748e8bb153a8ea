import { describe, expect, it } from 'vitest';
import { parseProductIndex } from '@/domain/product/schema';
import { parseCategories } from '@/domain/category/schema';
import { categoryChoices, resolveCategory, storeCategories } from './storeCategories';

const products = parseProductIndex({
  products: [
    { id: 'p1', name: 'Gimbal', category: 'Stabilizers' },
    { id: 'p2', name: 'LED panel', category: 'Lighting' },
    { id: 'p3', name: 'Tube light', category: { id: 'c1', name: 'Light', slug: 'light' } },
    { id: 'p4', name: 'Tape' },
  ],
}).value;

const categories = parseCategories({
  categories: [
    { id: 'all', name: 'All Categories', slug: 'all' },
    { id: 'c1', name: 'Lighting', slug: 'lighting' },
    { id: 'c2', name: 'Stabilizers', slug: 'stabilizers', isActive: false },
    { id: 'c3', name: 'Monitors & Wireless', slug: 'monitors-wireless' },
  ],
}).value;

describe('categoryChoices', () => {
  it('returns All and the active categories with their counts', () => {
    const list = storeCategories(products, categories);
    expect(categoryChoices(products, list)).toEqual([
      { value: '', label: 'All', count: 4 },
      { value: 'lighting', label: 'Lighting', count: 2 },
      { value: 'monitors-wireless', label: 'Monitors & Wireless', count: 0 },
    ]);
  });

  it('falls back to the categories of the products', () => {
    const list = storeCategories(products, undefined);
    expect(categoryChoices(products, list).map(({ label }) => label)).toEqual([
      'All',
      'Stabilizers',
      'Lighting',
      'Light',
      'Uncategorized',
    ]);
  });

  it('has no counts until the products are loaded', () => {
    const list = storeCategories([], categories);
    expect(categoryChoices(undefined, list).every(({ count }) => count === undefined)).toBe(true);
  });

  it('returns only All without products and categories', () => {
    expect(categoryChoices([], storeCategories([], []))).toEqual([
      { value: '', label: 'All', count: 0 },
    ]);
  });
});

describe('resolveCategory', () => {
  const list = storeCategories(products, categories);

  it.each([
    ['monitors-wireless', 'monitors-wireless', 'Monitors & Wireless'],
    ['Monitors & Wireless', 'monitors-wireless', 'Monitors & Wireless'],
    ['LIGHTING', 'lighting', 'Lighting'],
    ['Stabilizers', 'stabilizers', 'Stabilizers'],
    ['drones', 'drones', 'drones'],
    ['constructor', 'constructor', 'constructor'],
  ])('accepts a slug or a name: %s', (given, slug, name) => {
    expect(resolveCategory(list, given)).toMatchObject({ slug, name });
  });
});
