import Typography from '@mui/material/Typography';
import { useProductListQuery } from '@/api/content/contentApi';
import { findProduct } from '@/domain/listing/lookup';
import { ProductFailure, ProductSkeleton } from '@/features/products/detail';
import { ProductPrice } from '@/features/rental-dates/prices';
import { Banner } from '@/ui/feedback/Banner';
import { PageHead } from '@/ui/head/PageHead';
import { ButtonRow, Container, Split } from '@/ui/layout/Boxes';
import { Picture } from '@/ui/media/Picture';
import { productPath } from '@/domain/links/paths';
import { Button } from '@/ui/form/Button';
import { ProductButtons } from './ProductButtons';

const NOT_SAVED = 'Not saved on this phone';

interface UnsavedProductProps {
  /** ID or slug of the product. */
  param: string;
  onRetry: () => void;
}

/** Product page without a connection, of a product that was not visited: what is known from the saved list. */
export default function UnsavedProduct({ param, onRetry }: UnsavedProductProps) {
  const { data: list, isError } = useProductListQuery();
  const product = list && findProduct(list, param);
  if (!list && !isError) return <ProductSkeleton />;
  if (!product) return <ProductFailure message={NOT_SAVED} onRetry={onRetry} />;
  return (
    <Container style={{ paddingTop: 112 }}>
      <PageHead title={product.name} description="" path={productPath(product)} isNoIndex />
      <Split columns="7fr 5fr">
        <Picture src={product.image} alt="" ratio={[4, 3]} sizes="320px" />
        <div style={{ display: 'grid', gap: 16, alignContent: 'start' }}>
          <p>{product.category.name}</p>
          <Typography variant="h2" component="h1" tabIndex={-1} translate="no">
            {product.name}
          </Typography>
          <p translate="no">
            <ProductPrice product={product} />
          </p>
          <Banner tone="warning">
            <strong>{NOT_SAVED}</strong>
            <p>You can see its description when you have a connection.</p>
            <Button variant="outlined" data-retry="" onClick={onRetry}>
              Try Again
            </Button>
          </Banner>
          <ButtonRow>
            <ProductButtons product={product} />
          </ButtonRow>
        </div>
      </Split>
    </Container>
  );
}
