import { selectList } from '../../drafts/content/draftContentSelectors';
import type { EditingThunk } from '../../drafts/editThunks';
import { moveRecords } from '../moveRecords';
import type { Categories } from './categoryResource';

/**
 * Moves a category to an index among the shown ones, from 0. A category for all records, which is not shown, keeps its
 * place.
 */
export function moveCategory(
  { resource }: Categories,
  shown: readonly { id: string }[],
  id: string,
  to: number,
): EditingThunk<Promise<boolean>> {
  return (dispatch, getState) => {
    const all: readonly { id: string }[] = selectList(resource.name)(getState()) ?? [];
    const isOther = (one: { id: string }) => one.id !== id;
    const next = shown.filter(isOther)[to]?.id;
    const index = all.filter(isOther).findIndex((one) => one.id === next);
    return dispatch(moveRecords(resource, [id], index < 0 ? Infinity : index));
  };
}
