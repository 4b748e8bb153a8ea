import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useDeferredValue, useState } from 'react';
import type { Product } from '@/domain/product/schema';
import { SearchBox } from '@/ui/form/SearchBox';
import {
  selectIsPublishedSettled,
  selectDraftContent,
} from '../../drafts/content/draftContentSelectors';
import { EditorModal } from '../../layout/AdminDialogs';
import { EmptyNote } from '../../layout/EmptyNote';
import { NearestNote } from '../../layout/NearestNote';
import { PartSpinner } from '../../layout/Spinner';
import { useSearch } from '../../layout/useSearch';
import { useAdminSelector } from '../../store/hooks';

/** Maximum number of products in the list. */
const SHOWN = 30;

interface ProductPickerProps {
  onPick: (item: { productId: string; name: string }) => void;
  onClose: () => void;
}

const NO_PRODUCTS: readonly Product[] = [];

/** Returns the texts of a product, the name first. */
const textsOf = ({ id, name, category, keywords = [], included }: Product) => [
  name,
  category.name,
  ...keywords,
  ...included,
  id,
];

/** Dialog to search a product of the store, or to enter an item that is not in the store. */
export function ProductPicker({ onPick, onClose }: ProductPickerProps) {
  const [search, setSearch] = useState('');
  const products = useAdminSelector(selectDraftContent)?.products ?? NO_PRODUCTS;
  const { found, nearest } = useSearch({ records: products, textsOf }, useDeferredValue(search));
  const shown = found.slice(0, SHOWN);
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
        {isSettled && found.length === 0 && <EmptyNote>No products found.</EmptyNote>}
        <NearestNote nearest={nearest} found={found.length} onSearch={setSearch} />
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
