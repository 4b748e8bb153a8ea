import { styled } from '@mui/material/styles';
import type { Category } from '@/domain/category/schema';
import { PATHS } from '@/domain/links/paths';
import type { Product } from '@/domain/product/schema';
import { EditorModal } from '../../forms/EditorModal';
import { DraftPicture } from '../../forms/pictures/DraftPicture';
import { Paged, PreviewCards, RecordsPreview } from '../../forms/preview/RecordsPreview';
import { StatusBadge } from '../records/StatusBadge';
import { categoryName } from './productColumns';

const TITLES = ['Featured Products', 'All Products'] as const;

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: '10px 8px',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    borderBottom: `1px solid ${theme.vars?.palette.divider}`,
  },
  '& th': { color: theme.vars?.palette.text.secondary, fontSize: '0.875rem' },
}));

export interface ProductsPreviewProps {
  /** In display order. */
  featured: readonly Product[];
  products: readonly Product[];
  categories: readonly Category[];
  onClose: () => void;
}

/** Live Preview of the products, including unpublished edits. */
export function ProductsPreview(props: ProductsPreviewProps) {
  const { featured, products, categories, onClose } = props;
  const cards = (
    <PreviewCards columns={[2, 3, 4]} aria-label={TITLES[0]}>
      {featured.map((product) => (
        <li key={product.id}>
          <DraftPicture src={product.image} alt="" ratio={[4, 3]} sizes="180px" />
          {product.name}
          <small>{categoryName(product, categories)}</small>
        </li>
      ))}
    </PreviewCards>
  );
  const table = (shown: readonly Product[]) => (
    <Table aria-label={TITLES[1]}>
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col">Type</th>
          <th scope="col">Status</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((product) => (
          <tr key={product.id}>
            <td>{product.name}</td>
            <td>{categoryName(product, categories)}</td>
            <td>
              <StatusBadge isOn={product.isFeatured} on="Featured" off="Regular" />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
  return (
    <EditorModal title="Live Preview" onClose={onClose}>
      <RecordsPreview
        noun="products"
        path={PATHS.store}
        titles={TITLES}
        featured={featured.length > 0 ? cards : null}
        all={products.length > 0 ? <Paged list={products}>{table}</Paged> : null}
      />
    </EditorModal>
  );
}
