import { newItem } from '@/domain/rental/positions';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { memo, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { itemKey } from '@/domain/rental/incoming/itemKey';
import { withKnownRates } from '@/domain/rental/quotes';
import { MAX_ITEM_QUANTITY, MAX_REQUEST_ITEMS, type RequestItem } from '@/domain/rental/schema';
import { EmptyNote } from '../../layout/EmptyNote';
import { StackedList } from '../../layout/StackedList';
import { useIsWide } from '../../layout/useIsWide';
import { useRequestsDispatch, useRequestsSelector } from '../store/hooks';
import { selectRates } from '../store/stockSelectors';
import { rememberRate } from '../changes/settingsThunks';
import { PositionCard, PositionFields } from './PositionFields';
import { ProductPicker } from './ProductPicker';
import { requestPart, useHasInvalidInput, type RequestFieldsProps } from './requestFields';

/** The name is above the fields, or before them where there is room. On a phone, only the first item has visible labels. */
const ItemCard = styled(PositionCard)(({ theme }) => ({
  gridTemplateColumns: '72px minmax(0, 1fr) 44px 44px',
  '& > div:first-of-type': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 104px 200px 44px',
    '& > div:first-of-type': { gridColumn: 'auto', alignSelf: 'center' },
  },
  [theme.breakpoints.down('md')]: {
    padding: '8px 4px 8px 12px',
    '&:not(:first-of-type) label.MuiInputLabel-root': { display: 'none' },
    '&:not(:first-of-type) > button': { marginTop: 2 },
  },
})) as typeof PositionCard;

interface ItemActions {
  change: (index: number, fields: Partial<RequestItem>) => void;
  /** Returns false if the item was not removed. */
  remove: (index: number) => unknown;
}

interface ItemRowProps {
  item: RequestItem;
  index: number;
  /** The latest actions, so that an edit of another item does not render this one. */
  actions: RefObject<ItemActions>;
  isDisabled: boolean | undefined;
  /** Shown below the name. */
  note: string | undefined;
}

const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { item, index, actions, isDisabled, note } = props;
  const { name, productId } = item;
  const change = (fields: Partial<RequestItem>) => actions.current.change(index, fields);
  return (
    <ItemCard component="li">
      <div>
        <strong translate="no">{name}</strong>
        {note !== undefined && <FormHelperText error={productId !== ''}>{note}</FormHelperText>}
      </div>
      <PositionFields
        name={name}
        position={item}
        priceLabel="Daily rate"
        price={item.dailyRate}
        onPrice={(dailyRate) => change({ dailyRate })}
        onChange={change}
        onRemove={() => actions.current.remove(index)}
        isDisabled={isDisabled}
      />
    </ItemCard>
  );
});

type ItemFieldsProps = RequestFieldsProps<'items'> & {
  /** Returns a note below the name of an item: it is short, or not in the store. */
  noteOf?: (item: RequestItem) => string | undefined;
  /** Removes the item at a position. Returns false if it was not removed. By default, there is no Undo. */
  onRemove?: (index: number) => unknown;
};

/** Number of items that a phone shows first. */
const FIRST_ITEMS = 5;

function EditableItems(props: ItemFieldsProps) {
  const { request, onChange, isDisabled, noteOf } = props;
  const { items } = request;
  const { onRemove = (index) => onChange({ items: items.toSpliced(index, 1) }) } = props;
  const rates = useRequestsSelector(selectRates);
  const dispatch = useRequestsDispatch();
  const [isPicking, setIsPicking] = useState(false);
  const isNarrow = !useIsWide();
  const [isAll, setIsAll] = useState(false);
  // They stay while it is corrected.
  if (useHasInvalidInput() && !isAll) setIsAll(true);
  const shown = isNarrow && !isAll ? items.slice(0, FIRST_ITEMS) : items;
  const changeItem = (index: number, fields: Partial<RequestItem>) => {
    const item = items[index];
    if (!item) return;
    onChange({ items: items.with(index, { ...item, ...fields }) });
    const { productId } = item;
    if (productId && fields.dailyRate) void dispatch(rememberRate(productId, fields.dailyRate));
  };
  const actions = useRef<ItemActions>({ change: changeItem, remove: onRemove });
  useLayoutEffect(() => {
    actions.current = { change: changeItem, remove: onRemove };
  });
  const handlePick = ({ productId, name }: { productId: string; name: string }) => {
    setIsPicking(false);
    const index = items.findIndex(
      (item) => item.productId === productId && itemKey(item.name) === itemKey(name),
    );
    const known = items[index];
    if (known) {
      changeItem(index, { quantity: Math.min(known.quantity + 1, MAX_ITEM_QUANTITY) });
      return;
    }
    setIsAll(true);
    const item = newItem(productId, name, Math.random);
    onChange({ items: [...items, ...withKnownRates([item], rates)] });
  };
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'start' }}>
      {items.length === 0 && (
        <EmptyNote style={{ width: '100%' }}>No items yet. Add the first product.</EmptyNote>
      )}
      <StackedList aria-label="Items" spacing={{ xs: 1, md: 1.5 }} style={{ width: '100%' }}>
        {shown.map((item, index) => (
          <ItemRow
            key={item.id}
            item={item}
            index={index}
            note={noteOf?.(item)}
            actions={actions}
            isDisabled={isDisabled}
          />
        ))}
      </StackedList>
      {shown.length < items.length && (
        <Button onClick={() => setIsAll(true)}>{`Show all ${items.length}`}</Button>
      )}
      <Button
        variant="outlined"
        startIcon={<AddIcon />}
        disabled={isDisabled || items.length >= MAX_REQUEST_ITEMS}
        onClick={() => setIsPicking(true)}
      >
        Add product
      </Button>
      {isPicking && <ProductPicker onPick={handlePick} onClose={() => setIsPicking(false)} />}
    </Stack>
  );
}

/** Items of a request, each with an ID, with quantity and daily rate. Rates are remembered for each product. */
export const ItemFields = requestPart(['items'], EditableItems);
