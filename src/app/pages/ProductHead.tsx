import { PATHS, productPath } from '@/domain/paths';
import { priceNumber } from '@/domain/price';
import { productImages, type Product } from '@/domain/product';
import { PageHead } from '../PageHead';

/** Characters of a description that search engines and messengers show. */
const SUMMARY_CHARS = 160;

function summaryOf({ description, name, category }: Product): string {
  const text = description.replace(/\s+/g, ' ').trim() || `${name}, ${category.name}, for rent.`;
  if (text.length <= SUMMARY_CHARS) return text;
  return `${text.slice(0, SUMMARY_CHARS).replace(/\s+\S*$/, '')}…`;
}

function productLd(product: Product): object {
  const price = priceNumber(product.price);
  const isRated = product.rating > 0 && product.reviews > 0;
  return {
    '@type': 'Product',
    name: product.name,
    description: summaryOf(product),
    image: productImages(product),
    sku: product.id,
    category: product.category.name,
    url: productPath(product),
    aggregateRating: isRated
      ? { '@type': 'AggregateRating', ratingValue: product.rating, reviewCount: product.reviews }
      : undefined,
    offers:
      price === null
        ? undefined
        : {
            '@type': 'Offer',
            price,
            priceCurrency: 'NGN',
            url: productPath(product),
            businessFunction: 'https://purl.org/goodrelations/v1#LeaseOut',
            availability:
              product.stock > 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
          },
  };
}

function breadcrumbLd(product: Product): object {
  const trail = [
    ['Home', PATHS.home],
    ['Store', PATHS.store],
    [product.name, productPath(product)],
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([name, item], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  };
}

/** A product's head: what WhatsApp and search engines show of it. */
export function ProductHead({ product }: { product: Product }) {
  return (
    <PageHead
      title={product.name}
      description={summaryOf(product)}
      path={productPath(product)}
      image={productImages(product)[0]}
      imageAlt={product.name}
      type="product"
      jsonLd={[productLd(product), breadcrumbLd(product)]}
    />
  );
}
