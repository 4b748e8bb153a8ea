import { newItem } from '@/domain/rental/positions';
import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { memo, useContext, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { company } from '@/domain/company/company';
import { INVALID_AMOUNT, moneyInput } from '@/domain/rental/money';
import { withKnownRates } from '@/domain/rental/quotes';
import { MAX_ITEM_QUANTITY, MAX_REQUEST_ITEMS, type RequestItem } from '@/domain/rental/schema';
import { clearAutosave } from '../../forms/formAutosave';
import { EmptyNote } from '../../layout/EmptyNote';
import { StackedList } from '../../layout/StackedList';
import { TooltipButton } from '../../layout/TooltipButton';
import { useRequestsDispatch, useRequestsSelector } from '../store/hooks';
import { selectRates } from '../store/stockSelectors';
import { rememberRate } from '../changes/settingsThunks';
import { ParsedField } from './ParsedField';
import { ProductPicker } from './ProductPicker';
import { SubRentFields } from './SubRentFields';
import { parseOptionalAmount, parseQuantity } from './positionTexts';
import { InputScope, invalidTextKey, requestPart, type RequestFieldsProps } from './requestFields';

/** Name, quantity, rate and a button to remove the item, which is in line with the fields, below their labels. */
const ItemCard = styled(Card)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr) 44px',
  alignItems: 'start',
  gap: '8px 12px',
  padding: '12px 8px 12px 14px',
  '& > div:first-of-type': { gridColumn: '1 / -1' },
  '& > button': { marginTop: 32 },
  '& > [data-wide]': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 104px 200px 44px',
    '& > div:first-of-type': { gridColumn: 'auto', alignSelf: 'center' },
  },
})) as typeof Card;

interface ItemActions {
  change: (index: number, fields: Partial<RequestItem>) => void;
  /** Returns whether the item was removed. */
  remove: (index: number) => boolean | Promise<boolean>;
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
  const { id, name, quantity, dailyRate, productId, subRent } = item;
  const onChange = (fields: Partial<RequestItem>) => actions.current.change(index, fields);
  const scope = useContext(InputScope);
  const [quantityName, rateName] = [`Quantity ${id}`, `Daily rate ${id}`];
  const handleRemove = async () => {
    if (!(await actions.current.remove(index))) return;
    // The product can be added again.
    for (const field of [quantityName, rateName]) clearAutosave(invalidTextKey(scope, field));
  };
  return (
    <ItemCard component="li">
      <div>
        <strong>{name}</strong>
        {note !== undefined && <FormHelperText error={productId !== ''}>{note}</FormHelperText>}
      </div>
      <ParsedField
        label="Quantity"
        name={quantityName}
        value={quantity}
        format={String}
        parse={parseQuantity}
        invalid={`1 to ${MAX_ITEM_QUANTITY}`}
        onChange={(value) => onChange({ quantity: value })}
        disabled={isDisabled}
        inputProps={{ 'aria-label': `Quantity of ${name}`, inputMode: 'numeric' }}
      />
      <ParsedField
        label="Daily rate"
        name={rateName}
        placeholder={company.money.sign}
        value={dailyRate}
        format={(rate) => (rate === null ? '' : moneyInput(rate))}
        parse={parseOptionalAmount}
        invalid={INVALID_AMOUNT}
        onChange={(rate) => onChange({ dailyRate: rate })}
        disabled={isDisabled}
        inputProps={{ 'aria-label': `Daily rate of ${name}`, inputMode: 'decimal' }}
      />
      <TooltipButton
        label={`Remove ${name}`}
        disabled={isDisabled}
        onClick={() => void handleRemove()}
      >
        <DeleteIcon />
      </TooltipButton>
      <div data-wide>
        <SubRentFields
          name={name}
          fieldKey={id}
          subRent={subRent}
          onChange={(next) => onChange({ subRent: next })}
          isDisabled={isDisabled}
        />
      </div>
    </ItemCard>
  );
});

type ItemFieldsProps = RequestFieldsProps<'items'> & {
  /** Returns a note below the name of an item: it is short, or not in the store. */
  noteOf?: (item: RequestItem) => string | undefined;
  /** Removes the item at a position, and returns whether it was removed. By default, there is no Undo. */
  onRemove?: (index: number) => Promise<boolean>;
};

function EditableItems(props: ItemFieldsProps) {
  const { request, onChange, isDisabled, noteOf } = props;
  const { items } = request;
  const remove = (index: number) => {
    onChange({ items: items.toSpliced(index, 1) });
    return true;
  };
  const { onRemove = remove } = props;
  const rates = useRequestsSelector(selectRates);
  const dispatch = useRequestsDispatch();
  const [isPicking, setIsPicking] = useState(false);
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
    const index = items.findIndex((item) => item.productId === productId && item.name === name);
    const known = items[index];
    if (known) {
      changeItem(index, { quantity: Math.min(known.quantity + 1, MAX_ITEM_QUANTITY) });
      return;
    }
    const item = newItem(productId, name, Math.random);
    onChange({ items: [...items, ...withKnownRates([item], rates)] });
  };
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'start' }}>
      {items.length === 0 && (
        <EmptyNote style={{ width: '100%' }}>No items yet. Add the first product.</EmptyNote>
      )}
      <StackedList aria-label="Items" style={{ width: '100%' }}>
        {items.map((item, index) => (
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
