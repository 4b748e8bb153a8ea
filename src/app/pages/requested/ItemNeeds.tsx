import type { CartItem } from '@/domain/cart/cart';
import type { ProductListItem } from '@/domain/product/productList';
import { Button } from '@/ui/form/Button';
import { useMissingNeeds } from './useMissingNeeds';

interface ItemNeedsProps {
  item: CartItem;
  /** All requested items. */
  items: readonly CartItem[];
  /** Adds a product that the item needs. Without it the need is only named. */
  onAdd?: ((product: ProductListItem) => void) | undefined;
}

/** The products that a requested item needs, and that are not requested. They are part of the data of the page. */
export function ItemNeeds({ item, items, onAdd }: ItemNeedsProps) {
  return useMissingNeeds(items, [item.id]).map((product) => (
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
  ));
}
