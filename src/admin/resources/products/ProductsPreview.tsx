import { styled } from '@mui/material/styles';
import { PATHS } from '@/domain/links/paths';
import type { Product } from '@/domain/product/schema';
import { DraftPicture } from '../../forms/pictures/DraftPicture';
import { Paged, PreviewCards, RecordsPreview } from '../../layout/preview/RecordsPreview';
import { StatusBadge } from '../records/StatusBadge';
import type { SectionProps } from '../resource';
import { categoryName } from './productCategory';

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

/** Live Preview of the products, including unpublished edits. */
export default function ProductsPreview(props: SectionProps<Product>) {
  const { featured, records, content } = props;
  const cards = (
    <PreviewCards columns={[2, 3, 4]} aria-label={TITLES[0]}>
      {featured.map((product) => (
        <li key={product.id}>
          <DraftPicture src={product.image} alt="" ratio={[4, 3]} sizes="180px" />
          {product.name}
          <small>{categoryName(product, content)}</small>
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
            <td>{categoryName(product, content)}</td>
            <td>
              <StatusBadge isOn={product.isFeatured} on="Featured" off="Regular" />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
  return (
    <RecordsPreview
      noun="products"
      path={PATHS.store}
      titles={TITLES}
      featured={featured.length > 0 ? cards : null}
      all={records.length > 0 ? <Paged list={records}>{table}</Paged> : null}
    />
  );
}
