import * as v from 'valibot';
import { holdText, type Hold } from '@/domain/availability/availability';
import { dayAt } from '@/domain/availability/day';
import { holdSchema } from '@/domain/availability/schema';
import type { Content } from '@/domain/content/content';
import { capitalise, cutText } from '@/domain/text/cutText';
import type { Collection, Repair } from '../../drafts/state/draftEntry';
import { repairSchema } from '../../drafts/state/draftSchemas';
import {
  resourceInfo,
  type ResourceName,
  RESOURCE_NAMES,
  recordsOf,
} from '../../resources/registry';

/** Returns the name of a list by the ID of its order, such as `featured products`. */
function orderName(id: string): string {
  const list = RESOURCE_NAMES.find((name) => name === id.replace(/^featured-/, ''));
  if (!list) return id;
  const { many } = resourceInfo(list).labels;
  return id === list ? many : `featured ${many}`;
}

/** Returns the names of the records in an order, by the ID of the order. IDs of unknown records are left out. */
export function orderedNames(content: Content, orderId: string, ids: readonly string[]): string[] {
  const list = orderId.replace('featured-', '') as ResourceName;
  const { nameOf } = resourceInfo(list);
  const names = new Map(recordsOf(content, list).map((record) => [record.id, nameOf(record)]));
  return ids.flatMap((id) => names.get(id) ?? []);
}

/** Nouns of the collections that are no lists. */
const NOUNS: Record<Exclude<Collection, ResourceName>, string> = {
  pages: 'Page',
  settings: 'Settings',
  repairs: 'Damaged item',
  orders: 'Order',
  holds: 'Availability',
};

const PAGE_NAMES: Record<string, string> = {
  home: 'Home page',
  about: 'About page',
  services: 'Services page',
  rental: 'Rental conditions',
};

/** The name of a record in a sentence. */
export interface RecordLabel {
  noun: string;
  /** Such as `Product “Cine Zoom 24-70”` or `Home page`. */
  full: string;
  /** Such as `“Cine Zoom 24-70”` or `the home page`, for use after “of”. */
  short: string;
}

/** Maximum number of characters of a name in a sentence, enough to distinguish records. */
const NAME_MAX = 60;

/** The nouns for parts of the content, by file and path. */
const PART_NOUNS: readonly [place: RegExp, noun: string][] = [
  [/^services\/featured/, 'Featured service'],
  [/^services\//, 'Service'],
  [/^products\/featured/, 'Featured product'],
  [/^products\//, 'Product'],
  [/^projects\/featured/, 'Featured project'],
  [/^projects\//, 'Project'],
  [/^categories\/products\//, 'Product category'],
  [/^categories\/projects\//, 'Project category'],
  [/^availability/, 'Availability'],
  [/^pages\/topics/, 'Topic page'],
  [/^rental/, 'Rental conditions field'],
  [/^pages\/home\.json testimonials/, 'Testimonial'],
  [/^pages\/home/, 'Home page field'],
  [/^pages\/about\.json cards/, 'About section'],
  [/^pages\/about/, 'About page field'],
  [/^site\.json footer/, 'Footer group'],
  [/^site\.json workingHours/, 'Business hours'],
  [/^site/, 'Settings field'],
];

/** Returns the noun for a part of the content, including unreadable parts. Never throws. */
export function partNoun({ file, path }: Pick<Repair, 'file' | 'path'>): string {
  return PART_NOUNS.find(([place]) => place.test(`${file} ${path}`))?.[1] ?? 'Item';
}

/** Fields that may identify a part, in order of preference. */
const NAMING = ['name', 'title', 'label', 'day', 'path', 'id'] as const;

/** Returns the name from the fields of a part; undefined if there is none. */
export function partTitle(value: unknown): string | undefined {
  const fields = Object(value) as Record<string, unknown>;
  const found = NAMING.map((key) => fields[key]).find(
    (text) => typeof text === 'string' && text.trim() !== '',
  );
  return typeof found === 'string' ? cutText(found, NAME_MAX) : undefined;
}

// Damaged entries of a backup are named too.
const isRepair = (value: unknown): value is Repair => v.is(repairSchema, value);
const isHold = (value: unknown): value is Hold => v.is(holdSchema, value);

function partName(repair: unknown, id: string): RecordLabel {
  if (!isRepair(repair)) return { noun: NOUNS.repairs, full: id, short: id };
  const noun = partNoun(repair);
  const title = partTitle(JSON.parse(repair.json));
  const short = title === undefined ? `the damaged ${noun.toLowerCase()}` : `“${title}”`;
  const full = title === undefined ? `Damaged ${noun.toLowerCase()}` : `${noun} ${short}`;
  return { noun, full, short };
}

/** The content in which the names of products are looked up. */
export type NamedProducts = Pick<Content, 'products'>;

/** Names a hold by its product, dates and quantity, because it has no name. */
function holdName(hold: unknown, id: string, content: NamedProducts | undefined): RecordLabel {
  if (!isHold(hold)) return { noun: NOUNS.holds, full: `${NOUNS.holds}: ${id}`, short: id };
  const product = content?.products.find((one) => one.id === hold.productId);
  const name = cutText(product?.name.trim() || hold.productId, NAME_MAX);
  const short = holdText(hold, name, dayAt(Date.now()));
  return { noun: NOUNS.holds, full: `${NOUNS.holds}: ${short}`, short };
}

/**
 * Returns the name of a record, truncated after 60 characters. Never throws.
 * @param content names the products of holds; without it their IDs are shown
 */
export function labelRecord(
  collection: Collection,
  id: string,
  record: unknown,
  content?: NamedProducts,
): RecordLabel {
  if (collection === 'settings')
    return { noun: 'Settings', full: 'Site settings', short: 'the site settings' };
  if (collection === 'pages') {
    const name = Object.hasOwn(PAGE_NAMES, id) ? (PAGE_NAMES[id] ?? id) : id;
    return { noun: NOUNS.pages, full: name, short: `the ${name.toLowerCase()}` };
  }
  if (collection === 'orders') {
    const list = orderName(id);
    return { noun: NOUNS.orders, full: `Order of the ${list}`, short: `the order of the ${list}` };
  }
  if (collection === 'holds') return holdName(record, id, content);
  if (collection === 'repairs') return partName(record, id);
  const { labels, nameOf } = resourceInfo(collection);
  const name: unknown = nameOf(Object(record));
  const shown = `“${cutText(typeof name === 'string' && name !== '' ? name : id, NAME_MAX)}”`;
  const noun = capitalise(labels.one);
  return { noun, full: `${noun} ${shown}`, short: shown };
}
