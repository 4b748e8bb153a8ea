import { company } from '@/domain/company/company';
import { PATHS, productPath } from '@/domain/links/paths';
import { exactPrice } from '@/domain/product/exactPrice';
import { productImages, RATING_MAX } from '@/domain/product/product';
import type { Product } from '@/domain/product/schema';
import { PageHead } from '@/ui/head/PageHead';
import { breadcrumbJsonLd, HOME_CRUMB, metaDescription } from './headMeta';

function textOf({ description, name, category }: Product): string {
  return metaDescription(description, `${name}, ${category.name}, for rent.`);
}

/** Search engines reject a product with neither a price nor a rating. */
function productJsonLd(product: Product): object[] {
  const { dailyRate, rating, reviews, stock } = product;
  const price = dailyRate ?? exactPrice(product.price);
  const isRated = rating > 0 && reviews > 0;
  if (price === null && !isRated) return [];
  const aggregateRating = {
    '@type': 'AggregateRating',
    ratingValue: Math.min(rating, RATING_MAX),
    reviewCount: reviews,
  };
  const offers = {
    '@type': 'Offer',
    price,
    priceCurrency: company.currency,
    priceSpecification: dailyRate && {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: company.currency,
      unitCode: 'DAY',
    },
    url: productPath(product),
    businessFunction: 'https://purl.org/goodrelations/v1#LeaseOut',
    availability:
      typeof stock === 'number'
        ? `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`
        : undefined,
  };
  const item = {
    '@type': 'Product',
    name: product.name,
    description: textOf(product),
    image: productImages(product),
    sku: product.id,
    category: product.category.name,
    url: productPath(product),
    ...(isRated && { aggregateRating }),
    ...(price !== null && { offers }),
  };
  return [item];
}

export function ProductHead({ product }: { product: Product }) {
  const path = productPath(product);
  const trail = [HOME_CRUMB, { label: 'Store', to: PATHS.store }, { label: product.name }];
  return (
    <PageHead
      title={product.name}
      description={textOf(product)}
      path={path}
      image={productImages(product)[0]}
      imageAlt={product.name}
      type="product"
      jsonLd={[...productJsonLd(product), breadcrumbJsonLd(trail, path)]}
    />
  );
}
