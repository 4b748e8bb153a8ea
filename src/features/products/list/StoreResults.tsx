import { styled } from '@mui/material/styles';
import GridViewIcon from '@mui/icons-material/GridView';
import ViewListIcon from '@mui/icons-material/ViewList';
import { memo, useCallback, type ComponentProps } from 'react';
import { categoryOf } from '@/domain/category/category';
import type { Category } from '@/domain/category/schema';
import { rangeText } from '@/domain/listing/paging';
import type { ProductListItem } from '@/domain/product/productList';
import { STORE_PAGE_SIZE, STORE_SORTS } from '@/domain/product/listing';
import { HEIGHTS } from '@/theme/tokens';
import { Button, IconButton } from '@/ui/form/Button';
import { Pager } from '@/ui/list/Pager';
import { lazyComponent } from '@/ui/lazy/lazyComponent';
import { useIsHydrated } from '@/ui/hydration/useIsHydrated';
import { ResultsLine } from '@/ui/list/ResultsLine';
import { CardGrid } from '@/ui/layout/Boxes';
import { ProductCardSkeleton, type ProductCardSlots } from './ProductCard';
import { ProductGrid } from './ProductGrid';
import { STORE_TOOLBAR_HEIGHT } from './StoreToolbar';
import { isStoreFiltered, type StoreView } from './storeView';
import type { StoreLayout } from './useStoreLayout';
import type { StoreListing } from './useStoreListing';

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

/** Two buttons that choose between cards and rows. */
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

/**
 * Area below the toolbar. Its scroll margin keeps focused elements visible below the bars (WCAG
 * 2.4.11).
 */
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
  /** Number or link of the company. */
  whatsapp: string | undefined;
  /** Parts of a card by product. */
  slotsOf: (product: ProductListItem) => ProductCardSlots;
  onChange: (change: Partial<StoreView>) => void;
  onPage: (page: number) => void;
  onReset: () => void;
}

/** A page of products with the number of results and the pager, or an empty state. */
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

/** Skeleton of the product grid. */
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
