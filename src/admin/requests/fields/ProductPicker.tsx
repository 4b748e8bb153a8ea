import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Product } from '@/domain/product/schema';
import { foldText } from '@/domain/text/slug';
import { SearchBox } from '@/ui/form/SearchBox';
import { selectWorkingCopy } from '../../drafts/content/workingCopySelectors';
import { EditorModal } from '../../layout/EditorModal';
import { EmptyNote } from '../../layout/EmptyNote';
import { useAdminSelector } from '../../store/hooks';

/** Maximum number of products in the list. */
const SHOWN = 30;

interface ProductPickerProps {
  onPick: (item: { productId: string; name: string }) => void;
  onClose: () => void;
}

function useProductSearch(search: string): { shown: Product[]; found: number } {
  const products = useAdminSelector(selectWorkingCopy)?.products;
  const texts = useMemo(
    () => (products ?? []).map(({ name, category }) => foldText(`${name} ${category.name}`)),
    [products],
  );
  const words = foldText(useDeferredValue(search)).split(/\s+/).filter(Boolean);
  const matching = (products ?? []).filter((_product, index) =>
    words.every((word) => texts[index]?.includes(word)),
  );
  return { shown: matching.slice(0, SHOWN), found: matching.length };
}

/** Dialog to search a product of the store, or to enter an item that is not in the store. */
export function ProductPicker({ onPick, onClose }: ProductPickerProps) {
  const [search, setSearch] = useState('');
  const { shown, found } = useProductSearch(search);
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
        {found === 0 && <EmptyNote>No products found.</EmptyNote>}
        <List aria-label="Products" disablePadding>
          {shown.map(({ id, name: label, category, stock }) => (
            <ListItem key={id} disablePadding divider>
              <ListItemButton onClick={() => onPick({ productId: id, name: label })}>
                <ListItemText primary={label} secondary={`${category.name} · ${stock} in stock`} />
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
