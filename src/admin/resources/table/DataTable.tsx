import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useMemo, useRef } from 'react';
import { ADMIN_PAGE_SIZE } from '@/domain/text/limits';
import { pageCount, pageNumbers, rangeText } from '@/domain/listing/paging';
import { Pager } from '@/ui/list/Pager';
import { useScrollToResults } from '@/ui/list/useScrollToResults';
import { EmptyNote } from '../../forms/layout/EmptyNote';
import { BulkBar } from './BulkBar';
import type { RowsProps } from './shownRows';
import { TableCards } from './TableCards';
import type { TableExtent, TableProps } from './tableColumn';
import { TableGrid } from './TableGrid';
import { TableToolbar } from './TableToolbar';
import { useDataTable, type DataTableControl } from './useDataTable';
import { useIsFirstPaintDone } from './useIsFirstPaintDone';

// See docs/behaviour/tables.md.

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  minWidth: 0,
  scrollMarginTop: 88,
  '& > p': { color: theme.vars?.palette.text.secondary, fontSize: '0.9375rem' },
}));

/**
 * Returns the data for rendering rows. Handlers are stable, so that only changed rows render again.
 */
function useRows<T extends object>(props: TableProps<T>, data: DataTableControl<T>): RowsProps<T> {
  const { label, columns, nameOf, bulkActions } = props;
  const { table } = data;
  const latest = useRef(table);
  latest.current = table;
  // The object is recreated for every view, so it is compared by its JSON.
  const shown = JSON.stringify(table.state.columnVisibility);
  const visible = useMemo(() => {
    const isShown = JSON.parse(shown) as Record<string, boolean>;
    return columns.filter(({ id, canHide }) => !canHide || isShown[id] !== false);
  }, [columns, shown]);
  const onToggle = useCallback((id: string, event: unknown) => {
    latest.current.getRow(id).getToggleSelectedHandler()(event);
  }, []);
  const [sort] = table.state.sorting;
  return {
    label,
    columns: visible,
    rows: table.getRowModel().rows.map((row) => ({
      id: row.id,
      row: row.original,
      name: nameOf(row.original),
      isSelected: row.getIsSelected(),
    })),
    sort: {
      column: sort?.id,
      isDescending: sort?.desc ?? false,
      onToggle: (id, event) => table.getColumn(id)?.getToggleSortingHandler()?.(event),
    },
    selecting: bulkActions && {
      isPageSelected: table.getIsAllPageRowsSelected(),
      isPartSelected: table.getIsSomePageRowsSelected() && !table.getIsAllPageRowsSelected(),
      onTogglePage: table.getToggleAllPageRowsSelectedHandler(),
      onToggle,
    },
  };
}

function extentOf(found: number, page: number, search: string): TableExtent {
  const first = found === 0 ? 0 : (page - 1) * ADMIN_PAGE_SIZE + 1;
  return { first, last: Math.min(page * ADMIN_PAGE_SIZE, found), found, search };
}

/**
 * Maximum height in px of a table row and of a card, used to reserve space for rows that render
 * later.
 */
const ROW_HEIGHT = 90;
const CARD_HEIGHT = 320;

interface ShownRowsProps<T extends object> {
  rows: RowsProps<T>;
  isWide: boolean;
  /** Whether the rest of the screen has been painted. */
  isTurn: boolean;
}

function Rows<T extends object>({ rows, isWide, isTurn }: ShownRowsProps<T>) {
  const height = (rows.rows.length + 1) * (isWide ? ROW_HEIGHT : CARD_HEIGHT);
  if (!isTurn) return <div style={{ height }} />;
  return isWide ? <TableGrid {...rows} /> : <TableCards {...rows} />;
}

/**
 * Table of the back office with search, filter, sorting, pagination and selection. Rendered as a
 * table from 600 px and as cards below.
 */
export function DataTable<T extends object>(props: TableProps<T>) {
  const { label, noun, emptyText, bulkActions, summary } = props;
  const data = useDataTable(props);
  const { control, found, page, selected, clear, selectAll } = data;
  const rows = useRows(props, data);
  const isPainted = useIsFirstPaintDone();
  const theme = useTheme();
  const isWide = useMediaQuery(theme.breakpoints.up('sm'), { noSsr: true });
  const pages = pageCount(found.length, ADMIN_PAGE_SIZE);
  const { area, requestScroll: want } = useScrollToResults(page);
  const { search } = control.view;
  const said =
    summary?.(extentOf(found.length, page, search.trim())) ??
    rangeText(noun, found.length, page, ADMIN_PAGE_SIZE);
  const handlePage = (wanted: number) => {
    want();
    control.change({ page: wanted });
  };
  // On a phone the bar is below the cards, within reach of the thumb.
  const bulk = bulkActions && selected.length > 0 && (
    <BulkBar
      noun={noun}
      selected={selected.length}
      found={found.length}
      onSelectAll={() => selectAll(found)}
      onClear={clear}
    >
      {bulkActions(selected, clear)}
    </BulkBar>
  );
  return (
    <Column ref={area}>
      <TableToolbar props={props} data={data} hasSortChoice={!isWide} />
      {isWide && bulk}
      <p role="status">{said}</p>
      {found.length === 0 ? (
        <EmptyNote>{emptyText}</EmptyNote>
      ) : (
        <Rows rows={rows} isWide={isWide} isTurn={isPainted} />
      )}
      {pages > 1 && (
        <Pager
          label={`${label} pages`}
          page={page}
          pages={pages}
          numbers={pageNumbers(page, pages)}
          onPage={handlePage}
        />
      )}
      {!isWide && bulk}
    </Column>
  );
}
