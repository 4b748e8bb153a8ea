import { FEATURED_LIMITS } from '@/domain/featured/featured';

export const featuredProductsFull = `You can only have ${FEATURED_LIMITS.products} featured products. Please uncheck another featured product first.`;
