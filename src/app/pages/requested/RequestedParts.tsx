import { styled } from '@mui/material/styles';
import { memo, type ComponentProps } from 'react';
import type { CartItem } from '@/domain/cart/cart';
import type { ProductListItem } from '@/domain/product/productList';
import { Button } from '@/ui/form/Button';
import { lazyComponent } from '@/ui/lazy/lazyComponent';
import { useMissingNeeds } from './useMissingNeeds';

const ItemDetails = lazyComponent(() => import('./ItemDetails'), { isOptional: true });
const RequestEstimate = lazyComponent(() => import('./RequestEstimate'), { isOptional: true });

const Extras = styled('div')(({ theme }) => ({
  containerType: 'inline-size',
  display: 'grid',
  gap: 4,
  fontSize: '0.875rem',
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  color: theme.vars?.palette.text.secondary,
  '& > p': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  '& > p > button': { flex: 'none' },
}));

// The parts have their place before they are known, so that nothing moves: a line for the contents, one for the price, and
// with dates those of the estimate, whose number depends on the width.
const DetailsPlace = styled('div')({
  display: 'grid',
  minHeight: 71,
  'html[data-dates] &': {
    minHeight: 138,
    '@container (min-width: 240px)': { minHeight: 116 },
    '@container (min-width: 560px)': { minHeight: 72 },
  },
});

const Total = styled('div')({ containerType: 'inline-size' });

const EstimatePlace = styled('div')({
  lineHeight: 1.6,
  'html[data-dates] &': {
    minHeight: '6.4em',
    '@container (min-width: 520px)': { minHeight: '3.2em' },
  },
});

interface ItemNeedsProps {
  item: CartItem;
  /** All requested items. */
  items: readonly CartItem[];
  /** Adds a product that the item needs. Without it the need is only named. */
  onAdd?: ((product: ProductListItem) => void) | undefined;
}

/** The products that a requested item needs, and that are not requested. They are part of the data of the page. */
function ItemNeeds({ item, items, onAdd }: ItemNeedsProps) {
  return useMissingNeeds(items, [item.id]).map((product) => (
    <p key={product.id}>
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

/** Needs, estimate and contents of a requested item. */
export const ItemExtras = memo(function ItemExtras(props: ItemNeedsProps) {
  return (
    <Extras>
      <ItemNeeds {...props} />
      <DetailsPlace>
        <ItemDetails item={props.item} />
      </DetailsPlace>
    </Extras>
  );
});

/** Estimate of all requested items. */
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
