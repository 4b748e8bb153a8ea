import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import * as v from 'valibot';
import type { Content } from '@/domain/content/content';
import { FILES } from '@/domain/links/contentPaths';
import { FEATURED_LIMITS } from '@/domain/featured/featured';
import { productSchema, type Product } from '@/domain/product/schema';
import { SHORT_TEXT_MAX } from '@/domain/text/cutText';
import { PRICE_ON_REQUEST } from '@/domain/text/price';
import { lazyModule } from '@/ui/lazy/lazyModule';
import { DraftPicture } from '../../forms/pictures/DraftPicture';
import { CategoriesButton } from '../categories';
import {
  featuredColumn,
  imageCsvColumn,
  imagesColumn,
  linesColumn,
  numberColumn,
  readOnlyColumn,
  slugColumn,
  textColumn,
  type CsvColumn,
} from '../csvColumns';
import { rentalColumns } from './rentalColumns';
import { livePreview } from '../screen/LivePreview';
import { imageColumn, nameColumn, originColumns, statusColumn } from '../records/recordColumns';
import { defineResource } from '../resource';
import {
  categoryCsvColumn,
  productCategoryFilter,
  categoryName,
  moveToCategory,
} from './productCategory';

const units = numberColumn('stock', { isWhole: true });
const stockColumn: CsvColumn<Product> = {
  column: 'stock',
  write: ({ stock }) => String(stock),
  read: (cell, _base, content) =>
    cell.trim() === 'unknown'
      ? { fields: { stock: 'unknown' } }
      : units.read(cell, undefined, content),
};

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

/** Rental equipment. */
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
  recordEditor: lazyModule(() => import('./ProductEditor')),
  table: {
    columns: [
      imageColumn(({ image }) => image, [4, 3]),
      nameColumn('Name', ({ name }) => name),
      {
        id: 'category',
        label: 'Category',
        card: 'line',
        sortBy: categoryName,
        cell: (product, { content }) => categoryName(product, content),
      },
      statusColumn('Regular'),
      ...originColumns(isEdited),
    ],
    searchText: (product, content) => [
      product.name,
      product.id,
      categoryName(product, content),
      product.description,
      ...product.included,
    ],
    filter: productCategoryFilter,
    empty: 'No products found. Try a different search term or add a new product.',
  },
  bulk: [moveToCategory],
  csv: {
    required: ['name', 'category', 'description', 'image', 'specs'],
    columns: [
      textColumn('name', { max: SHORT_TEXT_MAX }),
      categoryCsvColumn,
      textColumn('description'),
      featuredColumn,
      stockColumn,
      readOnlyColumn('price', PRICE_ON_REQUEST),
      imageCsvColumn('image'),
      imagesColumn('images'),
      linesColumn('specs', { min: 1 }),
      linesColumn('included'),
      numberColumn('rating'),
      numberColumn('reviews', { isWhole: true }),
      slugColumn,
      ...rentalColumns,
    ],
  },
  Actions: () => <CategoriesButton kind="product" />,
  Preview: livePreview(() => import('./ProductsPreview')),
  messages: {
    failed: (verb) => `Failed to ${verb === 'add' ? 'add' : 'update'} product. Please try again.`,
    loadFailed: (files) =>
      `Failed to load data: ${files.join(', ')} could not be read. Please try again later.`,
  },
});
