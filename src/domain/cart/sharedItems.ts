import { MAX_QUANTITY } from './cart';
import { SHORT_TEXT_MAX } from '../text/cleanText';
import { decodeText, encodeText } from '../links/paths';

export const MAX_SHARED_ITEMS = 100;
/** In characters. WhatsApp encodes the items again and accepts about 6,000. */
export const SHARED_ITEMS_CHARS = 3500;

interface SharedItem {
  /** Slug of the product. Links may also contain its ID. */
  slug: string;
  quantity: number;
}

export interface SharedText {
  /** Encoded value of the query parameter `items`. */
  text: string;
  omitted: number;
}

/** Encodes asterisks too, because comma and asterisk separate the items. */
function encodeSlug(slug: string): string {
  return encodeText(slug).replaceAll('*', '%2A');
}

function joinFitting(entries: readonly string[]): SharedText {
  let room = SHARED_ITEMS_CHARS;
  const fitting = entries.slice(0, MAX_SHARED_ITEMS).filter((entry) => {
    room -= entry.length + 1;
    return room >= 0;
  });
  return { text: fitting.join(','), omitted: entries.length - fitting.length };
}

/** `<slug>*<quantity>,…` with URL-encoded slugs. At most 100 items and 3,500 characters. */
export function formatSharedItems(items: readonly SharedItem[]): SharedText {
  return joinFitting(items.map(({ slug, quantity }) => `${encodeSlug(slug)}*${quantity}`));
}

/** Formats slugs as `<slug>,…`, URL-encoded. At most 100 slugs and 3,500 characters. */
export function formatSharedSlugs(slugs: readonly string[]): SharedText {
  return joinFitting(slugs.map(encodeSlug));
}

/** Repeated parameters are joined. Undefined if there is none. */
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

export function hasSharedItems(search: string): boolean {
  return rawItems(search) !== undefined;
}

/** Returns the other parameters with their `?`, or ''. Removes the dates of a shared list too. */
export function withoutSharedItems(search: string): string {
  const rest = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !/^(?:items|from|to)(?:=|$)/.test(pair));
  return rest.length > 0 ? `?${rest.join('&')}` : '';
}

/** Skips malformed entries. A missing quantity is 1; those of repeated items are added up to 99. Never throws. */
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

export interface FoundItems<T> {
  found: { product: T; quantity: number }[];
  missing: string[];
}

/** Finds products by slug, then by ID. Quantities of repeated products are added up to 99. */
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
