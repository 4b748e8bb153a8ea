import GridViewIcon from '@mui/icons-material/GridView';
import ViewListIcon from '@mui/icons-material/ViewList';
import { styled } from '@mui/material/styles';
import { useCallback, useLayoutEffect, useState, memo, type ComponentProps } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readEntry, removeEntry, writeEntry } from '@/api/storage/browserStorage';
import { categoryOf } from '@/domain/category/category';
import type { Category } from '@/domain/category/schema';
import { rangeText } from '@/domain/listing/paging';
import { STORE_PAGE_SIZE, STORE_SORTS } from '@/domain/product/listProducts';
import type { ProductListItem } from '@/domain/product/productListItem';
import { HEIGHTS } from '@/theme/tokens';
import { Button, IconButton } from '@/ui/form/Button';
import { useIsHydrated } from '@/ui/hydration/useIsHydrated';
import { CardGrid } from '@/ui/layout/Boxes';
import { lazyComponent } from '@/ui/lazy/lazyComponent';
import { Pager } from '@/ui/list/Pager';
import { ResultsLine } from '@/ui/list/ResultsLine';
import { withQueryParams } from '@/ui/navigation/withQueryParams';
import { ProductCardSkeleton, type ProductCardSlots } from './ProductCard';
import { ProductGrid } from './ProductGrid';
import { STORE_TOOLBAR_HEIGHT } from './StoreToolbar';
import { isStoreFiltered, type StoreView } from './storeView';
import type { StoreListing } from './useStoreListing';

type StoreLayout = 'grid' | 'list';

/** Local storage key: `list` if this device shows rows. */
export const LAYOUT_KEY = 'storeLayout';
/** URL parameter, which wins over the device. */
export const LAYOUT_PARAM = 'view';

const layoutOf = (text: string | null): StoreLayout | undefined =>
  text === 'grid' || text === 'list' ? text : undefined;

/** The prerendered page has cards. `data-layout` shows rows; the inline script sets it before the first paint. */
export function useStoreLayout(): [StoreLayout, (layout: StoreLayout) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<StoreLayout>();
  const wanted =
    layoutOf(new URLSearchParams(search).get(LAYOUT_PARAM)) ??
    chosen ??
    layoutOf(readEntry('local', LAYOUT_KEY)) ??
    'grid';
  const layout = useIsHydrated(wanted === 'list') ? 'list' : 'grid';

  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    // The attribute is not set without need, because it recalculates the styles of the page.
    if ((dataset['layout'] ?? 'grid') !== wanted) dataset['layout'] = wanted;
  }, [wanted]);

  const choose = useCallback(
    (next: StoreLayout) => {
      setChosen(next);
      if (next === 'list') writeEntry('local', LAYOUT_KEY, next);
      else removeEntry('local', LAYOUT_KEY);
      const query = withQueryParams(search, { [LAYOUT_PARAM]: next === 'list' ? next : '' });
      void navigate({ search: query }, { replace: true, state: { viewChange: true } });
    },
    [navigate, search],
  );
  return [layout, choose];
}

const Group = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  marginLeft: 'auto',
  color: theme.vars?.palette.text.secondary,
  '& [aria-pressed="true"]': { color: theme.vars?.palette.primary.main },
}));

const CHOICES = [
  { value: 'grid', label: 'Grid', Icon: GridViewIcon },
  { value: 'list', label: 'List', Icon: ViewListIcon },
] as const;

interface LayoutToggleProps {
  layout: StoreLayout;
  onChoose: (layout: StoreLayout) => void;
}

function LayoutToggle({ layout, onChoose }: LayoutToggleProps) {
  return (
    <Group role="group" aria-label="Layout">
      {CHOICES.map(({ value, label, Icon }) => (
        <IconButton
          key={value}
          aria-label={label}
          title={label}
          aria-pressed={value === layout}
          onClick={() => onChoose(value)}
        >
          <Icon fontSize="small" />
        </IconButton>
      ))}
    </Group>
  );
}

/** Most results are not empty. */
const StoreEmpty = lazyComponent(() => import('./StoreEmpty'));

/** The list is empty. The prerenderer does not wait for this part: HTML without it would be discarded with an error. */
function NoResults(props: ComponentProps<typeof StoreEmpty>) {
  return useIsHydrated() && <StoreEmpty {...props} />;
}

const COVERED_HEIGHT = HEIGHTS.bar + STORE_TOOLBAR_HEIGHT;

/** Its scroll margin keeps focused elements visible below the bars (WCAG 2.4.11). */
export const ResultsArea = styled('div')({
  paddingTop: 12,
  scrollMarginTop: COVERED_HEIGHT,
  minHeight: '60vh',
  '& a, & button': { scrollMarginTop: COVERED_HEIGHT + 16, scrollMarginBottom: 16 },
  '& nav': { marginTop: 'clamp(24px, 4vw, 48px)' },
});

function countText({ total, page, view }: StoreListing): string {
  const order = STORE_SORTS.find(({ value }) => value === view.sort);
  return rangeText('product', total, page, STORE_PAGE_SIZE) + (order ? ` · ${order.label}` : '');
}

interface StoreResultsProps {
  listing: StoreListing;
  categories: readonly Category[];
  /** Whether to show Reset All Filters here, in addition to the filter menu. */
  hasReset: boolean;
  layout: StoreLayout;
  onLayout: (layout: StoreLayout) => void;
  whatsapp: string | undefined;
  slotsOf: (product: ProductListItem) => ProductCardSlots;
  onChange: (change: Partial<StoreView>) => void;
  onPage: (page: number) => void;
  onReset: () => void;
}

export const StoreResults = memo(function StoreResults(props: StoreResultsProps) {
  const { listing, categories, hasReset, layout, onLayout, whatsapp, slotsOf } = props;
  const { onChange, onPage, onReset } = props;
  const { view, products, page, pages } = listing;
  const categoryNameOf = useCallback(
    ({ category }: ProductListItem) => categoryOf(category, categories)?.name,
    [categories],
  );
  return (
    <>
      <ResultsLine text={countText(listing)} search={listing.usedSearch}>
        {hasReset && isStoreFiltered(view) && (
          <Button size="small" onClick={onReset}>
            Reset All Filters
          </Button>
        )}
        <LayoutToggle layout={layout} onChoose={onLayout} />
      </ResultsLine>
      {products.length === 0 ? (
        <NoResults listing={listing} whatsapp={whatsapp} onChange={onChange} onReset={onReset} />
      ) : (
        <ProductGrid products={products} categoryNameOf={categoryNameOf} slotsOf={slotsOf} />
      )}
      <Pager label="Product pages" page={page} pages={pages} onPage={onPage} />
    </>
  );
});

export function StoreSkeleton() {
  return (
    <>
      <ResultsLine text="Loading products..." />
      <CardGrid columns={[2, 3, 4]} aria-hidden="true">
        {Array.from({ length: 8 }, (_, index) => (
          <li key={index}>
            <ProductCardSkeleton />
          </li>
        ))}
      </CardGrid>
    </>
  );
}
