import {
  columnVisibilityFeature,
  createColumnHelper,
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortFn_basic,
  tableFeatures,
} from '@tanstack/react-table';
import type { Content } from '@/domain/content/content';
import { foldText } from '@/domain/text/slug';
import type { Column } from '../column';

/** The parts of TanStack Table that the tables use. */
export const features = tableFeatures({
  columnVisibilityFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});

/** Longer than any number that needs sorting. */
const DIGITS = 12;

/** Returns a sort value: texts without case and diacritics, numbers in them by value. */
function sortValue(value: string | number): string | number {
  if (typeof value === 'number') return value;
  return foldText(value).replace(/\d+/g, (digits) => digits.padStart(DIGITS, '0'));
}

/** Returns the columns of a table. @param content the draft content, in which columns look up other records */
export function columnDefs<T extends { id: string }>(
  columns: readonly Column<T>[],
  content: Content,
) {
  const helper = createColumnHelper<typeof features, T>();
  return helper.columns(
    columns.map(({ id, label, sortBy, card }) =>
      helper.accessor(
        (record): string | number => (sortBy ? sortValue(sortBy(record, content)) : ''),
        {
          id,
          header: label,
          sortFn: sortFn_basic,
          enableSorting: sortBy !== undefined,
          enableHiding: card !== 'title',
        },
      ),
    ),
  );
}
