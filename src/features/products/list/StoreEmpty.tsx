import { useMemo } from 'react';
import { listProducts } from '@/domain/product/listing';
import { searchSuggester } from '@/domain/search/suggestion';
import { StatePanel } from '@/ui/feedback/StatePanel';
import { Button } from '@/ui/form/Button';
import type { StoreView } from './storeView';
import type { StoreListing } from './useStoreListing';

/** Returns the reason for the empty list, depending on search and filter. */
function reason({ search, category, available }: StoreView, categoryName: string): string {
  if (search.trim() !== '') return "We couldn't find any products matching your search criteria.";
  if (available) return 'No products are available on your dates. Try other dates or products.';
  if (category !== '') return `No products found in the ${categoryName} category.`;
  return 'No products available at the moment.';
}

/** Returns the change of the view that searches for what was probably meant. */
function useSuggestion({ view, prepared }: StoreListing): Partial<StoreView> | undefined {
  const suggest = useMemo(() => {
    const names = (prepared?.products ?? []).flatMap(({ product, contents }) => [
      product.name,
      product.category.name,
      ...contents,
    ]);
    return searchSuggester(names);
  }, [prepared]);
  return useMemo(() => {
    if (!prepared || view.search.trim() === '') return undefined;
    const hasResults = (search: string, category = '') =>
      listProducts(prepared, { search, category }).length > 0;
    const search = suggest(view.search, hasResults);
    if (search === undefined) return undefined;
    return {
      search,
      available: undefined,
      ...(!hasResults(search, view.category) && { category: '' }),
    };
  }, [prepared, suggest, view]);
}

interface StoreEmptyProps {
  listing: StoreListing;
  onChange: (change: Partial<StoreView>) => void;
  onReset: () => void;
}

/** Empty state with buttons that correct the search, or clear search and filters. */
export default function StoreEmpty({ listing, onChange, onReset }: StoreEmptyProps) {
  const { view, categoryName } = listing;
  const suggestion = useSuggestion(listing);
  const isSearched = view.search.trim() !== '';
  const hasSearchAndFilter = isSearched && view.category !== '';
  return (
    <StatePanel
      level="h3"
      title="No products found"
      actions={
        <>
          {suggestion && (
            <Button variant="contained" onClick={() => onChange(suggestion)}>
              {`Did you mean “${suggestion.search}”?`}
            </Button>
          )}
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
