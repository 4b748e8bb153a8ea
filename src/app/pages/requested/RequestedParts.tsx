import { styled } from '@mui/material/styles';
import { memo, type ComponentProps } from 'react';
import { contentApi } from '@/api/content/contentApi';
import type { CartItem } from '@/domain/cart/cart';
import type { ProductListItem } from '@/domain/product/productListItem';
import { Button } from '@/ui/form/Button';
import { BAR } from '@/ui/layout/RequestBoxes';
import { lazyComponent } from '@/ui/lazy/lazyComponent';

/** Returns the products that a requested item needs, and that are not requested. Empty until they are known. */
export function useMissingNeeds(
  items: readonly CartItem[],
  ids: readonly string[] = items.map(({ id }) => id),
): ProductListItem[] {
  const { data = {} } = contentApi.endpoints.neededProducts.useQuery();
  const requested = new Set(items.map(({ id }) => id));
  const needed = ids.flatMap((id) => (Object.hasOwn(data, id) ? (data[id] ?? []) : []));
  return [...new Map(needed.map((product) => [product.id, product])).values()].filter(
    ({ id }) => !requested.has(id),
  );
}

const ItemDetails = lazyComponent(() => import('./ItemDetails'), { isOptional: true });
const RequestEstimate = lazyComponent(() => import('./RequestEstimate'), { isOptional: true });

const Extras = styled('div')(({ theme }) => ({
  display: 'contents',
  fontSize: '0.875rem',
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  color: theme.vars?.palette.text.secondary,
  '& > .need': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  '& > p > button': { flex: 'none' },
  // The price has its place before it is known, so that nothing moves.
  '& > .price': {
    minHeight: '1.6em',
    'html[data-dates] &': {
      minHeight: '3.2em',
      [theme.breakpoints.up('lg')]: { minHeight: '1.6em' },
    },
  },
  '& summary': { width: 'fit-content', padding: '10px 0', cursor: 'pointer' },
  '& ul': { paddingLeft: 20, listStyle: 'disc' },
}));

const Total = styled('div')({ width: '100%', containerType: 'inline-size' });

const EstimatePlace = styled('div')(({ theme }) => ({
  lineHeight: 1.6,
  [BAR]: { lineHeight: 1.4 },
  [theme.breakpoints.up('sm')]: {
    'html[data-dates] &': {
      minHeight: '6.4em',
      '@container (min-width: 520px)': { minHeight: '3.2em' },
    },
  },
}));

interface ItemNeedsProps {
  item: CartItem;
  items: readonly CartItem[];
  /** Adds a product that the item needs. Without it the need is only named. */
  onAdd?: ((product: ProductListItem) => void) | undefined;
}

/** The products that a requested item needs, and that are not requested. They are part of the data of the page. */
function ItemNeeds({ item, items, onAdd }: ItemNeedsProps) {
  return useMissingNeeds(items, [item.id]).map((product) => (
    <p key={product.id} className="need">
      Needs: <span translate="no">{product.name}</span>
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
  ));
}

// The form around them is rendered with each key.

export const ItemExtras = memo(function ItemExtras(props: ItemNeedsProps) {
  return (
    <Extras>
      <ItemNeeds {...props} />
      <ItemDetails item={props.item} fallback={<p className="price" />} />
    </Extras>
  );
});

export const RequestTotal = memo(function RequestTotal(
  props: ComponentProps<typeof RequestEstimate>,
) {
  return (
    <Total>
      <EstimatePlace>
        <RequestEstimate {...props} />
      </EstimatePlace>
    </Total>
  );
});
