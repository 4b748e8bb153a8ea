import { formatInteger } from '@/domain/text/formatNumber';
import type { Content } from '@/domain/content/content';
import { moveIds } from '@/domain/record/listOrder';
import { sameJson } from '@/domain/text/sameJson';
import { orderedIds } from '../drafts/content/orders';
import { selectPublished, selectDraftContent } from '../drafts/content/draftContentSelectors';
import type { EditingThunk } from '../drafts/editThunks';
import { selectDrafts } from '../drafts/state/draftsReducer';
import type { ResourceName } from './registry';
import type { ResourceData } from './resource';
import { recordsWith, saveList } from './saveRequest';
import type { Drafts } from '../drafts/state/draftEntry';
import { draftContent } from '../drafts/content/draftContent';
import type { EditOf } from '../drafts/draftChanges';

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
  const idsIn = (copy: Drafts) => orderedIds(draftContent(published, copy), orderId);
  const moved = moveIds(idsIn(drafts), ids, to);
  const isFormer = sameJson(moved, idsIn({ ...drafts, orders }));
  // New records, which only drafts contain, come last without a draft of the order.
  const draft = isFormer ? orderedIds(published, orderId) : moved;
  return { collection: 'orders', id: orderId, draft: { ids: draft } };
}

/**
 * Moves records in the order of the website, as one step. Resolves to whether the change was stored.
 * @param to index among the other records, from 0; Infinity for the bottom of the list
 * @param isFeatured whether they are moved among the featured records
 */
export function moveRecords<C extends ResourceName>(
  resource: ResourceData<C>,
  ids: readonly string[],
  to: number,
  isFeatured = false,
): EditingThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const state = getState();
    const [copy, published] = [selectDraftContent(state), selectPublished(state)];
    if (!copy || !published) return false;
    const { name, labels } = resource;
    const orderId = isFeatured ? `featured-${name}` : name;
    const count = formatInteger(orderedIds(copy, orderId).length);
    const position = `position ${formatInteger(to + 1)} of ${count}`;
    const end = to === 0 ? 'the top' : 'the bottom';
    const place = ids.length === 1 && Number.isFinite(to) ? position : end;
    const done = `moved to ${place}${isFeatured ? ` featured ${labels.many}` : ''}`;
    const edit = orderEdit(orderId, ids, to, selectDrafts(state), published.content);
    return dispatch(saveList(resource, recordsWith(copy, name, ids), done, [edit]));
  };
}
