import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { HEIGHTS } from '@/theme/tokens';
import type { RowsProps, ShownRow } from './shownRows';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  listStyle: 'none',
  padding: 0,
  '& > li': {
    display: 'grid',
    gap: 12,
    padding: 12,
    borderRadius: 12,
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

interface CardProps<T> extends ShownRow<T> {
  columns: RowsProps<T>['columns'];
  onToggle?: (id: string, event: unknown) => void;
}

function PlainCard<T>({ id, row, name, isSelected, columns, onToggle }: CardProps<T>) {
  const at = (place: string) => columns.filter(({ card }) => card === place);
  const lines = at('line');
  return (
    <li data-selected={isSelected ? '' : undefined}>
      <Head>
        {at('picture').map(({ id: column, cell }) => (
          <span key={column}>{cell(row)}</span>
        ))}
        <div>
          {at('title').map(({ id: column, cell }) => (
            <span key={column}>{cell(row)}</span>
          ))}
        </div>
        {onToggle && (
          <Checkbox
            checked={isSelected}
            sx={{ width: HEIGHTS.touch, height: HEIGHTS.touch, m: '-6px -6px 0 0' }}
            slotProps={{ input: { 'aria-label': `Select ${name}` } }}
            onChange={(event) => onToggle(id, event)}
          />
        )}
      </Head>
      {lines.length > 0 && (
        <Lines>
          {lines.flatMap(({ id: column, label, cell }) => [
            <dt key={`${column}-label`}>{label}</dt>,
            <dd key={column}>{cell(row)}</dd>,
          ])}
        </Lines>
      )}
      {at('actions').map(({ id: column, cell }) => (
        <div key={column}>{cell(row)}</div>
      ))}
    </li>
  );
}

/** Memoised, so that unchanged cards do not render again. */
const Card = memo(PlainCard) as typeof PlainCard;

/** Rows of a page as cards (narrower than 600 px). */
export function TableCards<T>({ label, rows, columns, selecting }: RowsProps<T>) {
  return (
    <div>
      {selecting && (
        <FormControlLabel
          label="Select all on this page"
          sx={{ mb: 1, ml: '2px' }}
          control={
            <Checkbox
              checked={selecting.isPageSelected}
              indeterminate={selecting.isPartSelected}
              onChange={selecting.onTogglePage}
            />
          }
        />
      )}
      <List aria-label={label}>
        {rows.map((row) => (
          <Card key={row.id} {...row} columns={columns} onToggle={selecting?.onToggle} />
        ))}
      </List>
    </div>
  );
}
