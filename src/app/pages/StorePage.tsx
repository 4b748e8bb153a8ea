import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { PATHS } from '@/domain/paths';
import type { ProductSummary } from '@/domain/product';
import { FavoriteToggle, selectFavoriteIds } from '@/features/favorites';
import {
  categoryChoices,
  chosenCategory,
  ResultsArea,
  ResultsLine,
  storeCategories,
  StoreFailure,
  StoreResults,
  StoreSkeleton,
  StoreToolbar,
  useStoreContent,
  useStoreListing,
  useStoreView,
  WHOLE_STORE,
  type StoreMenu,
  type StoreView,
} from '@/features/products';
import { AsyncView } from '@/ui/AsyncView';
import { Container } from '@/ui/Container';
import { PageHeader } from '@/ui/PageHeader';
import { useKeptFocus } from '@/ui/useKeptFocus';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { PageHead } from '../PageHead';

const INTRO = 'Rent the equipment we shoot with.';
const DESCRIPTION = `${INTRO} Put what you need in your booking cart and we will reply with a quote.`;

const NO_PRODUCTS: readonly ProductSummary[] = [];

const renderFavorite = (product: ProductSummary) => <FavoriteToggle product={product} />;

/** Brings the start of the results back in sight when something else is shown in them. */
function useResultsTop(shown: StoreView) {
  const area = useRef<HTMLDivElement>(null);
  const isWanted = useRef(false);
  useEffect(() => {
    if (!isWanted.current || !area.current) return;
    isWanted.current = false;
    const clear = Number.parseFloat(getComputedStyle(area.current).scrollMarginTop);
    if (area.current.getBoundingClientRect().top < clear)
      area.current.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [shown]);
  const want = useCallback(() => {
    isWanted.current = true;
  }, []);
  return { area, want };
}

/** The products with everything that narrows, orders and pages them (public-site.md §2, §4). */
function Catalogue() {
  const { view, change, type, settle } = useStoreView();
  const content = useStoreContent();
  const favorites = useSelector(selectFavoriteIds);
  const products = content.products ?? NO_PRODUCTS;
  const categories = useMemo(
    () => storeCategories(products, content.categories),
    [products, content.categories],
  );
  const choices = useMemo(
    () => categoryChoices(content.products, categories),
    [content.products, categories],
  );
  const listing = useStoreListing(products, categories, view, favorites);
  const [menu, setMenu] = useState<StoreMenu>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const keptFocus = useKeptFocus(heading);
  const { area, want } = useResultsTop(listing.view);

  const handleType = useCallback(
    (search: string) => {
      want();
      type(search);
    },
    [want, type],
  );
  const handleChange = useCallback(
    (wanted: Partial<StoreView>) => {
      want();
      change(wanted);
    },
    [want, change],
  );
  const handlePage = useCallback(
    (page: number) => {
      handleChange({ page });
      heading.current?.focus({ preventScroll: true });
    },
    [handleChange],
  );
  const handleReset = useCallback(() => {
    setMenu(null);
    handleChange({ ...WHOLE_STORE, sort: undefined });
  }, [handleChange]);

  return (
    <div {...keptFocus}>
      <StoreToolbar
        view={view}
        categorySlug={chosenCategory(categories, view.category).slug}
        choices={choices}
        menu={menu}
        onMenu={setMenu}
        onType={handleType}
        onSettle={settle}
        onChange={handleChange}
        onReset={handleReset}
      />
      <Container>
        <ResultsArea ref={area}>
          <VisuallyHidden as="h2" ref={heading} tabIndex={-1}>
            Products
          </VisuallyHidden>
          <AsyncView
            state={{ data: content.products, isError: content.isError }}
            loading={
              <>
                <ResultsLine text="Loading products…" />
                <StoreSkeleton />
              </>
            }
            error={<StoreFailure onRetry={content.retry} />}
          >
            {() => (
              <StoreResults
                listing={listing}
                categories={categories}
                hasReset={menu !== 'filter'}
                renderAction={renderFavorite}
                onChange={handleChange}
                onPage={handlePage}
                onReset={handleReset}
              />
            )}
          </AsyncView>
        </ResultsArea>
      </Container>
    </div>
  );
}

/** The store (public-site.md §2): all equipment, searched, sorted and narrowed in the URL. */
export default function StorePage() {
  return (
    <>
      <PageHead title="Equipment Store" description={DESCRIPTION} path={PATHS.store} />
      <PageHeader trail={[{ label: 'Home', to: PATHS.home }, { label: 'Store' }]} title="Store">
        {INTRO}
      </PageHeader>
      <Catalogue />
    </>
  );
}
