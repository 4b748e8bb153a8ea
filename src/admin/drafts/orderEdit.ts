import type { Content } from '@/domain/content/content';
import { moveIds } from '@/domain/record/listOrder';
import { sameJson } from '@/domain/text/sameJson';
import type { Drafts } from './state/draftEntry';
import { withRepairs } from './state/repairs';
import { orderedIds } from './content/orders';
import { workingCopy } from './content/workingCopy';
import type { EditOf } from './draftChanges';

/**
 * Returns the edit that moves records of a list. Moving them back leaves no draft of the order.
 * @param orderId one of ORDER_IDS
 * @param to index among the other records, from 0
 */
export function orderEdit(
  orderId: string,
  ids: readonly string[],
  to: number,
  drafts: Drafts,
  published: Content,
): EditOf<'orders'> {
  const { [orderId]: _own, ...orders } = drafts.orders;
  const idsIn = (copy: Drafts) => orderedIds(workingCopy(published, copy), orderId);
  const moved = moveIds(idsIn(drafts), ids, to);
  const isFormer = sameJson(moved, idsIn({ ...drafts, orders }));
  // New records, which only drafts contain, come last without a draft of the order.
  const draft = isFormer ? orderedIds(withRepairs(published, drafts.repairs), orderId) : moved;
  return { collection: 'orders', id: orderId, draft: { ids: draft } };
}
