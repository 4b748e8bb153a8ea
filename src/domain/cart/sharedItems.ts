import { MAX_QUANTITY, MAX_SHARED_ITEMS, SHARED_ITEMS_CHARS, SHORT_TEXT_MAX } from '../text/limits';
import { encodeText } from '../links/paths';

/** A product in a shared link, by its slug (or its id), and how many of it. */
export interface SharedItem {
  slug: string;
  quantity: number;
}

/** What a link can carry of a list, and how many of its entries that leaves out. */
export interface SharedText {
  /** Value of the query's `items`, encoded. */
  text: string;
  omitted: number;
}

/** Neither a comma nor an asterisk of the slug itself is left to be taken for a separator. */
function encoded(slug: string): string {
  return encodeText(slug).replaceAll('*', '%2A');
}

/** As many entries, from the first, as a link has room for. */
function fitted(entries: readonly string[]): SharedText {
  let room = SHARED_ITEMS_CHARS;
  const fitting = entries.slice(0, MAX_SHARED_ITEMS).filter((entry) => {
    room -= entry.length + 1;
    return room >= 0;
  });
  return { text: fitting.join(','), omitted: entries.length - fitting.length };
}

/** Items as `<slug>*<quantity>,…`, each slug URL-encoded; at most 100 of them and 3,500 characters. */
export function formatSharedItems(items: readonly SharedItem[]): SharedText {
  return fitted(items.map(({ slug, quantity }) => `${encoded(slug)}*${quantity}`));
}

/** Slugs as `<slug>,…`, each URL-encoded; at most 100 of them and 3,500 characters. */
export function formatSharedSlugs(slugs: readonly string[]): SharedText {
  return fitted(slugs.map(encoded));
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}

/** The raw values of `items`, joined where it is given more than once; undefined when it is not given. */
function rawItems(search: string): string | undefined {
  const values = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => /^items(?:=|$)/.test(pair))
    .map((pair) => pair.slice('items='.length));
  return values.length > 0 ? values.join(',') : undefined;
}

/** A messenger or a counter of clicks may have encoded the whole value once more, separators included. */
function withSeparators(raw: string): string {
  const stars = raw.split('*').length - 1;
  const isWrapped =
    !raw.includes(',') && ((stars === 0 && /%2[ac]/i.test(raw)) || (stars > 1 && /%2c/i.test(raw)));
  return isWrapped ? (decoded(raw) ?? raw) : raw;
}

function parseEntry(entry: string): SharedItem | undefined {
  const [, rawSlug = '', digits = '1'] = /^([^*]+)(?:\*(\d{1,9}))?$/.exec(entry) ?? [];
  const slug = decoded(rawSlug)?.trim() ?? '';
  const quantity = Math.min(Number(digits), MAX_QUANTITY);
  return slug === '' || slug.length > SHORT_TEXT_MAX || quantity < 1
    ? undefined
    : { slug, quantity };
}

/** Whether a query string shares items at all, readable or not. */
export function hasSharedItems(search: string): boolean {
  return rawItems(search) !== undefined;
}

/** The query string without what it shares, with its `?`; '' when nothing else is in it. */
export function withoutSharedItems(search: string): string {
  const rest = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !/^items(?:=|$)/.test(pair));
  return rest.length > 0 ? `?${rest.join('&')}` : '';
}

/**
 * The items a query string shares: the first 100 readable ones; a quantity is 1 when missing and 99 at most, one that
 * is given twice counts up; malformed entries are skipped; never throws.
 */
export function parseSharedItems(search: string): SharedItem[] {
  const items = new Map<string, SharedItem>();
  for (const entry of withSeparators(rawItems(search) ?? '').split(',')) {
    const item = parseEntry(entry);
    const known = item && items.get(item.slug);
    if (!item || (!known && items.size >= MAX_SHARED_ITEMS)) continue;
    const quantity = Math.min(MAX_QUANTITY, item.quantity + (known?.quantity ?? 0));
    items.set(item.slug, { slug: item.slug, quantity });
  }
  return [...items.values()];
}

/** Shared items as products of the store, and the slugs of those it has not. */
export interface FoundItems<T> {
  found: { product: T; quantity: number }[];
  missing: string[];
}

/** Looks shared items up by slug, then by id; a product that is named twice counts up, to 99. */
export function findSharedItems<T extends { id: string; slug: string }>(
  items: readonly SharedItem[],
  products: readonly T[],
): FoundItems<T> {
  const byId = new Map(products.map((product) => [product.id, product]));
  const bySlug = new Map(products.map((product) => [product.slug, product]));
  const found = new Map<T, number>();
  const missing: string[] = [];
  for (const { slug, quantity } of items) {
    const product = bySlug.get(slug) ?? byId.get(slug);
    if (!product) missing.push(slug);
    else found.set(product, Math.min(MAX_QUANTITY, quantity + (found.get(product) ?? 0)));
  }
  return { found: [...found].map(([product, quantity]) => ({ product, quantity })), missing };
}
