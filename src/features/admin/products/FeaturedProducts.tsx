import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Category } from '@/domain/category';
import { FEATURED_LIMITS } from '@/domain/featured';
import { counted } from '@/domain/digits';
import type { Product } from '@/domain/product';
import { DraftPicture } from '@/features/admin/common/pictures/DraftPicture';
import { StarToggle } from '@/features/admin/common/StarToggle';
import { IconButton } from '@/ui/IconButton';
import { categoryName } from './productColumns';
import type { RowHandlers } from './ProductRowActions';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 16px',
  marginBottom: 16,
});

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(148px, 100%), 1fr))',
  gap: 12,
  listStyle: 'none',
  padding: 0,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 16 },
}));

const Card = styled('li')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflow: 'hidden',
  borderRadius: 12,
  border: `1px solid ${theme.vars?.palette.divider}`,
  backgroundColor: theme.vars?.palette.background.paper,
  '& > div': { flex: 1, padding: '12px 14px 4px', overflowWrap: 'anywhere' },
  '& > div > h3': { fontSize: '1rem', fontWeight: 650, lineHeight: 1.3 },
  '& > div > p': { color: theme.vars?.palette.text.secondary, fontSize: '0.875rem' },
  '& > footer': { display: 'flex', justifyContent: 'flex-end', padding: '0 4px 4px' },
  '& > footer > :first-of-type': { marginRight: 'auto' },
  '& > footer svg': { fontSize: 20 },
}));

const Tile = styled('button')(({ theme }) => ({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 6,
  width: '100%',
  height: '100%',
  minHeight: 180,
  padding: 16,
  borderRadius: 12,
  border: `1px dashed ${theme.vars?.palette.edge}`,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  '&:hover': { borderColor: theme.vars?.palette.primary.main },
  '& small': { color: theme.vars?.palette.text.secondary, fontWeight: 400, fontSize: '0.875rem' },
}));

export interface FeaturedProductsProps {
  /** In the order of display. */
  products: readonly Product[];
  categories: readonly Category[];
  /** Missing while nothing may be changed. */
  handlers: RowHandlers | undefined;
  onAdd: () => void;
}

function CardActions({ product, handlers }: { product: Product; handlers: RowHandlers }) {
  const { name } = product;
  return (
    <footer>
      <StarToggle name={name} isOn onToggle={() => handlers.onFeature(product)} />
      <IconButton aria-label={`Edit ${name}`} onClick={() => handlers.onEdit(product)}>
        <EditIcon fontSize="small" />
      </IconButton>
      <IconButton aria-label={`Delete ${name}`} onClick={() => handlers.onDelete(product)}>
        <DeleteIcon fontSize="small" />
      </IconButton>
    </footer>
  );
}

/** The featured products and the slots that are left (back-office.md §2). */
export function FeaturedProducts(props: FeaturedProductsProps) {
  const { products, categories, handlers, onAdd } = props;
  const slots = FEATURED_LIMITS.products;
  const left = Math.max(0, slots - products.length);
  return (
    <section aria-labelledby="featured-products">
      <Head>
        <Typography id="featured-products" variant="h4" component="h2">
          Featured Products
        </Typography>
        <Typography color="textSecondary" role="status">
          {`${products.length}/${slots} slots used`}
        </Typography>
      </Head>
      <Grid aria-labelledby="featured-products">
        {products.map((product) => (
          <Card key={product.id}>
            <DraftPicture
              src={product.image}
              alt=""
              ratio={[4, 3]}
              sizes="(min-width: 900px) 220px, 45vw"
            />
            <div>
              <h3>{product.name}</h3>
              <p>{categoryName(product, categories)}</p>
            </div>
            {handlers && <CardActions product={product} handlers={handlers} />}
          </Card>
        ))}
        {left > 0 && handlers && (
          <li>
            <Tile type="button" onClick={onAdd}>
              <AddIcon />
              Add featured product
              <small>{`${counted(left, 'slot')} available`}</small>
            </Tile>
          </li>
        )}
      </Grid>
    </section>
  );
}
