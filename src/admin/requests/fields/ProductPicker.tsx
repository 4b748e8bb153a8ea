import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useContext, useDeferredValue, useMemo, useState } from 'react';
import type { Product } from '@/domain/product/schema';
import { formatMoney } from '@/domain/rental/money';
import { freeQuantities } from '@/domain/rental/stock/conflicts';
import { SearchBox } from '@/ui/form/SearchBox';
import {
  selectIsPublishedSettled,
  selectDraftContent,
} from '../../drafts/content/draftContentSelectors';
import { EditorModal } from '../../layout/AdminDialogs';
import { EmptyNote } from '../../layout/EmptyNote';
import { NearestNote } from '../../layout/NearestNote';
import { PartSpinner } from '../../layout/Spinner';
import { useCurrentDay } from '../../layout/useNow';
import { useSearch } from '../../layout/useSearch';
import { useAdminSelector } from '../../store/hooks';
import { useRequestsSelector } from '../store/hooks';
import { selectRequestById, selectUnsavedRequest } from '../store/selectors';
import { selectRates, selectStockGetter } from '../store/stockSelectors';
import { InputScope } from './requestFields';

/** Maximum number of products in the list. */
const SHOWN = 30;

interface ProductPickerProps {
  onPick: (item: { productId: string; name: string }) => void;
  onClose: () => void;
}

/** Stable, so that the field is focused once, when the dialog opens. */
const focusSearch = (content: HTMLElement | null) => content?.querySelector('input')?.focus();

const NO_PRODUCTS: readonly Product[] = [];

/** Returns the texts of a product, the name first. */
const textsOf = ({ id, name, category, keywords = [], included }: Product) => [
  name,
  category.name,
  ...keywords,
  ...included,
  id,
];

/** Returns a function that describes a product: what is free on the dates of the request whose fields these are, and the daily rate. */
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

/** Dialog to search a product of the store, or to enter an item that is not in the store. */
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
