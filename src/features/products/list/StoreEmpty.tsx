import { whatsappTextLink } from '@/api/gateways/links';
import { StatePanel } from '@/ui/feedback/StatePanel';
import { Button } from '@/ui/form/Button';
import type { StoreView } from './storeView';
import type { StoreListing } from './useStoreListing';

function reason({ search, category, available }: StoreView, categoryName: string): string {
  if (search.trim() !== '') return "We couldn't find any products matching your search criteria.";
  if (available) return 'No products are available on your dates. Try other dates or products.';
  if (category !== '') return `No products found in the ${categoryName} category.`;
  return 'No products available at the moment.';
}

interface StoreEmptyProps {
  listing: StoreListing;
  whatsapp: string | undefined;
  onChange: (change: Partial<StoreView>) => void;
  onReset: () => void;
}

export default function StoreEmpty({ listing, whatsapp, onChange, onReset }: StoreEmptyProps) {
  const { view, categoryName, suggestion } = listing;
  const words = view.search.trim();
  const isSearched = words !== '';
  const askHref = isSearched && whatsappTextLink(whatsapp, `Do you have “${words}”?`);
  const hasSearchAndFilter = isSearched && view.category !== '';
  return (
    <StatePanel
      level="h3"
      title="No products found"
      actions={
        <>
          {suggestion && (
            <Button variant="contained" onClick={() => onChange(suggestion)}>
              {`Did you mean ${suggestion.search}?`}
            </Button>
          )}
          {askHref && (
            <Button href={askHref} target="_blank" rel="noopener noreferrer" variant="outlined">
              Ask on WhatsApp
            </Button>
          )}
          {hasSearchAndFilter && (
            <Button variant={suggestion ? 'outlined' : 'contained'} onClick={onReset}>
              Clear all filters
            </Button>
          )}
          {isSearched ? (
            <Button
              variant={suggestion || hasSearchAndFilter ? 'outlined' : 'contained'}
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
