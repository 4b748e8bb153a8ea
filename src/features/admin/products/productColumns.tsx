import { styled } from '@mui/material/styles';
import { categoryOf, type Category } from '@/domain/category';
import { cutText } from '@/domain/cutText';
import { ID_DISPLAY_CHARS } from '@/domain/limits';
import type { Product } from '@/domain/product';
import { adminDate } from '@/features/admin/common/adminDate';
import { DraftPicture } from '@/features/admin/common/pictures/DraftPicture';
import { StatusBadge } from '@/features/admin/common/StatusBadge';
import type { TableColumn } from '@/features/admin/common/table';
import { ProductRowActions, type RowHandlers } from './ProductRowActions';

const Thumb = styled('span')({
  display: 'block',
  width: 72,
  '& > span': { borderRadius: 8 },
});

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

const Quiet = styled('span')(({ theme }) => ({
  color: theme.vars?.palette.text.secondary,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  // Under its date in a table, whose columns are narrow.
  'td > & > span': { display: 'block', fontSize: '0.8125rem' },
}));

/** The category of a product as it is called now. */
export function categoryName({ category }: Product, categories: readonly Category[]): string {
  return (categoryOf(category, categories) ?? category).name;
}

/** Whether a product has been changed since it was made. */
export function isEdited({ createdAt, updatedAt }: Product): boolean {
  return updatedAt !== '' && updatedAt !== createdAt;
}

function Updated({ product }: { product: Product }) {
  return (
    <Quiet>
      {adminDate(product.updatedAt)}
      {isEdited(product) && <span> (edited)</span>}
    </Quiet>
  );
}

const IMAGE: TableColumn<Product> = {
  id: 'image',
  label: 'Image',
  card: 'picture',
  canHide: true,
  cell: ({ image }) => (
    <Thumb>
      <DraftPicture src={image} alt="" ratio={[4, 3]} sizes="72px" />
    </Thumb>
  ),
};

/** Columns that need nothing but the product. */
const FACTS: readonly TableColumn<Product>[] = [
  {
    id: 'id',
    label: 'ID',
    card: 'line',
    canHide: true,
    sortBy: ({ id }) => id,
    cell: ({ id }) => <Quiet title={id}>{cutText(id, ID_DISPLAY_CHARS)}</Quiet>,
  },
  {
    id: 'created',
    label: 'Date Created',
    card: 'line',
    canHide: true,
    sortBy: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => <Quiet>{adminDate(createdAt)}</Quiet>,
  },
  {
    id: 'updated',
    label: 'Last Updated',
    card: 'line',
    canHide: true,
    sortBy: ({ updatedAt }) => updatedAt,
    cell: (product) => <Updated product={product} />,
  },
];

/**
 * The columns of All Products (back-office.md §2).
 * @param handlers what the buttons do; without them nothing can be changed
 */
export function productColumns(
  categories: readonly Category[],
  handlers: RowHandlers | undefined,
): TableColumn<Product>[] {
  const columns: TableColumn<Product>[] = [
    IMAGE,
    {
      id: 'name',
      label: 'Name',
      card: 'title',
      canHide: false,
      sortBy: ({ name }) => name,
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
    {
      id: 'status',
      label: 'Status',
      card: 'line',
      canHide: true,
      sortBy: ({ isFeatured }) => (isFeatured ? 0 : 1),
      cell: ({ isFeatured }) => <StatusBadge isOn={isFeatured} on="Featured" off="Regular" />,
    },
    ...FACTS,
  ];
  if (!handlers) return columns;
  const actions: TableColumn<Product> = {
    id: 'actions',
    label: 'Actions',
    card: 'actions',
    canHide: false,
    align: 'end',
    cell: (product) => <ProductRowActions product={product} {...handlers} />,
  };
  return [...columns, actions];
}
