import { useCallback, useMemo, type RefObject } from 'react';
import { focusMark, useMoveFocus } from '../../layout/order/useMoveFocus';
import { PAGE_SIZE } from '../column';
import type { DataTableProps, RowOrder } from './tableProps';
import type { DataTableState } from './useDataTable';

/**
 * Manages how the rows of a table are moved. The table follows a record to another page, and the focus stays on the
 * control that moved it.
 * @returns `order`: missing while the rows are not all in their own order; `showOrder` shows them in that order
 */
export function useRowOrder<T extends { id: string }>(
  area: RefObject<HTMLElement | null>,
  { onMove, isLocked = false }: Pick<DataTableProps<T>, 'onMove' | 'isLocked'>,
  { table, view, control: { change } }: Pick<DataTableState<T>, 'table' | 'view' | 'control'>,
) {
  const { pagination } = table.state;
  const isOwnOrder = view.search.trim() + view.filter + view.sort === '';
  const shown = table.getRowModel().rows.map(({ id }) => id);
  const willMove = useMoveFocus(area, JSON.stringify(shown));
  const start = pagination.pageIndex * PAGE_SIZE;
  const count = table.getRowCount();
  const order = useMemo((): RowOrder | undefined => {
    if (!onMove || !isOwnOrder) return undefined;
    return {
      start,
      count,
      isDisabled: isLocked,
      onMove(id, to, part) {
        willMove(focusMark(id, part));
        onMove([id], to);
        change({ page: Math.floor(to / PAGE_SIZE) + 1 });
      },
    };
  }, [onMove, isOwnOrder, start, count, isLocked, willMove, change]);
  return {
    order,
    isOff: onMove !== undefined && !isOwnOrder,
    showOrder: useCallback(() => change({ search: '', filter: '', sort: '' }), [change]),
  };
}
