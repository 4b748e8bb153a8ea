import type { Content } from '@/domain/content/content';
import {
  RESOURCE_NAMES,
  recordsOf,
  resourceInfo,
  type ResourceName,
} from '../../resources/registry';

/** Returns the name of a list by the ID of its order, such as `featured products`. */
export function orderName(id: string): string {
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
