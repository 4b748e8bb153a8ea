import type { Category } from '@/domain/category/schema';
import type { Product } from '@/domain/product/schema';
import { blankProduct } from './productChanges';

export const NOW = '2026-06-01T09:00:00.000Z';
const BEFORE = '2025-01-10T09:00:00.000Z';

export const CATEGORIES: readonly Category[] = [
  { id: 'prod-cat-lenses', name: 'Lenses', slug: 'lenses', isActive: true },
  { id: 'prod-cat-lights', name: 'Lights', slug: 'lights', isActive: true },
];

/** Returns a complete product of the first category for tests. */
export function productOf(id: string, fields: Partial<Product> = {}): Product {
  return {
    ...blankProduct(id, BEFORE),
    name: `Product ${id}`,
    slug: `product-${id}`,
    category: { id: 'prod-cat-lenses', name: 'Lenses', slug: 'lenses' },
    description: 'Sharp.',
    image: `/media/${id}.webp`,
    images: [`/media/${id}.webp`, `/media/${id}-2.webp`],
    specs: ['Weight: 1 kg'],
    included: ['Case'],
    stock: 2,
    rating: 4.5,
    reviews: 12,
    ...fields,
  };
}
