import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useProductContentsQuery } from '@/api/content/contentApi';
import type { CartItem } from '@/domain/cart/cart';
import { QUOTE_CONFIRMS } from '@/domain/prices/estimate';
import type { ProductListItem } from '@/domain/product/productList';
import { useEstimate, useMissingNeeds } from './useRequested';

const Details = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 4,
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
  color: theme.vars?.palette.text.secondary,
  '& > p': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  '& > p > button': { flex: 'none' },
  '& summary': { padding: '10px 0', cursor: 'pointer' },
  '& ul': { paddingLeft: 20, listStyle: 'disc' },
}));

interface ItemDetailsProps {
  item: CartItem;
  /** All requested items. */
  items: readonly CartItem[];
  /** Adds a product that the item needs. Without it the need is only named. */
  onAdd?: (product: ProductListItem) => void;
}

/** Estimate of a requested item, the products that it needs, and what comes with it. */
export default function ItemDetails({ item, items, onAdd }: ItemDetailsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const estimate = useEstimate([item]);
  const needs = useMissingNeeds(items, [item.id]);
  const { data: contents = {} } = useProductContentsQuery();
  const included = Object.hasOwn(contents, item.id) ? (contents[item.id] ?? []) : [];
  return (
    <Details>
      {estimate && (
        <p>
          {estimate}. {QUOTE_CONFIRMS}
        </p>
      )}
      {needs.map((product) => (
        <p key={product.id}>
          Needs: {product.name}
          {onAdd && (
            <Button
              variant="outlined"
              size="small"
              aria-label={`Add ${product.name}`}
              onClick={() => onAdd(product)}
            >
              Add
            </Button>
          )}
        </p>
      ))}
      {included.length > 0 && (
        <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
          <summary>What comes with it</summary>
          {/* Not among the items of the list while it is closed. */}
          {isOpen && (
            <ul>
              {included.map((part, index) => (
                <li key={`${index}-${part}`}>{part}</li>
              ))}
            </ul>
          )}
        </details>
      )}
    </Details>
  );
}
