import Button from '@mui/material/Button';
import { CardGrid } from '@/ui/layout/CardGrid';
import { ResultsLine } from '@/ui/list/ResultsLine';
import { StatePanel } from '@/ui/feedback/StatePanel';
import { RetryPanel } from '@/ui/feedback/RetryPanel';
import { ProductCardSkeleton } from './ProductCard';
import type { StoreView } from './storeView';

const PLACES = Array.from({ length: 8 }, (_, at) => at);

/** The store while its products are on their way: the grid with empty cards. */
export function StoreSkeleton() {
  return (
    <>
      <ResultsLine text="Loading products…" />
      <CardGrid columns={[2, 3, 4]} aria-hidden="true">
        {PLACES.map((place) => (
          <li key={place}>
            <ProductCardSkeleton />
          </li>
        ))}
      </CardGrid>
    </>
  );
}

/** The products could not be read (public-site.md §8). */
export function StoreFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <RetryPanel level="h3" title="Error loading products" onRetry={onRetry}>
      Failed to load store data. Please try again later.
    </RetryPanel>
  );
}

/** Why nothing is shown, by what was asked for (public-site.md §8). */
function reason({ search, category }: StoreView, categoryName: string): string {
  if (search.trim() !== '') return "We couldn't find any products matching your search criteria.";
  if (category !== '') return `No products found in the ${categoryName} category.`;
  return 'No products available at the moment.';
}

export interface StoreEmptyProps {
  view: StoreView;
  categoryName: string;
  onChange: (change: Partial<StoreView>) => void;
  onReset: () => void;
}

/** Nothing to show: why, and the way back to something (public-site.md §8). */
export function StoreEmpty({ view, categoryName, onChange, onReset }: StoreEmptyProps) {
  const isSearched = view.search.trim() !== '';
  const isNarrowed = isSearched && view.category !== '';
  return (
    <StatePanel
      level="h3"
      title="No products found"
      actions={
        <>
          {isNarrowed && (
            <Button variant="contained" onClick={onReset}>
              Clear all filters
            </Button>
          )}
          {isSearched ? (
            <Button
              variant={isNarrowed ? 'outlined' : 'contained'}
              onClick={() => onChange({ search: '' })}
            >
              Clear search
            </Button>
          ) : (
            <Button variant="contained" onClick={onReset}>
              View all products
            </Button>
          )}
        </>
      }
    >
      {reason(view, categoryName)}
    </StatePanel>
  );
}
