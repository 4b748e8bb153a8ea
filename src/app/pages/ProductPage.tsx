import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useParams } from 'react-router-dom';
import { useProductQuery } from '@/api/content/contentApi';
import type { ProductView } from '@/api/content/readers';
import { PATHS, productPath } from '@/domain/links/paths';
import { productImages } from '@/domain/product/product';
import type { ProductListItem } from '@/domain/product/productListItem';
import {
  ProductFacts,
  ProductLists,
  ProductFailure,
  ProductSkeleton,
} from '@/features/products/detail';
import { productViewed } from '@/features/recently-viewed';
import { ProductPrice } from '@/features/rental-dates/prices';
import { AvailabilityRegion, ProductDates } from '@/features/rental-dates/details';
import { useOwnFailure } from '@/ui/feedback/useOwnFailure';
import { AsyncView } from '@/ui/feedback/AsyncView';
import { Breadcrumbs } from '@/ui/navigation/Breadcrumbs';
import { lazyComponent } from '@/ui/lazy/lazyComponent';
import { useIsHydrated } from '@/ui/hydration/useIsHydrated';
import { Carousel } from '@/ui/media/Carousel';
import { Container, Split } from '@/ui/layout/Boxes';
import { Section } from '@/ui/layout/Section';
import { PageHead } from '@/ui/head/PageHead';
import { phoneWidth } from '@/ui/media/pictureVariants';
import { RecordRedirect } from './RecordRedirect';
import { HOME_CRUMB } from './heads/headMeta';
import { ProductHead } from './heads/ProductHead';
import { ProductButtons } from './ProductButtons';
import { ProductCards } from './ProductCards';
import { RecentlyViewed } from './RecentlyViewed';

// See docs/behaviour/product.md.

const UnsavedProduct = lazyComponent(() => import('./UnsavedProduct'));

const PICTURE_SIZES = `(min-width: 1280px) 740px, (min-width: 900px) 58vw, ${phoneWidth('100vw - 32px')}`;

function Others({ title, products }: { title: string; products: readonly ProductListItem[] }) {
  if (products.length === 0) return null;
  return (
    <Section title={title}>
      <ProductCards products={products} />
    </Section>
  );
}

function ProductContent({ view }: { view: ProductView }) {
  const { id: param } = useParams();
  const { search } = useLocation();
  const dispatch = useDispatch();
  const { product, related, goesWith } = view;
  // A page under another name is prerendered like the record's own page.
  const isOtherName = useIsHydrated(product?.slug !== param);
  const viewedId = product?.id;

  useEffect(() => {
    if (viewedId !== undefined) dispatch(productViewed(viewedId));
  }, [dispatch, viewedId]);

  if (!product) {
    return (
      <>
        <PageHead title="Product Not Found" description="" path={PATHS.store} isNoIndex />
        <ProductFailure message={param?.trim() ? 'Product Not Found' : 'No product ID provided'} />
      </>
    );
  }
  if (isOtherName)
    return (
      <RecordRedirect
        to={productPath(product) + search}
        entry={{ endpointName: 'product', arg: product.slug, value: view }}
      />
    );

  return (
    <>
      <ProductHead product={product} />
      <Container style={{ paddingTop: 76 }}>
        <Breadcrumbs
          trail={[
            HOME_CRUMB,
            { label: 'Store', to: PATHS.store },
            { label: product.name, translate: 'no' },
          ]}
        />
        <Split columns="7fr 5fr" style={{ marginTop: 12 }}>
          <Carousel
            key={product.id}
            images={productImages(product)}
            name={product.name}
            ratio={[4, 3]}
            sizes={PICTURE_SIZES}
          />
          <ProductFacts
            product={product}
            price={<ProductPrice product={product} />}
            dates={<ProductDates product={product} />}
            actions={<ProductButtons product={product} />}
          />
        </Split>
        <ProductLists specs={product.specs} included={product.included} />
        <AvailabilityRegion key={product.id} product={product} />
      </Container>
      <Others title="Goes well with" products={goesWith} />
      <Others title="Related Products" products={related} />
      <RecentlyViewed key={product.id} exceptId={product.id} />
    </>
  );
}

function Failure({ param, onRetry }: { param: string; onRetry: () => void }) {
  if (navigator.onLine && !('saved' in document.documentElement.dataset))
    return <ProductFailure message="Failed to load data" onRetry={onRetry} />;
  return <UnsavedProduct fallback={<ProductSkeleton />} param={param} onRetry={onRetry} />;
}

/** Product page, found by ID or slug and redirected to its slug. */
export default function ProductPage() {
  const { id = '' } = useParams();
  const query = useOwnFailure(useProductQuery(id));
  return (
    <AsyncView
      state={{ data: query.currentData, isError: query.isError }}
      loading={<ProductSkeleton />}
      error={<Failure param={id} onRetry={() => void query.refetch()} />}
    >
      {(view) => <ProductContent view={view} />}
    </AsyncView>
  );
}
