import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Category } from '@/domain/category';
import { ADMIN_PAGE_SIZE } from '@/domain/limits';
import { PATHS } from '@/domain/paths';
import { pageCount, pageNumbers, pageSlice } from '@/domain/paging';
import type { Product } from '@/domain/product';
import { EditorModal } from '@/features/admin/common/EditorModal';
import { DraftPicture } from '@/features/admin/common/pictures/DraftPicture';
import { OpenPreview } from '@/features/admin/common/preview/OpenPreview';
import { StatusBadge } from '@/features/admin/common/StatusBadge';
import { Pager } from '@/ui/Pager';
import { categoryName } from './productColumns';

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  padding: 'clamp(16px, 3vw, 24px)',
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 100%), 1fr))',
    gap: 16,
    listStyle: 'none',
    padding: 0,
  },
  '& li': { minWidth: 0, overflowWrap: 'anywhere', fontWeight: 600, lineHeight: 1.3 },
  '& li > span': { borderRadius: 12, marginBottom: 8 },
  '& li > small': {
    display: 'block',
    color: theme.vars?.palette.text.secondary,
    fontWeight: 400,
    fontSize: '0.875rem',
  },
  '& h3': { marginBottom: 12 },
  '& table': { width: '100%', borderCollapse: 'collapse', marginBottom: 12 },
  '& th, & td': {
    padding: '10px 8px',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    borderBottom: `1px solid ${theme.vars?.palette.divider}`,
  },
  '& th': { color: theme.vars?.palette.text.secondary, fontSize: '0.875rem' },
}));

export interface ProductsPreviewProps {
  /** In the order of display. */
  featured: readonly Product[];
  products: readonly Product[];
  categories: readonly Category[];
  onClose: () => void;
}

function AllProducts({ products, categories }: Omit<ProductsPreviewProps, 'featured' | 'onClose'>) {
  const [page, setPage] = useState(1);
  const pages = pageCount(products.length, ADMIN_PAGE_SIZE);
  return (
    <>
      <table aria-labelledby="preview-all">
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col">Type</th>
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          {pageSlice(products, page, ADMIN_PAGE_SIZE).map((product) => (
            <tr key={product.id}>
              <td>{product.name}</td>
              <td>{categoryName(product, categories)}</td>
              <td>
                <StatusBadge isOn={product.isFeatured} on="Featured" off="Regular" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {pages > 1 && (
        <Pager
          label="Preview pages"
          page={page}
          pages={pages}
          numbers={pageNumbers(page, pages)}
          onPage={setPage}
        />
      )}
    </>
  );
}

/** Live Preview: what visitors will find, unpublished edits among it (back-office.md §2). */
export function ProductsPreview(props: ProductsPreviewProps) {
  const { featured, products, categories, onClose } = props;
  return (
    <EditorModal title="Live Preview" onClose={onClose}>
      <Body>
        <OpenPreview path={PATHS.store} />
        <section aria-labelledby="preview-featured">
          <Typography id="preview-featured" variant="h5" component="h3">
            Featured Products
          </Typography>
          {featured.length === 0 ? (
            <Typography color="textSecondary">
              No featured products yet. Mark some products as featured to see them here.
            </Typography>
          ) : (
            <ul aria-labelledby="preview-featured">
              {featured.map((product) => (
                <li key={product.id}>
                  <DraftPicture src={product.image} alt="" ratio={[4, 3]} sizes="180px" />
                  {product.name}
                  <small>{categoryName(product, categories)}</small>
                </li>
              ))}
            </ul>
          )}
        </section>
        <section aria-labelledby="preview-all">
          <Typography id="preview-all" variant="h5" component="h3">
            All Products
          </Typography>
          {products.length === 0 ? (
            <Typography color="textSecondary">
              No products available. Add some products to see them here.
            </Typography>
          ) : (
            <AllProducts products={products} categories={categories} />
          )}
        </section>
      </Body>
    </EditorModal>
  );
}
