import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Product } from '@/domain/product/schema';
import { searchableText, searchMatcher } from '@/domain/search/searchableText';
import { searchSuggester } from '@/domain/search/suggestion';
import { SearchBox } from '@/ui/form/SearchBox';
import {
  selectIsPublishedSettled,
  selectDraftContent,
} from '../../drafts/content/draftContentSelectors';
import { EditorModal } from '../../layout/AdminDialogs';
import { EmptyNote } from '../../layout/EmptyNote';
import { PartSpinner } from '../../layout/Spinner';
import { useAdminSelector } from '../../store/hooks';

/** Maximum number of products in the list. */
const SHOWN = 30;

interface ProductPickerProps {
  onPick: (item: { productId: string; name: string }) => void;
  onClose: () => void;
}

interface ProductSearch {
  shown: Product[];
  found: number;
  /** Search that was probably meant. Undefined if something was found. */
  suggestion: string | undefined;
}

function useProductSearch(currentSearch: string): ProductSearch {
  const products = useAdminSelector(selectDraftContent)?.products;
  const search = useDeferredValue(currentSearch);
  const texts = useMemo(
    () => (products ?? []).map(({ name, category }) => searchableText([name, category.name])),
    [products],
  );
  const matches = searchMatcher(search);
  const matching = (products ?? []).filter((_product, index) => matches(texts[index] ?? ''));
  const isEmpty = matching.length === 0;
  const suggest = useMemo(
    () => (isEmpty ? searchSuggester((products ?? []).map(({ name }) => name)) : undefined),
    [isEmpty, products],
  );
  return {
    shown: matching.slice(0, SHOWN),
    found: matching.length,
    suggestion: suggest?.(search, (other) => texts.some(searchMatcher(other))),
  };
}

/** Dialog to search a product of the store, or to enter an item that is not in the store. */
export function ProductPicker({ onPick, onClose }: ProductPickerProps) {
  const [search, setSearch] = useState('');
  const { shown, found, suggestion } = useProductSearch(search);
  const isSettled = useAdminSelector(selectIsPublishedSettled);
  const name = search.trim();
  return (
    <EditorModal title="Add product" onClose={onClose}>
      <DialogContent>
        <SearchBox
          label="Search products"
          placeholder="Search products..."
          value={search}
          onChange={setSearch}
          maxLength={200}
        />
        {!isSettled && <PartSpinner label="Loading products" />}
        {isSettled && found === 0 && <EmptyNote>No products found.</EmptyNote>}
        {suggestion && (
          <Button sx={{ justifySelf: 'start' }} onClick={() => setSearch(suggestion)}>
            {`Did you mean “${suggestion}”?`}
          </Button>
        )}
        <List aria-label="Products" disablePadding>
          {shown.map(({ id, name: label, category, stock }) => (
            <ListItem key={id} disablePadding divider>
              <ListItemButton onClick={() => onPick({ productId: id, name: label })}>
                <ListItemText
                  primary={label}
                  secondary={
                    stock === 'unknown' ? category.name : `${category.name} · ${stock} in stock`
                  }
                />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
        {found > shown.length && <p>{`${found - shown.length} more. Type to narrow the list.`}</p>}
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
