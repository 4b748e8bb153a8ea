import type { AboutPage } from '@/domain/page/aboutSchema';
import type { Content } from '@/domain/content/content';
import type { HomePage } from '@/domain/page/homeSchema';
import type { ServicesIntro } from '@/domain/service/schema';
import {
  idOfDraftKey,
  draftKey,
  PAGE_IDS,
  SITE_ID,
  type DraftEntry,
  type Drafts,
} from './draftEntry';
import { featuredOrders, inOrder } from './orders';
import { withRepairs } from './repairs';

type Entries<T> = Record<string, DraftEntry<T>>;

/** Returns a list with the restored records, each at its former index. */
function withPlaced<T>(list: readonly T[], placed: readonly DraftEntry<T>[]): T[] {
  const whole = [...list];
  for (const { draft, place = whole.length } of placed.toSorted(
    (a, b) => (a.place ?? 0) - (b.place ?? 0),
  ))
    if (draft) whole.splice(place, 0, draft);
  return whole;
}

/**
 * Overlays a published list with the drafts: changed records keep their index, deleted ones are left out, new ones come
 * last.
 */
function overlaidList<T extends { id: string }>(published: readonly T[], entries: Entries<T>): T[] {
  if (Object.keys(entries).length === 0) return published as T[];
  const entryOf = (id: string) => {
    const key = draftKey(id);
    return Object.hasOwn(entries, key) ? entries[key] : undefined;
  };
  const kept = published.flatMap((item) => {
    const entry = entryOf(item.id);
    if (!entry) return [item];
    return entry.draft ? [entry.draft] : [];
  });
  const known = new Set(published.map(({ id }) => id));
  const added = Object.entries(entries).flatMap(([key, entry]) =>
    known.has(idOfDraftKey(key)) ? [] : [entry],
  );
  const isPlaced = ({ place }: DraftEntry<T>) => place !== undefined;
  const last = added.filter((entry) => !isPlaced(entry));
  const list = withPlaced(kept, added.filter(isPlaced));
  return [...list, ...last.flatMap(({ draft }) => (draft ? [draft] : []))];
}

function overlaid<T>(published: T, entries: Record<string, DraftEntry>, id: string): T {
  const draft = Object.hasOwn(entries, id) ? entries[id]?.draft : undefined;
  return (draft as T | null | undefined) ?? published;
}

/**
 * Returns the content that the editors and previews show: the published content overlaid with the drafts. Parts without
 * drafts are shared with the published content.
 */
export function workingCopy(published: Content, drafts: Drafts): Content {
  const content = withRepairs(published, drafts.repairs);
  const { pages } = drafts;
  const intro = overlaid<ServicesIntro | undefined>(
    content.servicesIntro,
    pages,
    PAGE_IDS.services,
  );
  const listOf = <T extends { id: string }>(list: readonly T[], entries: Entries<T>, id: string) =>
    inOrder(overlaidList(list, entries), drafts.orders, id);
  return {
    ...content,
    site: overlaid(content.site, drafts.settings, SITE_ID),
    home: overlaid<HomePage>(content.home, pages, PAGE_IDS.home),
    about: overlaid<AboutPage>(content.about, pages, PAGE_IDS.about),
    ...(intro && { servicesIntro: intro }),
    services: listOf(content.services, drafts.services, 'services'),
    products: listOf(content.products, drafts.products, 'products'),
    projects: listOf(content.projects, drafts.projects, 'projects'),
    productCategories: listOf(
      content.productCategories,
      drafts.productCategories,
      'productCategories',
    ),
    projectCategories: listOf(
      content.projectCategories,
      drafts.projectCategories,
      'projectCategories',
    ),
    featured: featuredOrders(content, drafts.orders),
  };
}
