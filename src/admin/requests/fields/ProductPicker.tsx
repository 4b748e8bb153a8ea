import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
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

const Choices = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& button': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2px 16px',
    width: '100%',
    minHeight: 48,
    padding: '8px 12px',
    border: 0,
    borderTop: `1px solid ${theme.vars?.palette.divider}`,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
  },
  '& button:hover': { backgroundColor: theme.vars?.palette.divider },
  '& strong': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& small': { color: theme.vars?.palette.text.secondary, fontSize: '0.875rem' },
}));

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
        <Choices aria-label="Products">
          {shown.map(({ id, name: label, category, stock }) => (
            <li key={id}>
              <button type="button" onClick={() => onPick({ productId: id, name: label })}>
                <strong>{label}</strong>
                <small>
                  {category.name} · {stock} in stock
                </small>
              </button>
            </li>
          ))}
        </Choices>
        {found > shown.length && <p>{`${found - shown.length} more. Type to narrow the list.`}</p>}
        {name !== '' && (
          <div>
            <Button
              variant="outlined"
              startIcon={<AddIcon />}
              onClick={() => onPick({ productId: '', name })}
            >
              {`Add “${name}” without a product`}
            </Button>
          </div>
        )}
      </DialogContent>
    </EditorModal>
  );
}
