import { useMemo } from 'react';
import { categoryOf, isAllCategory, UNCATEGORIZED } from '@/domain/category/category';
import type { Category } from '@/domain/category/schema';
import type { Product } from '@/domain/product/schema';
import { CsvButtons } from '../csv/CsvButtons';
import type { RecordHandlers } from '../records/recordHandlers';
import { TableSection, type TableFilter } from '../table';
import { productsCsv } from './productCsv';
import { categoryName, productName, productColumns } from './productColumns';
import { ProductBulk } from './ProductBulk';
import type { ProductActionHandlers } from './useProductActions';

const idOf = ({ id }: Product) => id;

function categoryFilter(
  products: readonly Product[],
  categories: readonly Category[],
): TableFilter<Product> {
  const offered: { slug: string; name: string }[] = categories.filter(
    (category) => !isAllCategory(category),
  );
  const hasStray = products.some(({ category }) => !categoryOf(category, categories));
  const all = hasStray ? [...offered, UNCATEGORIZED] : offered;
  return {
    label: 'Category',
    allLabel: 'All Categories',
    options: all.map(({ slug, name }) => ({ value: slug, label: name })),
    matches: ({ category }, slug) =>
      (categoryOf(category, categories) ?? UNCATEGORIZED).slug === slug,
  };
}

export interface AllProductsProps {
  products: readonly Product[];
  categories: readonly Category[];
  actions: ProductActionHandlers;
  /** Missing while editing is disabled. */
  handlers: RecordHandlers<Product> | undefined;
  onDelete: (products: readonly Product[]) => Promise<boolean>;
  onFile: (file: File) => void;
}

/** All Products: the table with its actions. */
export function AllProducts(props: AllProductsProps) {
  const { products, categories, actions, handlers, onDelete, onFile } = props;
  const columns = useMemo(() => productColumns(categories, handlers), [categories, handlers]);
  const filter = useMemo(() => categoryFilter(products, categories), [products, categories]);
  const searchText = useMemo(
    () => (product: Product) =>
      `${product.name} ${product.id} ${categoryName(product, categories)} ${product.description}`,
    [categories],
  );
  const tools = (found: readonly Product[]) => (
    <CsvButtons
      noun="products"
      write={found.length > 0 ? () => productsCsv(found) : undefined}
      onFile={handlers && onFile}
    />
  );
  const bulkActions = (selected: readonly Product[], clear: () => void) => (
    <ProductBulk
      selected={selected}
      categories={categories}
      actions={actions}
      onDelete={onDelete}
      clear={clear}
    />
  );
  return (
    <TableSection
      label="All Products"
      noun="product"
      rows={products}
      columns={columns}
      idOf={idOf}
      nameOf={productName}
      searchText={searchText}
      searchPlaceholder="Search products..."
      filter={filter}
      emptyText="No products found. Try a different search term or add a new product."
      tools={tools}
      bulkActions={handlers && bulkActions}
    />
  );
}
