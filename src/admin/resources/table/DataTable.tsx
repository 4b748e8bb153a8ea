import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useMemo, type ReactNode, useCallback, type RefObject } from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { rangeText } from '@/domain/listing/paging';
import { capitalise } from '@/domain/text/cleanText';
import { Pager } from '@/ui/list/Pager';
import { useScrollToResults } from '@/ui/list/useListActions';
import { EmptyNote, NearestNote } from '../../layout/EmptyNote';
import { useIsWide } from '../../layout/useIsWide';
import { PAGE_SIZE } from '../column';
import { CARD_HEIGHT, TableCards } from './TableCards';
import { TableGrid, type DataTableProps, type RowsProps, type RowOrder } from './TableGrid';
import { TableToolbar } from './TableToolbar';
import { useDataTable, type DataTableState } from './useDataTable';
import { countRecords } from '../recordNames';
import { focusMark, useMoveFocus } from '../../layout/order/useMoveFocus';

// See docs/behaviour/tables.md.

/** The table follows a record to another page. `order` is missing while the rows are not all in their own order. */
function useRowOrder<T extends { id: string }>(
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

const Bar = styled(Card)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '8px 8px 8px 16px',
  fontWeight: 600,
  '& .MuiButton-root': { padding: '10px 16px' },
  [theme.breakpoints.down('md')]: {
    position: 'sticky',
    zIndex: 5,
    bottom: 12,
    // One line, which scrolls horizontally.
    '& > div': { flexWrap: 'nowrap', overflowX: 'auto', padding: 4, margin: -4 },
    '& > div > *': { flex: 'none' },
  },
}));

interface BulkBarProps {
  labels: { one: string; many: string };
  selected: number;
  found: number;
  onSelectAll: () => void;
  onClear: () => void;
  children: ReactNode;
}

function BulkBar(props: BulkBarProps) {
  const { labels, selected, found, onSelectAll, onClear, children } = props;
  return (
    <Bar data-foot data-selected="" role="group" aria-label={`Selected ${labels.many}`}>
      <p role="status">{countRecords(labels, selected)} selected</p>
      <Stack direction="row" spacing={1} sx={{ minWidth: 0 }}>
        {children}
        {selected < found && <Button onClick={onSelectAll}>{`Select all ${found}`}</Button>}
        <Button onClick={onClear}>Clear selection</Button>
      </Stack>
    </Bar>
  );
}

/** Maximum height in px of a table row, used to reserve space for rows that render later. */
const ROW_HEIGHT = 90;

/** Rows of the current page: a table from 900 px and cards below. */
function Rows<T extends { id: string }>({ isWide, ...rows }: RowsProps<T> & { isWide: boolean }) {
  // The rest of the screen renders first, so that neither part blocks a slow phone for 100 ms.
  const isScreenReady = useDeferredValue(true, false);
  const count = rows.table.getRowModel().rows.length + 1;
  if (!isScreenReady)
    return <div style={{ height: count * (isWide ? ROW_HEIGHT : CARD_HEIGHT) }} />;
  return isWide ? <TableGrid {...rows} /> : <TableCards {...rows} />;
}

const extentOf = (page: number, found: number, search: string) => ({
  first: found === 0 ? 0 : (page - 1) * PAGE_SIZE + 1,
  last: Math.min(page * PAGE_SIZE, found),
  found,
  search: search.trim(),
});

/** Gets the focus when the focused row or button of the table disappears. */
function Summary({ children }: { children: ReactNode }) {
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      role="status"
      tabIndex={-1}
      data-focus-home=""
    >
      {children}
    </Typography>
  );
}

export function DataTable<T extends { id: string }>(props: DataTableProps<T>) {
  const { label, labels, columns, content, records, nameOf, onEdit } = props;
  const state = useDataTable(props);
  const { table, control, nearest, selected, select, clearSelection } = state;
  const isWide = useIsWide();
  const found = table.getRowCount();
  const { pageIndex } = table.state.pagination;
  const page = Math.min(pageIndex, Math.max(0, table.getPageCount() - 1)) + 1;
  const { area, requestScroll } = useScrollToResults(page);
  const { order, isOff, showOrder } = useRowOrder(area, props, state);
  const isShown = table.state.columnVisibility;
  const shown = useMemo(
    () => columns.filter(({ id, card }) => card === 'title' || isShown[id] !== false),
    [columns, isShown],
  );
  const context = useMemo(() => ({ content, onEdit }), [content, onEdit]);
  // On a phone the bar is below the cards, within reach of the thumb.
  const bulk = props.renderBulkActions && selected.length > 0 && (
    <BulkBar
      labels={labels}
      selected={selected.length}
      found={found}
      onSelectAll={() => table.toggleAllRowsSelected(true)}
      onClear={clearSelection}
    >
      {props.renderBulkActions(selected, clearSelection)}
    </BulkBar>
  );
  return (
    <Stack ref={area} spacing={1.5} sx={{ scrollMarginTop: 88 }}>
      <TableToolbar {...props} table={table} control={control} hasSortChoice={!isWide} />
      {props.children}
      {isWide && bulk}
      <NearestNote
        nearest={nearest}
        found={found}
        onSearch={(search) => control.change({ search })}
      />
      <Summary>
        {props.summary?.(extentOf(page, found, control.view.search), records) ??
          rangeText(labels.one, found, page, PAGE_SIZE)}
      </Summary>
      {isOff && (
        <Typography variant="body2" color="textSecondary">
          {`${capitalise(labels.many)} can be moved only in website order, without search and filter. `}
          <Link component="button" type="button" onClick={showOrder}>
            Show website order
          </Link>
        </Typography>
      )}
      {found === 0 ? (
        <EmptyNote>{props.empty}</EmptyNote>
      ) : (
        <Rows
          label={label}
          columns={shown}
          nameOf={nameOf}
          actionsOf={props.actionsOf}
          factsOf={props.factsOf}
          table={table}
          context={context}
          order={order}
          onSelect={props.renderBulkActions && select}
          isWide={isWide}
        />
      )}
      <Pager
        label={`${label} pages`}
        page={page}
        pages={table.getPageCount()}
        onPage={(wanted) => {
          requestScroll();
          table.setPageIndex(wanted - 1);
        }}
      />
      {!isWide && bulk}
    </Stack>
  );
}
