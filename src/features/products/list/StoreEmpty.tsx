import Button from '@mui/material/Button';
import { StatePanel } from '@/ui/feedback/StatePanel';
import type { StoreView } from './storeView';

/** Returns the reason for the empty list, depending on search and filter. */
function reason({ search, category, available }: StoreView, categoryName: string): string {
  if (search.trim() !== '') return "We couldn't find any products matching your search criteria.";
  if (available) return 'No products are available on your dates. Try other dates or products.';
  if (category !== '') return `No products found in the ${categoryName} category.`;
  return 'No products available at the moment.';
}

interface StoreEmptyProps {
  view: StoreView;
  categoryName: string;
  onChange: (change: Partial<StoreView>) => void;
  onReset: () => void;
}

/** Empty state with buttons that clear search and filters. */
export default function StoreEmpty({ view, categoryName, onChange, onReset }: StoreEmptyProps) {
  const isSearched = view.search.trim() !== '';
  const hasSearchAndFilter = isSearched && view.category !== '';
  return (
    <StatePanel
      level="h3"
      title="No products found"
      actions={
        <>
          {hasSearchAndFilter && (
            <Button variant="contained" onClick={onReset}>
              Clear all filters
            </Button>
          )}
          {isSearched ? (
            <Button
              variant={hasSearchAndFilter ? 'outlined' : 'contained'}
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
