import { FEATURED_LIMITS } from '@/domain/featured/featured';
import type { Product } from '@/domain/product/schema';
import type { ResourceMessages } from '../resource';

export const productMessages: ResourceMessages<Product> = {
  failed: (verb) => `Failed to ${verb === 'add' ? 'add' : 'update'} product. Please try again.`,
  loadFailed: (files) =>
    `Failed to load data: ${files.join(', ')} could not be read. Please try again later.`,
};

export const featuredProductsFull = `You can only have ${FEATURED_LIMITS.products} featured products. Please uncheck another featured product first.`;
