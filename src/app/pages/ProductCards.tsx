import type { ProductListItem } from '@/domain/product/productList';
import { FavoriteToggle } from '@/features/favorites';
import { ProductCard } from '@/features/products/list';
import { ProductPrice } from '@/features/rental-dates/prices';
import { ProductStatus } from '@/features/rental-dates/view';
import { CardGrid } from '@/ui/layout/CardGrid';

/** Grid of product cards with favourite toggle and availability. */
export function ProductCards({ products }: { products: readonly ProductListItem[] }) {
  return (
    <CardGrid columns={[2, 3, 4]}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            action={<FavoriteToggle product={product} />}
            price={<ProductPrice product={product} />}
            status={<ProductStatus product={product} />}
          />
        </li>
      ))}
    </CardGrid>
  );
}
