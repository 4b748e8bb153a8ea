import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { PATHS } from '@/domain/links/paths';
import type { Product } from '@/domain/product/schema';
import { CardGrid } from '@/ui/layout/Boxes';
import { PreviewCard, RecordsPreview } from '../records/RecordsPreview';
import { StatusBadge } from '../records/StatusBadge';
import type { SectionProps } from '../resource';
import { categoryName } from './productCategory';

const TITLES = ['Featured Products', 'All Products'] as const;

export default function ProductsPreview(props: SectionProps<Product>) {
  const { featured, records, content } = props;
  const cards = (shown: readonly Product[]) => (
    <CardGrid columns={[2, 3, 4]} aria-label={TITLES[0]}>
      {shown.map((product) => (
        <PreviewCard
          key={product.id}
          picture={{ src: product.image, ratio: [4, 3], sizes: '180px' }}
          title={product.name}
          note={categoryName(product, content)}
        />
      ))}
    </CardGrid>
  );
  const table = (shown: readonly Product[]) => (
    <TableContainer>
      <Table aria-label={TITLES[1]}>
        <TableHead>
          <TableRow>
            <TableCell>Product</TableCell>
            <TableCell>Type</TableCell>
            <TableCell>Status</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {shown.map((product) => (
            <TableRow key={product.id}>
              <TableCell>{product.name}</TableCell>
              <TableCell>{categoryName(product, content)}</TableCell>
              <TableCell>
                <StatusBadge isOn={product.isFeatured} on="Featured" off="Regular" />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
  return (
    <RecordsPreview
      noun="products"
      path={PATHS.store}
      titles={TITLES}
      featured={featured}
      records={records}
      renderFeatured={cards}
      renderAll={table}
    />
  );
}
