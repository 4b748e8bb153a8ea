import * as v from 'valibot';
import { holdText, type Hold } from '@/domain/availability/availability';
import { dayAt } from '@/domain/availability/day';
import { holdSchema } from '@/domain/availability/schema';
import type { Content } from '@/domain/content/content';
import { pageInfo, type Collection } from '@/domain/content/contentModel';
import { capitalise, cutText } from '@/domain/text/cleanText';
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

export interface RecordLabel {
  /** Such as `Product “Cine Zoom 24-70”` or `Home page`. */
  full: string;
  /** Such as `“Cine Zoom 24-70”` or `the home page`, for use after “of”. */
  short: string;
}

/** Maximum number of characters of a name in a sentence, enough to distinguish records. */
const NAME_MAX = 60;

const isHold = (value: unknown): value is Hold => v.is(holdSchema, value);

export type NamedProducts = Pick<Content, 'products'>;

/** Names a hold by its product, dates and quantity, because it has no name. */
function holdName(hold: unknown, id: string, content: NamedProducts | undefined): RecordLabel {
  if (!isHold(hold)) return { full: `Availability: ${id}`, short: id };
  const product = content?.products.find((one) => one.id === hold.productId);
  const name = cutText(product?.name.trim() || hold.productId, NAME_MAX);
  const short = holdText(hold, name, dayAt(Date.now()));
  return { full: `Availability: ${short}`, short };
}

/** Truncated after {@link NAME_MAX} characters. Without `content`, holds show the IDs of products. Never throws. */
export function labelRecord(
  collection: Collection,
  id: string,
  record: unknown,
  content?: NamedProducts,
): RecordLabel {
  if (collection === 'settings' || collection === 'pages') {
    const full = pageInfo(id)?.name ?? id;
    return { full, short: `the ${full.toLowerCase()}` };
  }
  if (collection === 'orders') {
    const list = orderName(id);
    return { full: `Order of the ${list}`, short: `the order of the ${list}` };
  }
  if (collection === 'holds') return holdName(record, id, content);
  const { labels, nameOf } = resourceInfo(collection);
  const name: unknown = nameOf(Object(record));
  const shown = `“${cutText(typeof name === 'string' && name !== '' ? name : id, NAME_MAX)}”`;
  return { full: `${capitalise(labels.one)} ${shown}`, short: shown };
}
