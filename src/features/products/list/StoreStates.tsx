import { CardGrid } from '@/ui/layout/CardGrid';
import { ResultsLine } from '@/ui/list/ResultsLine';
import { RetryPanel } from '@/ui/feedback/RetryPanel';
import { ProductCardSkeleton } from './ProductCard';

const INDEXES = Array.from({ length: 8 }, (_, i) => i);

/** Skeleton of the product grid. */
export function StoreSkeleton() {
  return (
    <>
      <ResultsLine text="Loading products..." />
      <CardGrid columns={[2, 3, 4]} aria-hidden="true">
        {INDEXES.map((index) => (
          <li key={index}>
            <ProductCardSkeleton />
          </li>
        ))}
      </CardGrid>
    </>
  );
}

/** Error shown when the products could not be loaded. */
export function StoreFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <RetryPanel level="h3" title="Error loading products" onRetry={onRetry}>
      Failed to load store data. Please try again later.
    </RetryPanel>
  );
}
