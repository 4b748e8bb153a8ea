import type { ProductListItem } from '@/domain/product/productListItem';
import { FavoriteToggle } from '@/features/favorites';
import { ProductCard } from '@/features/products/list';
import { ProductPrice } from '@/features/rental-dates/prices';
import { ProductStatus } from '@/features/rental-dates/view';
import { CardGrid } from '@/ui/layout/Boxes';

/** Returns the parts of a product card that come from other features: favourite toggle, price and availability. */
export const productSlots = (product: ProductListItem) => ({
  action: <FavoriteToggle product={product} />,
  price: <ProductPrice product={product} />,
  status: <ProductStatus product={product} />,
});

export function ProductCards({ products }: { products: readonly ProductListItem[] }) {
  return (
    <CardGrid columns={[2, 3, 4]}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} {...productSlots(product)} />
        </li>
      ))}
    </CardGrid>
  );
}
