import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { MoveButtons } from '../../layout/order/MoveButtons';
import { StackedList } from '../../layout/StackedList';
import type { Column } from '../column';
import { rowItem, type RowProps, type RowsProps } from './tableProps';

const Lines = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '6px 16px',
  alignItems: 'center',
  fontSize: '0.9375rem',
  '& dt': { color: theme.vars?.palette.text.secondary },
  '& dd': { justifySelf: 'end', textAlign: 'end' },
}));

function PlainCard<T extends { id: string }>(props: RowProps<T>) {
  const { record, isSelected, columns, nameOf, renderActions, context, onSelect, order } = props;
  const at = (place: Column<T>['card']) => columns.filter(({ card }) => card === place);
  const cellsAt = (place: Column<T>['card']) =>
    at(place).map(({ id, cell }) => (
      <span key={id} translate="no">
        {cell(record, context)}
      </span>
    ));
  const lines = at('line');
  return (
    <Card component="li" data-selected={isSelected ? '' : undefined}>
      <CardHeader
        disableTypography
        avatar={at('image').length > 0 && cellsAt('image')}
        title={cellsAt('title')}
        action={
          onSelect && (
            <Checkbox
              checked={isSelected}
              slotProps={{ input: { 'aria-label': `Select ${nameOf(record)}` } }}
              onChange={(_event, isChecked) => onSelect(record.id, isChecked)}
            />
          )
        }
      />
      {lines.length > 0 && (
        <CardContent>
          <Lines>
            {lines.flatMap(({ id, label, cell }) => [
              <dt key={`${id}-label`}>{label}</dt>,
              <dd key={id} translate="no">
                {cell(record, context)}
              </dd>,
            ])}
          </Lines>
        </CardContent>
      )}
      {renderActions && (
        <>
          <Divider variant="middle" />
          <CardActions sx={{ justifyContent: 'space-between', p: 1 }}>
            {order && <MoveButtons {...rowItem(props, nameOf(record), order)} />}
            {renderActions(record)}
          </CardActions>
        </>
      )}
    </Card>
  );
}

/** Memoised, so that unchanged cards do not render again. */
const RecordCard = memo(PlainCard) as typeof PlainCard;

/** Rows of a page as cards (narrower than 600 px). */
export function TableCards<T extends { id: string }>(props: RowsProps<T>) {
  const { label, table, ...rest } = props;
  return (
    <div>
      {props.onSelect && (
        <FormControlLabel
          label="Select all on this page"
          sx={{ ml: 0 }}
          control={
            <Checkbox
              checked={table.getIsAllPageRowsSelected()}
              indeterminate={table.getIsSomePageRowsSelected() && !table.getIsAllPageRowsSelected()}
              onChange={table.getToggleAllPageRowsSelectedHandler()}
            />
          }
        />
      )}
      <StackedList aria-label={label}>
        {table.getRowModel().rows.map((row, index) => (
          <RecordCard
            key={row.id}
            index={index}
            record={row.original}
            isSelected={row.getIsSelected()}
            {...rest}
          />
        ))}
      </StackedList>
    </div>
  );
}
