import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import FormHelperText from '@mui/material/FormHelperText';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { styled } from '@mui/material/styles';
import {
  useContext,
  useDeferredValue,
  useMemo,
  useState,
  memo,
  useLayoutEffect,
  useRef,
  type RefObject,
} from 'react';
import type { Product } from '@/domain/product/schema';
import { itemKey } from '@/domain/rental/incoming/differences';
import { formatMoney } from '@/domain/rental/money';
import { newItem } from '@/domain/rental/positions';
import { withKnownRates } from '@/domain/rental/quotes';
import { isFilm } from '@/domain/rental/requestSteps';
import { MAX_ITEM_QUANTITY, MAX_REQUEST_ITEMS, type RequestItem } from '@/domain/rental/schema';
import { freeQuantities } from '@/domain/rental/stock/conflicts';
import { formatCount } from '@/domain/text/formatNumber';
import { SearchBox } from '@/ui/form/SearchBox';
import { VisuallyHidden } from '@/ui/layout/Boxes';
import { selectIsPublishedSettled, selectDraftContent } from '../../drafts/content/draftContent';
import { EditorModal } from '../../layout/AdminDialogs';
import { EmptyNote, NearestNote } from '../../layout/EmptyNote';
import { PartSpinner } from '../../layout/Spinner';
import { StackedList } from '../../layout/StackedList';
import { useIsWide } from '../../layout/useIsWide';
import { useCurrentDay } from '../../layout/useNow';
import { useSearch } from '../../layout/useSearch';
import { useAdminSelector } from '../../store/hooks';
import { rememberRate } from '../changes/thunks';
import { useRequestsSelector, useRequestsDispatch } from '../store/hooks';
import { selectRequestById, selectUnsavedRequest } from '../store/selectors';
import { selectRates, selectStockGetter } from '../store/stockSelectors';
import { PositionCard, PositionFields } from './PositionFields';
import {
  InputScope,
  requestPart,
  useHasInvalidInput,
  type RequestFieldsProps,
} from './requestPart';

const SHOWN = 30;

interface ProductPickerProps {
  onPick: (item: { productId: string; name: string }) => void;
  onClose: () => void;
}

/** Stable, so that the field is focused once, when the dialog opens. */
const focusSearch = (content: HTMLElement | null) => content?.querySelector('input')?.focus();

const NO_PRODUCTS: readonly Product[] = [];

const textsOf = ({ id, name, category, keywords = [], included }: Product) => [
  name,
  category.name,
  ...keywords,
  ...included,
  id,
];

function useFacts() {
  const reference = useContext(InputScope);
  const request = useRequestsSelector(
    (state) => selectRequestById(state, reference) ?? selectUnsavedRequest(state, reference),
  );
  const today = useCurrentDay();
  const stockOf = useRequestsSelector((state) => selectStockGetter(state, today));
  const rates = useRequestsSelector(selectRates);
  return useMemo(() => {
    const freeOf = request ? freeQuantities(request, stockOf()) : () => undefined;
    return (product: Product) => {
      const [free, rate] = [freeOf(product), rates[product.id]];
      const stock = product.stock !== 'unknown' && `${product.stock} in stock`;
      return [
        free === undefined ? stock : `${free} of ${product.stock} free`,
        rate && `${formatMoney(rate)} a day`,
        product.category.name,
      ]
        .filter(Boolean)
        .join(' · ');
    };
  }, [request, stockOf, rates]);
}

export function ProductPicker({ onPick, onClose }: ProductPickerProps) {
  const [search, setSearch] = useState('');
  const products = useAdminSelector(selectDraftContent)?.products ?? NO_PRODUCTS;
  const { found, nearest } = useSearch({ records: products, textsOf }, useDeferredValue(search));
  const shown = found.slice(0, SHOWN);
  const isSettled = useAdminSelector(selectIsPublishedSettled);
  const name = search.trim();
  const factsOf = useFacts();
  return (
    <EditorModal title="Add product" onClose={onClose}>
      <DialogContent ref={focusSearch}>
        <SearchBox
          label="Search products"
          placeholder="Search products..."
          value={search}
          onChange={setSearch}
          maxLength={200}
        />
        <VisuallyHidden role="status">
          {isSettled && formatCount(found.length, 'product')}
        </VisuallyHidden>
        {!isSettled && <PartSpinner label="Loading products" />}
        {isSettled && found.length === 0 && <EmptyNote>No products found.</EmptyNote>}
        <NearestNote nearest={nearest} found={found.length} onSearch={setSearch} />
        <List aria-label="Products" disablePadding>
          {shown.map((product) => (
            <ListItem key={product.id} disablePadding divider>
              <ListItemButton onClick={() => onPick({ productId: product.id, name: product.name })}>
                <ListItemText primary={product.name} secondary={factsOf(product)} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
        {found.length > shown.length && (
          <p>{`${found.length - shown.length} more. Type to narrow the list.`}</p>
        )}
        {name !== '' && (
          <Button
            variant="outlined"
            startIcon={<AddIcon />}
            sx={{ justifySelf: 'start' }}
            onClick={() => onPick({ productId: '', name })}
          >
            {`Add “${name}” without a product`}
          </Button>
        )}
      </DialogContent>
    </EditorModal>
  );
}

/** The name is above the fields, or before them where there is room. On a phone, only the first item has visible labels. */
const ItemCard = styled(PositionCard)(({ theme }) => ({
  gridTemplateColumns: '72px minmax(0, 1fr) 44px 44px',
  '& > div:first-of-type': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 104px 200px 44px',
    '& > div:first-of-type': { gridColumn: 'auto', alignSelf: 'center' },
  },
  [theme.breakpoints.down('md')]: {
    gap: '4px 8px',
    padding: '6px 0',
    border: 0,
    borderTop: `1px solid ${theme.vars?.palette.divider}`,
    borderRadius: 0,
    background: 'none',
    '&:first-of-type': { borderTop: 0, paddingTop: 0 },
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
  note: string | undefined;
}

const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { item, index, actions, note } = props;
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
      />
    </ItemCard>
  );
});

type ItemFieldsProps = RequestFieldsProps<'items' | 'about'> & {
  noteOf?: (item: RequestItem) => string | undefined;
  /** Returns false if the item was not removed. By default, there is no Undo. */
  onRemove?: (index: number) => unknown;
};

const FIRST_ITEMS = 5;

function EditableItems(props: ItemFieldsProps) {
  const { request, onChange, noteOf } = props;
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
    if (productId && fields.dailyRate) dispatch(rememberRate(productId, fields.dailyRate));
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
    const item = newItem(productId, name);
    onChange({ items: [...items, ...withKnownRates([item], rates)] });
  };
  return (
    <>
      {items.length === 0 && !isFilm(request) && (
        <EmptyNote>No items yet. Add the first product.</EmptyNote>
      )}
      <StackedList aria-label="Items" spacing={{ xs: 0, md: 1.5 }}>
        {shown.map((item, index) => (
          <ItemRow
            key={item.id}
            item={item}
            index={index}
            note={noteOf?.(item)}
            actions={actions}
          />
        ))}
      </StackedList>
      {shown.length < items.length && (
        <Button onClick={() => setIsAll(true)}>{`Show all ${items.length}`}</Button>
      )}
      <Button
        variant="outlined"
        startIcon={<AddIcon />}
        disabled={items.length >= MAX_REQUEST_ITEMS}
        onClick={() => setIsPicking(true)}
      >
        Add product
      </Button>
      {isPicking && <ProductPicker onPick={handlePick} onClose={() => setIsPicking(false)} />}
    </>
  );
}

export const ItemFields = requestPart(['items', 'about'], EditableItems);
