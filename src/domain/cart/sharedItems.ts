import { MAX_QUANTITY } from './cart';
import { SHORT_TEXT_MAX } from '../text/cleanText';
import { decodeText, encodeText } from '../links/paths';

/** Maximum number of products in a link that shares a cart or favourites. */
export const MAX_SHARED_ITEMS = 100;
/**
 * Maximum length of the items in such a link. WhatsApp encodes them again and accepts about 6,000
 * characters.
 */
export const SHARED_ITEMS_CHARS = 3500;

/** Product in a shared link. */
interface SharedItem {
  /** Slug of the product. Links may also contain its ID. */
  slug: string;
  quantity: number;
}

/** Items formatted for a link. */
export interface SharedText {
  /** Encoded value of the query parameter `items`. */
  text: string;
  /** Number of items left out because of the limits. */
  omitted: number;
}

/** Encodes asterisks too, because comma and asterisk separate the items. */
function encodeSlug(slug: string): string {
  return encodeText(slug).replaceAll('*', '%2A');
}

/** Joins as many entries as fit into a link, starting with the first. */
function joinFitting(entries: readonly string[]): SharedText {
  let room = SHARED_ITEMS_CHARS;
  const fitting = entries.slice(0, MAX_SHARED_ITEMS).filter((entry) => {
    room -= entry.length + 1;
    return room >= 0;
  });
  return { text: fitting.join(','), omitted: entries.length - fitting.length };
}

/**
 * Formats items as `<slug>*<quantity>,…` with URL-encoded slugs. At most 100 items and 3,500
 * characters.
 */
export function formatSharedItems(items: readonly SharedItem[]): SharedText {
  return joinFitting(items.map(({ slug, quantity }) => `${encodeSlug(slug)}*${quantity}`));
}

/** Formats slugs as `<slug>,…`, URL-encoded. At most 100 slugs and 3,500 characters. */
export function formatSharedSlugs(slugs: readonly string[]): SharedText {
  return joinFitting(slugs.map(encodeSlug));
}

/**
 * Returns the raw value of the parameter `items`. Repeated parameters are joined. Undefined if it
 * is missing.
 */
function rawItems(search: string): string | undefined {
  const values = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => /^items(?:=|$)/.test(pair))
    .map((pair) => pair.slice('items='.length));
  return values.length > 0 ? values.join(',') : undefined;
}

/** Decodes a value whose separators were encoded too, by a messenger or a click tracker. */
function withSeparators(raw: string): string {
  const starCount = raw.split('*').length - 1;
  const isDoubleEncoded =
    !raw.includes(',') &&
    ((starCount === 0 && /%2[ac]/i.test(raw)) || (starCount > 1 && /%2c/i.test(raw)));
  return isDoubleEncoded ? decodeText(raw.replaceAll('+', ' '), raw) : raw;
}

function parseEntry(entry: string): SharedItem | undefined {
  const [, rawSlug = '', digits = '1'] = /^([^*]+)(?:\*(\d{1,9}))?$/.exec(entry) ?? [];
  const slug = decodeText(rawSlug.replaceAll('+', ' '), '').trim();
  const quantity = Math.min(Number(digits), MAX_QUANTITY);
  return slug === '' || slug.length > SHORT_TEXT_MAX || quantity < 1
    ? undefined
    : { slug, quantity };
}

/** Returns whether a query string has shared items, valid or not. */
export function hasSharedItems(search: string): boolean {
  return rawItems(search) !== undefined;
}

/**
 * Returns the query string without the items and dates of a shared list, with its `?`, or '' if nothing else is
 * left.
 */
export function withoutSharedItems(search: string): string {
  const rest = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !/^(?:items|from|to)(?:=|$)/.test(pair));
  return rest.length > 0 ? `?${rest.join('&')}` : '';
}

/**
 * Parses the shared items of a query string. Malformed entries are skipped, and at most 100 items
 * are returned. A missing quantity is 1. Quantities of repeated items are added up to 99. Never
 * throws.
 */
export function parseSharedItems(search: string): SharedItem[] {
  const items = new Map<string, SharedItem>();
  for (const entry of withSeparators(rawItems(search) ?? '').split(',')) {
    const item = parseEntry(entry);
    const existing = item && items.get(item.slug);
    if (!item || (!existing && items.size >= MAX_SHARED_ITEMS)) continue;
    const quantity = Math.min(MAX_QUANTITY, item.quantity + (existing?.quantity ?? 0));
    items.set(item.slug, { slug: item.slug, quantity });
  }
  return [...items.values()];
}

/** Products of shared items, and the slugs of items that do not exist. */
export interface FoundItems<T> {
  found: { product: T; quantity: number }[];
  missing: string[];
}

/**
 * Finds the products of shared items by slug, then by ID. Quantities of repeated products are added
 * up to 99.
 */
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
