import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Category } from '@/domain/category/schema';
import { FEATURED_LIMITS } from '@/domain/featured/featured';
import type { Product } from '@/domain/product/schema';
import { AddTile, FeaturedCard, FeaturedSection } from '../records/FeaturedSection';
import { DraftPicture } from '../../forms/pictures/DraftPicture';
import { RecordButtons } from '../records/RecordButtons';
import type { RecordHandlers } from '../records/recordHandlers';
import { categoryName } from './productColumns';

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(148px, 100%), 1fr))',
  gap: 12,
  listStyle: 'none',
  padding: 0,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 16 },
}));

export interface FeaturedProductsProps {
  /** In display order. */
  products: readonly Product[];
  categories: readonly Category[];
  /** Missing while editing is disabled. */
  handlers: RecordHandlers<Product> | undefined;
  onAdd: () => void;
}

/** Featured products and the remaining slots. */
export function FeaturedProducts(props: FeaturedProductsProps) {
  const { products, categories, handlers, onAdd } = props;
  const slots = FEATURED_LIMITS.products;
  const left = Math.max(0, slots - products.length);
  return (
    <FeaturedSection title="Featured Products" status={`${products.length}/${slots} slots used`}>
      <Grid aria-label="Featured Products">
        {products.map((product) => (
          <FeaturedCard
            key={product.id}
            picture={
              <DraftPicture
                src={product.image}
                alt=""
                ratio={[4, 3]}
                sizes="(min-width: 900px) 220px, 45vw"
              />
            }
            buttons={
              handlers && (
                <RecordButtons record={product} name={product.name} handlers={handlers} isOnCard />
              )
            }
          >
            <Typography variant="h6" component="h3">
              {product.name}
            </Typography>
            <p>{categoryName(product, categories)}</p>
          </FeaturedCard>
        ))}
        {left > 0 && handlers && <AddTile label="Add featured product" left={left} onAdd={onAdd} />}
      </Grid>
    </FeaturedSection>
  );
}
