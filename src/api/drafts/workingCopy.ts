import type { AboutPage } from '@/domain/aboutPage';
import type { Content } from '@/domain/content';
import type { HomePage } from '@/domain/homePage';
import type { ServicesIntro } from '@/domain/service';
import { draftedId, draftKey, PAGE_IDS, SITE_ID, type DraftEntry, type Drafts } from './draftEntry';

type Entries<T> = Record<string, DraftEntry<T>>;

/** A published list with the drafts laid over it: changed in place, deleted left out, new ones last. */
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
  const added = Object.entries(entries).flatMap(([key, { draft }]) =>
    draft && !known.has(draftedId(key)) ? [draft] : [],
  );
  return [...kept, ...added];
}

function overlaid<T>(published: T, entries: Record<string, DraftEntry>, id: string): T {
  const draft = Object.hasOwn(entries, id) ? entries[id]?.draft : undefined;
  return (draft as T | null | undefined) ?? published;
}

/**
 * What the administrator sees and what a preview shows: the published content overlaid with the drafts
 * (house.md, Where state lives). Shares what no draft touches with the published content.
 */
export function workingCopy(content: Content, drafts: Drafts): Content {
  const { pages } = drafts;
  const intro = overlaid<ServicesIntro | undefined>(
    content.servicesIntro,
    pages,
    PAGE_IDS.services,
  );
  return {
    ...content,
    site: overlaid(content.site, drafts.settings, SITE_ID),
    home: overlaid<HomePage>(content.home, pages, PAGE_IDS.home),
    about: overlaid<AboutPage>(content.about, pages, PAGE_IDS.about),
    ...(intro && { servicesIntro: intro }),
    services: overlaidList(content.services, drafts.services),
    products: overlaidList(content.products, drafts.products),
    projects: overlaidList(content.projects, drafts.projects),
    productCategories: overlaidList(content.productCategories, drafts.productCategories),
    projectCategories: overlaidList(content.projectCategories, drafts.projectCategories),
  };
}
