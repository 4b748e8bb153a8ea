import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';
import ViewColumnIcon from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { isDay } from '@/domain/availability/day';
import { SearchBox } from '@/ui/form/SearchBox';
import { InlineSelect, Pill } from '../../forms/fields/InlineSelect';
import { useSearchShortcut } from '../../forms/shortcuts';
import type { DataTableProps } from './TableGrid';
import { sortParam, type DataTableState } from './useDataTable';
import { PopoverButton } from '../../layout/PopoverButton';

interface ColumnMenuProps {
  columns: readonly { id: string; label: string; isShown: boolean; toggle: () => void }[];
}

function ColumnMenu({ columns }: ColumnMenuProps) {
  return (
    <PopoverButton
      label="Columns"
      renderButton={(props) => (
        <Button variant="outlined" startIcon={<ViewColumnIcon />} {...props}>
          Columns
        </Button>
      )}
    >
      {() => (
        <FormGroup sx={{ padding: 1, paddingLeft: 2.5 }}>
          {columns.map(({ id, label, isShown, toggle }) => (
            <FormControlLabel
              key={id}
              label={label}
              control={<Checkbox checked={isShown} onChange={toggle} />}
            />
          ))}
        </FormGroup>
      )}
    </PopoverButton>
  );
}

/** On a phone, the search field fills a line, and so do the selects together. */
const LAYOUT = {
  '& > form': { flex: { xs: '1 1 100%', sm: '1 1 200px' } },
  '& > .MuiInputBase-root': { flex: { xs: '1 1 40%', sm: '0 1 auto' }, minWidth: 0 },
  // A whole date fits next to a select on a phone of 360 px.
  '& > :has(input[type="date"])': { flexBasis: { xs: '46%', sm: 'auto' }, pl: 1.5 },
  '& .MuiInputAdornment-root': { mr: 0.5 },
  '& input[type="date"]': { fontWeight: 400, pr: 0.5 },
  '& ::-webkit-calendar-picker-indicator': { m: 0 },
};

const DAYS = [
  ['from', 'From'],
  ['to', 'To'],
] as const;

interface DayFilterProps {
  label: string;
  value: string;
  onChange: (day: string) => void;
}

/** Browsers report impossible days while a year is typed, which the field keeps until there is a day. */
function DayFilter({ label, value, onChange }: DayFilterProps) {
  const [typed, setTyped] = useState('');
  return (
    <Pill
      type="date"
      inputProps={{ 'aria-label': label }}
      startAdornment={<InputAdornment position="start">{label}</InputAdornment>}
      value={typed || value}
      onChange={({ target }) => {
        const isWhole = target.value === '' || isDay(target.value);
        setTyped(isWhole ? '' : target.value);
        if (isWhole) onChange(target.value);
      }}
    />
  );
}

interface TableToolbarProps<T extends { id: string }> extends Pick<
  DataTableProps<T>,
  | 'records'
  | 'content'
  | 'columns'
  | 'filter'
  | 'hasDayFields'
  | 'labels'
  | 'orderLabel'
  | 'renderTools'
> {
  table: DataTableState<T>['table'];
  control: DataTableState<T>['control'];
  /** Cards have no columns to hide and no headers for sorting. */
  hasSortChoice: boolean;
}

export function TableToolbar<T extends { id: string }>(props: TableToolbarProps<T>) {
  const { records, content, columns, filter, labels, table, control, renderTools } = props;
  const { view, change, type, settle } = control;
  const place = useRef<HTMLDivElement>(null);
  useSearchShortcut(() => place.current?.querySelector('input[type="search"]') ?? null);
  const sorts = columns
    .filter(({ sortBy }) => sortBy)
    .flatMap(({ id, label }) => [
      { value: sortParam(id, false), label: `${label}, ascending` },
      { value: sortParam(id, true), label: `${label}, descending` },
    ]);
  return (
    <Stack ref={place} direction="row" spacing={1} sx={LAYOUT}>
      <SearchBox
        label={`Search ${labels.many}`}
        placeholder={`Search ${labels.many}...`}
        value={view.search}
        onChange={type}
        onSettle={settle}
      />
      {filter && (
        <InlineSelect
          label={filter.label}
          value={view.filter}
          options={[{ value: '', label: filter.allLabel }, ...filter.options(content, records)]}
          onChange={(value) => change({ filter: value })}
        />
      )}
      {props.hasDayFields &&
        DAYS.map(([name, label]) => (
          <DayFilter
            key={name}
            label={label}
            value={view[name]}
            onChange={(day) => change({ [name]: day })}
          />
        ))}
      {props.hasSortChoice && (
        <InlineSelect
          label="Sort by"
          value={view.sort}
          options={[{ value: '', label: props.orderLabel ?? 'Website order' }, ...sorts]}
          onChange={(sort) => change({ sort })}
        />
      )}
      {!props.hasSortChoice && (
        <ColumnMenu
          columns={columns.flatMap(({ id, label }) => {
            const column = table.getColumn(id);
            return column?.getCanHide()
              ? [
                  {
                    id,
                    label,
                    isShown: column.getIsVisible(),
                    toggle: () => column.toggleVisibility(),
                  },
                ]
              : [];
          })}
        />
      )}
      {renderTools?.(
        () => table.getSortedRowModel().rows.map(({ original }) => original),
        table.getSelectedRowModel().rows.map(({ original }) => original),
      )}
    </Stack>
  );
}
