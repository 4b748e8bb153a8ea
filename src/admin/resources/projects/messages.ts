import { FEATURED_LIMITS } from '@/domain/featured/featured';

export const featuredProjectsFull = `Maximum of ${FEATURED_LIMITS.projects} featured projects allowed`;
