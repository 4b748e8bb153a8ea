import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import * as v from 'valibot';
import type { Content } from '@/domain/content/content';
import { FILES } from '@/domain/links/contentPaths';
import { PATHS } from '@/domain/links/paths';
import { FEATURED_LIMITS } from '@/domain/featured/featured';
import { productSchema, type Product } from '@/domain/product/schema';
import { formatPrice, PRICE_ON_REQUEST } from '@/domain/text/price';
import { searchTextOf } from '../../fields/record';
import { DraftPicture } from '../../forms/pictures/DraftPicture';
import { CategoriesButton } from '../categories/CategoriesButton';
import { livePreview } from '../screen/LivePreview';
import { columnsOf, originColumns } from '../records/recordColumns';
import { defineResource } from '../resource';
import { categoryName, moveToCategory, productCategoryFilter } from './productCategory';
import { productFields } from './fields';

function ProductCard({ record, content }: { record: Product; content: Content }) {
  return (
    <>
      <DraftPicture
        src={record.image}
        alt=""
        ratio={[4, 3]}
        sizes="(min-width: 900px) 220px, 45vw"
      />
      <CardContent>
        <Typography variant="h6" component="h3" translate="no">
          {record.name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {categoryName(record, content)}
        </Typography>
      </CardContent>
    </>
  );
}

const isEdited = ({ createdAt, updatedAt }: Product) => updatedAt !== '' && updatedAt !== createdAt;

/** Returns the product with a new image also in its gallery, where the old one often is. */
function withGallery(product: Product, before: Product): Product {
  return {
    ...product,
    images: product.images.map((other) => (other === before.image ? product.image : other)),
  };
}

export const products = defineResource('products', {
  idPrefix: 'prod-',
  files: (path) => path.startsWith('products/') || path === FILES.productCategories,
  create: (id, now) =>
    v.parse(productSchema, { id, price: PRICE_ON_REQUEST, createdAt: now, updatedAt: now }),
  withName: (product, name) => ({ ...product, name }),
  featured: {
    limit: FEATURED_LIMITS.products,
    full: `You can only have ${FEATURED_LIMITS.products} featured products. Please uncheck another featured product first.`,
    status: (used, limit) => `${used}/${limit} slots used`,
    imageOf: ({ image }) => image,
    Card: ProductCard,
    columns: [2, 4, 4],
    addLabel: 'Add featured product',
  },
  fields: productFields,
  form: { readyWith: ['specs'], finish: withGallery },
  inputs: () => import('./inputs'),
  table: {
    columns: [...columnsOf<Product>(productFields, 'Regular'), ...originColumns(isEdited)],
    factsOf: ({ dailyRate, stock }) => [
      dailyRate === undefined ? PRICE_ON_REQUEST : `${formatPrice(dailyRate)} a day`,
      stock === 'unknown' ? 'Stock unknown' : `${stock} in stock`,
    ],
    searchText: (product, content) => [
      ...searchTextOf(productFields)(product, content),
      product.id,
    ],
    filter: productCategoryFilter,
    empty: 'No products found. Try a different search term or add a new product.',
  },
  bulk: [moveToCategory],
  csvOrder: [
    'name',
    'category',
    'description',
    'featured',
    'stock',
    'price',
    'image',
    'images',
    'specs',
    'included',
    'rating',
    'reviews',
    'slug',
  ],
  Actions: () => <CategoriesButton kind="product" />,
  Preview: livePreview('products', {
    path: PATHS.store,
    Card: ProductCard,
    columns: [2, 3, 4],
    typeOf: categoryName,
  }),
  messages: {
    failed: (verb) => `Failed to ${verb === 'add' ? 'add' : 'update'} product. Please try again.`,
    loadFailed: (files) =>
      `Failed to load data: ${files.join(', ')} could not be read. Please try again later.`,
  },
});
