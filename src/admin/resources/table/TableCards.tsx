import ArrowDownIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpIcon from '@mui/icons-material/ArrowUpward';
import CheckIcon from '@mui/icons-material/CheckBoxOutlined';
import MoreIcon from '@mui/icons-material/MoreVert';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { focusMark } from '../../layout/order/useMoveFocus';
import { PopoverButton } from '../../layout/PopoverButton';
import { StackedList } from '../../layout/StackedList';
import { ActionButtons, actionProps, type RowAction } from '../ActionButtons';
import { rowItem, type RowProps, type RowsProps } from './TableGrid';

/** Maximum height in px of a row on a phone, with text of the default size. */
export const CARD_HEIGHT = 112;

/** Two lines of the name and two of the facts at most. */
const Row = styled(Card)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 64,
  padding: '6px 4px 6px 12px',
  '& > [data-text]': { position: 'relative', flex: 1, minWidth: 0, padding: '4px 8px 4px 0' },
  '& [data-name]': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    fontWeight: 600,
    lineHeight: 1.3,
  },
  // The name opens the record wherever its text is pressed.
  '& [data-name] :is(a, button)': {
    position: 'static',
    padding: 0,
    font: 'inherit',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
  '& [data-facts]': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 12,
    maxHeight: '2.8rem',
    overflow: 'hidden',
    color: theme.vars?.palette.text.secondary,
    fontSize: '0.875rem',
    lineHeight: 1.4,
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
})) as typeof Card;

const Lines = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '6px 16px',
  alignItems: 'center',
  maxWidth: 360,
  padding: '12px 12px 8px',
  fontSize: '0.9375rem',
  '& dt': { color: theme.vars?.palette.text.secondary },
  '& dd': { justifySelf: 'end', textAlign: 'end', overflowWrap: 'anywhere' },
}));

/** Returns the actions that need no button of their own on a phone. */
function furtherActions<T extends { id: string }>(
  props: RowProps<T>,
  actions: readonly RowAction[],
): RowAction[] {
  const { record, order, onSelect, isSelected, nameOf } = props;
  const item = order && rowItem(props, nameOf(record), order);
  const move = (verb: string, by: number, icon: RowAction['icon']): RowAction[] =>
    item
      ? [
          {
            verb,
            icon,
            isDisabled: item.isDisabled || item.index + by < 0 || item.index + by >= item.count,
            act: () => item.onMove(item.id, item.index + by, 'more'),
          },
        ]
      : [];
  return [
    ...(onSelect && !isSelected
      ? [{ verb: 'Select', icon: <CheckIcon />, act: () => onSelect(record.id, true) }]
      : []),
    ...actions,
    ...move('Move up', -1, <ArrowUpIcon />),
    ...move('Move down', 1, <ArrowDownIcon />),
  ];
}

/** Returns the accessible name of an action: 'Move Zoom up', 'Delete Zoom'. */
function actionName(verb: string, name: string): string {
  const [first = '', ...rest] = verb.split(' ');
  return [first, name, ...rest].join(' ');
}

function MoreMenu<T extends { id: string }>({
  row,
  actions,
}: {
  row: RowProps<T>;
  actions: readonly RowAction[];
}) {
  const { record, columns, nameOf, context } = row;
  const name = nameOf(record);
  const lines = columns.filter(({ card }) => card === 'line');
  const further = furtherActions(row, actions);
  return (
    <PopoverButton
      label={`More about ${name}`}
      renderButton={(props) => (
        <IconButton
          aria-label={`More about ${name}`}
          data-mark={focusMark(record.id, 'more')}
          {...props}
        >
          <MoreIcon />
        </IconButton>
      )}
    >
      {(close) => (
        <>
          {lines.length > 0 && (
            <Lines>
              {lines.flatMap(({ id, label, cell }) => [
                <dt key={`${id}-label`}>{label}</dt>,
                <dd key={id} translate="no">
                  {cell(record, context)}
                </dd>,
              ])}
            </Lines>
          )}
          {further.map((action) => (
            <ListItemButton
              key={action.verb}
              component="button"
              aria-label={actionName(action.verb, name)}
              sx={{ width: '100%', font: 'inherit' }}
              {...actionProps(action)}
              onClick={() => {
                close();
                action.act();
              }}
            >
              <ListItemIcon>{action.icon}</ListItemIcon>
              {action.verb}
            </ListItemButton>
          ))}
        </>
      )}
    </PopoverButton>
  );
}

function PlainCard<T extends { id: string }>(props: RowProps<T> & { isSelecting: boolean }) {
  const { record, isSelected, isSelecting, columns, nameOf, context, onSelect } = props;
  const name = nameOf(record);
  const actions = props.actionsOf?.(record) ?? [];
  const edit = actions.filter(({ opensEditor }) => opensEditor);
  const facts = props.factsOf(record, context.content);
  const image = columns.find(({ card }) => card === 'image');
  const title = columns.find(({ card }) => card === 'title');
  return (
    <Row component="li" data-selected={isSelected ? '' : undefined}>
      {onSelect && isSelecting ? (
        <Checkbox
          sx={{ ml: -1, mr: image ? 1 : 0 }}
          checked={isSelected}
          slotProps={{ input: { 'aria-label': `Select ${name}` } }}
          onChange={(_event, isChecked) => onSelect(record.id, isChecked)}
        />
      ) : (
        image && <div style={{ marginInlineEnd: 12 }}>{image.cell(record, context)}</div>
      )}
      <div data-text="" translate="no">
        <div data-name="">{(title?.cardCell ?? title?.cell)?.(record, context)}</div>
        <div data-facts="">
          {facts.map((fact, index) => (
            <span key={index}>{fact}</span>
          ))}
        </div>
      </div>
      {!isSelecting && <ActionButtons name={name} actions={edit} />}
      <MoreMenu row={props} actions={actions.filter((action) => !edit.includes(action))} />
    </Row>
  );
}

const RecordCard = memo(PlainCard) as typeof PlainCard;

/** Rows of a page below 900 px. The first selected one gives all a checkbox. */
export function TableCards<T extends { id: string }>(props: RowsProps<T>) {
  const { label, table, ...rest } = props;
  const isSelecting = table.getSelectedRowModel().rows.length > 0;
  return (
    <StackedList aria-label={label} spacing={1}>
      {table.getRowModel().rows.map((row, index) => (
        <RecordCard
          key={row.id}
          index={index}
          record={row.original}
          isSelected={row.getIsSelected()}
          isSelecting={isSelecting}
          {...rest}
        />
      ))}
    </StackedList>
  );
}
