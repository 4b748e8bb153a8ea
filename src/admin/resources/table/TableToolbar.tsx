import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { SearchBox } from '@/ui/form/SearchBox';
import { InlineSelect } from '../../forms/fields/InlineSelect';
import { useSearchShortcut } from '../../forms/shortcuts';
import { ColumnMenu } from './ColumnMenu';
import type { TableProps } from './tableColumn';
import { sortParam } from './tableView';
import type { DataTableControl } from './useDataTable';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& > form': { flex: '1 1 260px' },
  '& > span': { flex: '0 1 auto' },
  [theme.breakpoints.down('sm')]: { '& > form, & > span': { flexBasis: '100%' } },
}));

const ORDER_OF_CONTENT = { value: '', label: 'In site order' };

export interface TableToolbarProps<T extends object> {
  props: TableProps<T>;
  data: DataTableControl<T>;
  /** Cards have no column headers for sorting. */
  hasSortChoice: boolean;
}

/** Toolbar with search, filter, sorting and columns. */
export function TableToolbar<T extends object>({
  props,
  data,
  hasSortChoice,
}: TableToolbarProps<T>) {
  const { columns, filter, noun, searchPlaceholder, tools } = props;
  const { control, table, found } = data;
  const { view, change, type, settle } = control;
  const place = useRef<HTMLDivElement>(null);
  useSearchShortcut(() => place.current?.querySelector('input[type="search"]') ?? null);
  const sorts = columns
    .filter(({ sortBy }) => sortBy)
    .flatMap(({ id, label }) => [
      { value: sortParam(id, false), label: `${label}, ascending` },
      { value: sortParam(id, true), label: `${label}, descending` },
    ]);
  const hideable = table.getAllLeafColumns().filter((column) => column.getCanHide());
  return (
    <Bar ref={place}>
      <SearchBox
        label={`Search ${noun}s`}
        placeholder={searchPlaceholder}
        value={view.search}
        onChange={type}
        onSettle={settle}
      />
      {filter && (
        <InlineSelect
          label={filter.label}
          value={view.filter}
          options={[{ value: '', label: filter.allLabel }, ...filter.options]}
          onChange={(value) => change({ filter: value })}
        />
      )}
      {hasSortChoice && (
        <InlineSelect
          label="Sort by"
          value={view.sort}
          options={[ORDER_OF_CONTENT, ...sorts]}
          onChange={(sort) => change({ sort })}
        />
      )}
      <ColumnMenu
        columns={hideable.map((column) => ({
          id: column.id,
          label: columns.find(({ id }) => id === column.id)?.label ?? column.id,
          isShown: column.getIsVisible(),
          toggle: () => column.toggleVisibility(),
        }))}
      />
      {tools?.(found)}
    </Bar>
  );
}
