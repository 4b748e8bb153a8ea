import { useCallback, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { PATHS } from '@/domain/links/paths';
import type { ProductListItem } from '@/domain/product/productListItem';
import { AddToCart } from '@/features/cart/view';
import { FavoritesLink, selectFavoriteIds } from '@/features/favorites';
import { StoreDates, useListedStatus } from '@/features/rental-dates/view';
import { useCompanyContacts } from '@/features/settings';
import {
  categoryChoices,
  resolveCategory,
  firstPageListing,
  ResultsArea,
  storeCategories,
  StoreResults,
  StoreSkeleton,
  StoreToolbar,
  useStoreContent,
  useStoreLayout,
  useStoreListing,
  useStoreView,
  DEFAULT_STORE_VIEW,
  type StoreMenu,
  type StoreView,
  type StoreViewControl,
} from '@/features/products/list';
import { AsyncView } from '@/ui/feedback/AsyncView';
import { Container, VisuallyHidden } from '@/ui/layout/Boxes';
import { PageHeader } from '@/ui/layout/PageHeader';
import { useListActions } from '@/ui/list/useListActions';
import { PageHead } from '@/ui/head/PageHead';
import { RetryPanel } from '@/ui/feedback/StatePanel';
import { productSlots } from './ProductCards';

// See docs/behaviour/store.md.

const INTRO = 'Rent the equipment that we work with.';
const DESCRIPTION = `${INTRO} Put what you need in your booking cart and we will reply with a quote.`;

const NO_PRODUCTS: readonly ProductListItem[] = [];

const slotsOf = (product: ProductListItem) => ({
  ...productSlots(product),
  add: <AddToCart product={product} />,
});

function useActions(control: StoreViewControl, shown: StoreView) {
  const [menu, setMenu] = useState<StoreMenu>(null);
  const actions = useListActions(control, shown);
  const { handleChange } = actions;
  const handleReset = useCallback(() => {
    setMenu(null);
    handleChange({ ...DEFAULT_STORE_VIEW, sort: undefined, available: undefined });
  }, [handleChange]);
  return { ...actions, menu, setMenu, handleReset };
}

function Catalogue() {
  const control = useStoreView();
  const content = useStoreContent(control.view);
  const { products, firstPage, categories: known, contents, isIncomplete } = content;
  const favorites = useSelector(selectFavoriteIds);
  const list = products ?? NO_PRODUCTS;
  const categories = useMemo(() => storeCategories(list, known), [list, known]);
  const { whatsapp } = useCompanyContacts();
  const [layout, handleLayout] = useStoreLayout();
  const statusIn = useListedStatus(control.view.available === true);
  const currentListing = useStoreListing(
    { products: list, contents, isIncomplete },
    categories,
    control,
    favorites,
    statusIn,
  );
  const found = products && currentListing.found;
  const choices = useMemo(
    () => categoryChoices(found, categories, firstPage),
    [found, categories, firstPage],
  );
  const isReady = products && !currentListing.isPending;
  const listing =
    firstPageListing(firstPage, control.view) ?? (isReady ? currentListing : undefined);
  const { menu, setMenu, heading, area, ...actions } = useActions(control, currentListing.view);

  return (
    <>
      <Container>
        <StoreDates />
      </Container>
      <StoreToolbar
        view={control.view}
        categorySlug={resolveCategory(categories, control.view.category).slug}
        choices={choices}
        menu={menu}
        onMenu={setMenu}
        onType={actions.handleType}
        onSettle={control.settle}
        onChange={actions.handleChange}
        onReset={actions.handleReset}
        extra={<FavoritesLink />}
      />
      <Container>
        <ResultsArea ref={area}>
          <VisuallyHidden as="h2" ref={heading} tabIndex={-1} data-focus-home="">
            Products
          </VisuallyHidden>
          <AsyncView
            state={{ data: listing, isError: content.isError }}
            loading={<StoreSkeleton />}
            error={
              <RetryPanel level="h3" title="Error loading products" onRetry={content.retry}>
                Failed to load store data. Please try again later.
              </RetryPanel>
            }
          >
            {(shown) => (
              <StoreResults
                listing={shown}
                categories={categories}
                hasReset={menu !== 'filter'}
                layout={layout}
                onLayout={handleLayout}
                whatsapp={whatsapp}
                slotsOf={slotsOf}
                onChange={actions.handleChange}
                onPage={actions.handlePage}
                onReset={actions.handleReset}
              />
            )}
          </AsyncView>
        </ResultsArea>
      </Container>
    </>
  );
}

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
