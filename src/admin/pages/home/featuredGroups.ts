import type { Edit } from '../../drafts/editing';
import type { Content } from '@/domain/content/content';
import { FILES } from '@/domain/content/files';
import { featuredOf } from '@/domain/content/serializeRecords';
import { FEATURED_LIMITS } from '@/domain/featured/featured';
import { FEATURED_PRODUCTS_SHOWN } from '@/domain/text/limits';

export type FeaturedKind = 'services' | 'products' | 'projects';

export interface FeaturedItem {
  id: string;
  name: string;
  /** Picture reference, or '' for none. */
  image: string;
}

/** List of the tab: the featured records in order, and those that can be featured. */
export interface FeaturedGroup {
  kind: FeaturedKind;
  title: string;
  /** Singular noun, such as `service`. */
  noun: 'service' | 'product' | 'project';
  limit: number;
  /** Number of records shown before '+N more'. */
  shown: number;
  featured: FeaturedItem[];
  others: FeaturedItem[];
}

interface Listed {
  id: string;
  isFeatured: boolean;
  title?: string;
  name?: string;
  image?: string;
}

const asItem = ({ id, title, name, image }: Listed): FeaturedItem => ({
  id,
  name: title ?? name ?? '',
  image: image ?? '',
});

const KINDS = [
  { kind: 'services', title: 'Featured Services', noun: 'service' },
  { kind: 'products', title: 'Featured Products', noun: 'product' },
  { kind: 'projects', title: 'Featured Projects', noun: 'project' },
] as const;

/** Returns the featured services, products and projects of the working copy. */
export function featuredGroups(content: Content): FeaturedGroup[] {
  return KINDS.map(({ kind, title, noun }) => {
    const list: readonly Listed[] = content[kind];
    const limit = FEATURED_LIMITS[kind];
    return {
      kind,
      title,
      noun,
      limit,
      shown: kind === 'products' ? FEATURED_PRODUCTS_SHOWN : limit,
      featured: featuredOf(list, content.featured[kind]).slice(0, limit).map(asItem),
      others: list.filter(({ isFeatured }) => !isFeatured).map(asItem),
    };
  });
}

/** Returns the edits that feature or unfeature a record, the same as those of its list screen. */
export function featuringEdits(
  content: Content,
  kind: FeaturedKind,
  id: string,
  isFeatured: boolean,
  now: string,
): Edit[] {
  const list: readonly Listed[] = content[kind];
  return list
    .filter((item) => item.id === id)
    .map((item) => {
      const draft = { ...item, isFeatured, updatedAt: now };
      return { collection: kind, id, draft } as unknown as Edit;
    });
}

const FILES_OF: Record<FeaturedKind, readonly string[]> = {
  services: [FILES.services, FILES.featuredServices],
  products: [FILES.products, FILES.featuredProducts],
  projects: [FILES.projects, FILES.featuredProjects],
};

/** Returns whether part of a list could not be loaded. The list is then read-only. */
export function isKindFailed(kind: FeaturedKind, failed: readonly string[]): boolean {
  return failed.some(
    (file) => FILES_OF[kind].includes(file) || file.startsWith(`${kind}/by-category/`),
  );
}
