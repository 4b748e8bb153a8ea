import type { Service } from './schema';
import { slugify } from '../text/slug';

/** Returns the slugs by which a service can be found: its own, then the slug of its title. */
export function serviceSlugs({ slug, title }: Pick<Service, 'slug' | 'title'>): string[] {
  return [...new Set([slug, slugify(title)])].filter(Boolean);
}

export function findService(services: readonly Service[], param: string): Service | undefined {
  if (param === '') return undefined;
  return (
    services.find(({ slug }) => slug === param) ??
    services.find(({ title }) => slugify(title) === param)
  );
}
