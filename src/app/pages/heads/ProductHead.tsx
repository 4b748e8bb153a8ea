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

function productJsonLd(product: Product): object {
  const { dailyRate } = product;
  const price = dailyRate ?? exactPrice(product.price);
  const isRated = product.rating > 0 && product.reviews > 0;
  return {
    '@type': 'Product',
    name: product.name,
    description: textOf(product),
    image: productImages(product),
    sku: product.id,
    category: product.category.name,
    url: productPath(product),
    aggregateRating: isRated
      ? {
          '@type': 'AggregateRating',
          ratingValue: Math.min(product.rating, RATING_MAX),
          reviewCount: product.reviews,
        }
      : undefined,
    offers:
      price === null
        ? undefined
        : {
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
              product.stock > 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
          },
  };
}

/** Metadata of a product page. */
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
      jsonLd={[productJsonLd(product), breadcrumbJsonLd(trail, path)]}
    />
  );
}
