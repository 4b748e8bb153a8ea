import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { HEIGHTS, RADII } from '@/theme/tokens';
import type { Column } from '../column';
import type { RowsProps } from './tableProps';
import { RowActions } from './RowActions';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  listStyle: 'none',
  padding: 0,
  '& > li': {
    display: 'grid',
    gap: 12,
    padding: 12,
    borderRadius: RADII.card,
    border: `1px solid ${theme.vars?.palette.divider}`,
    backgroundColor: theme.vars?.palette.background.paper,
  },
  '& > li[data-selected]': { borderColor: theme.vars?.palette.primary.main },
}));

const Head = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  '& > div': { minWidth: 0, flex: 1, overflowWrap: 'anywhere', fontWeight: 650 },
});

const Lines = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '6px 16px',
  alignItems: 'center',
  fontSize: '0.9375rem',
  '& dt': { color: theme.vars?.palette.text.secondary },
  '& dd': { overflowWrap: 'anywhere', justifySelf: 'end', textAlign: 'end' },
}));

interface CardProps<T extends { id: string }> extends Pick<
  RowsProps<T>,
  'columns' | 'nameOf' | 'renderActions' | 'context' | 'onSelect'
> {
  record: T;
  isSelected: boolean;
}

function PlainCard<T extends { id: string }>(props: CardProps<T>) {
  const { record, isSelected, columns, nameOf, renderActions, context, onSelect } = props;
  const at = (place: Column<T>['card']) => columns.filter(({ card }) => card === place);
  const lines = at('line');
  return (
    <li data-selected={isSelected ? '' : undefined}>
      <Head>
        {at('image').map(({ id, cell }) => (
          <span key={id}>{cell(record, context)}</span>
        ))}
        <div>
          {at('title').map(({ id, cell }) => (
            <span key={id}>{cell(record, context)}</span>
          ))}
        </div>
        {onSelect && (
          <Checkbox
            checked={isSelected}
            sx={{ width: HEIGHTS.touch, height: HEIGHTS.touch, m: '-6px -6px 0 0' }}
            slotProps={{ input: { 'aria-label': `Select ${nameOf(record)}` } }}
            onChange={(_event, isChecked) => onSelect(record.id, isChecked)}
          />
        )}
      </Head>
      {lines.length > 0 && (
        <Lines>
          {lines.flatMap(({ id, label, cell }) => [
            <dt key={`${id}-label`}>{label}</dt>,
            <dd key={id}>{cell(record, context)}</dd>,
          ])}
        </Lines>
      )}
      <RowActions>{renderActions(record)}</RowActions>
    </li>
  );
}

/** Memoised, so that unchanged cards do not render again. */
const Card = memo(PlainCard) as typeof PlainCard;

/** Rows of a page as cards (narrower than 600 px). */
export function TableCards<T extends { id: string }>(props: RowsProps<T>) {
  const { label, table, ...rest } = props;
  return (
    <div>
      {props.onSelect && (
        <FormControlLabel
          label="Select all on this page"
          sx={{ mb: 1, ml: '2px' }}
          control={
            <Checkbox
              checked={table.getIsAllPageRowsSelected()}
              indeterminate={table.getIsSomePageRowsSelected() && !table.getIsAllPageRowsSelected()}
              onChange={table.getToggleAllPageRowsSelectedHandler()}
            />
          }
        />
      )}
      <List aria-label={label}>
        {table.getRowModel().rows.map((row) => (
          <Card key={row.id} record={row.original} isSelected={row.getIsSelected()} {...rest} />
        ))}
      </List>
    </div>
  );
}
