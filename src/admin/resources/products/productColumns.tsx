import { styled } from '@mui/material/styles';
import { categoryOf } from '@/domain/category/category';
import type { Category } from '@/domain/category/schema';
import type { Product } from '@/domain/product/schema';
import { actionsColumn, imageColumn, originColumns, statusColumn } from '../records/recordColumns';
import type { RecordHandlers } from '../records/recordHandlers';
import type { TableColumn } from '../table';

const Name = styled('button')(({ theme }) => ({
  display: 'inline',
  padding: '10px 0',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { color: theme.vars?.palette.primary.main },
}));

export const productName = ({ name }: Product): string => name;

/** Returns the current name of the category of a product. */
export function categoryName({ category }: Product, categories: readonly Category[]): string {
  return (categoryOf(category, categories) ?? category).name;
}

/** Returns whether a product was changed after its creation. */
function isEdited({ createdAt, updatedAt }: Product): boolean {
  return updatedAt !== '' && updatedAt !== createdAt;
}

/**
 * Returns the columns of All Products.
 * @param handlers actions of the buttons; without them editing is disabled
 */
export function productColumns(
  categories: readonly Category[],
  handlers: RecordHandlers<Product> | undefined,
): TableColumn<Product>[] {
  const columns: TableColumn<Product>[] = [
    imageColumn(({ image }) => image, [4, 3]),
    {
      id: 'name',
      label: 'Name',
      card: 'title',
      canHide: false,
      sortBy: productName,
      cell: (product) =>
        handlers ? (
          <Name type="button" onClick={() => handlers.onEdit(product)}>
            {product.name}
          </Name>
        ) : (
          product.name
        ),
    },
    {
      id: 'category',
      label: 'Category',
      card: 'line',
      canHide: true,
      sortBy: (product) => categoryName(product, categories),
      cell: (product) => categoryName(product, categories),
    },
    statusColumn('Regular'),
    ...originColumns(isEdited),
  ];
  return handlers ? [...columns, actionsColumn(productName, { handlers })] : columns;
}
