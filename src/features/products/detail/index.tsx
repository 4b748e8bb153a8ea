import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { storeCategoryPath, PATHS } from '@/domain/links/paths';
import { formatDecimal } from '@/domain/product/formatDecimal';
import { RATING_MAX } from '@/domain/product/product';
import type { Product } from '@/domain/product/schema';
import { specParts } from '@/domain/product/specParts';
import { formatPrice, priceNumber } from '@/domain/text/price';
import { RADII } from '@/theme/tokens';
import { LoadingHeading } from '@/ui/feedback/LoadingHeading';
import { BackLinks, RetryPanel, StatePanel } from '@/ui/feedback/StatePanel';
import { VisuallyHidden, ButtonRow, Split, Container, Skeleton } from '@/ui/layout/Boxes';
import { CheckList } from '@/ui/layout/CheckList';

const Column = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  alignContent: 'start',
});

const Tag = styled(Link)(({ theme }) => ({
  padding: '14px 0',
  color: theme.vars?.palette.primary.main,
  fontWeight: 600,
  fontSize: '0.875rem',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
}));

const Price = styled('p')(({ theme }) => ({
  fontSize: '1.25rem',
  fontWeight: 600,
  // The lines of an estimate, see `ProductPrice`.
  '--estimate-height': '4.8em',
  [theme.breakpoints.only('sm')]: { '--estimate-height': '3.2em' },
  [theme.breakpoints.up('lg')]: { '--estimate-height': '3.2em' },
  '& s': { marginLeft: 12, fontWeight: 400, color: theme.vars?.palette.text.secondary },
}));

// On a phone all actions are in one row, which they fill.
const Actions = styled(ButtonRow)(({ theme }) => ({
  marginTop: 8,
  [theme.breakpoints.down('sm')]: {
    gap: 8,
    // The favourite button has only an icon and does not grow.
    '& > button:not([aria-label])': { flexGrow: 1, paddingInline: 12 },
  },
}));

const Secondary = styled('p')(({ theme }) => ({
  color: theme.vars?.palette.text.secondary,
  fontSize: '0.9375rem',
}));

interface ProductFactsProps {
  product: Product;
  actions: ReactNode;
  /** Price in another form than its text. */
  price?: ReactNode;
  dates?: ReactNode;
}

function availability({ stock }: Product): string {
  if (typeof stock !== 'number') return '';
  if (stock <= 0) return 'Currently out on hire. Ask us for available dates.';
  return stock === 1 ? '1 in our store' : `${stock} in our store`;
}

function ratingText({ rating, reviews }: Product): string {
  if (rating <= 0 || reviews <= 0) return '';
  const by = reviews === 1 ? '1 customer' : `${reviews} customers`;
  return `Rated ${formatDecimal(Math.min(rating, RATING_MAX))} of ${RATING_MAX} by ${by}`;
}

export function ProductFacts({ product, actions, dates, price: ownPrice }: ProductFactsProps) {
  const { originalPrice } = product;
  const price = formatPrice(product.price);
  const originalText = priceNumber(originalPrice) === null ? price : formatPrice(originalPrice);
  return (
    <Column>
      <div>
        <Tag to={storeCategoryPath(product.category)}>{product.category.name}</Tag>
        <Typography variant="h2" component="h1" tabIndex={-1} translate="no">
          {product.name}
        </Typography>
      </div>
      <Price translate="no">
        {ownPrice ?? price}
        {originalText !== price && (
          <s>
            <VisuallyHidden>Original price: </VisuallyHidden>
            {originalText}
          </s>
        )}
      </Price>
      {product.description && (
        <Typography sx={{ whiteSpace: 'pre-line', maxWidth: '60ch' }}>
          {product.description}
        </Typography>
      )}
      <Secondary>
        {[availability(product), ratingText(product)].filter(Boolean).join(' · ')}
      </Secondary>
      {dates}
      <Actions>{actions}</Actions>
      <Secondary>
        Questions about this item?{' '}
        <Link to="/contact" state={{ subject: product.name }}>
          Contact us
        </Link>
      </Secondary>
    </Column>
  );
}

const SPACE = { marginTop: 'clamp(40px, 6vw, 80px)', gap: 'clamp(32px, 5vw, 80px)' };

const Specs = styled('dl')(({ theme }) => ({
  marginTop: 16,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 16,
    padding: '12px 0',
    borderTop: `1px solid ${theme.vars?.palette.divider}`,
  },
  // Large text has the value below its name.
  '& dt, & dd': { flex: '3 1 0', minWidth: 'min(100%, 6.875rem)' },
  '& dt': { flexGrow: 2, color: theme.vars?.palette.text.secondary },
}));

function SpecRows({ specs }: { specs: readonly string[] }) {
  const rows = specs.map(specParts);
  return (
    <Specs>
      {rows.map(({ label, value }, index) => (
        <div key={`${index}-${label}`}>
          <dt>{label || 'Note'}</dt>
          <dd translate="no">{value}</dd>
        </div>
      ))}
    </Specs>
  );
}

export function ProductLists(lists: { specs: readonly string[]; included: readonly string[] }) {
  const specs = lists.specs.filter((item) => item.trim());
  const included = lists.included.filter((item) => item.trim());
  if (specs.length === 0 && included.length === 0) return null;
  return (
    <Split columns="3fr 2fr" style={SPACE}>
      {specs.length > 0 && (
        <section>
          <Typography variant="h3" component="h2">
            Specifications
          </Typography>
          <SpecRows specs={specs} />
        </section>
      )}
      {included.length > 0 && (
        <section>
          <Typography variant="h3" component="h2">
            What&apos;s Included
          </Typography>
          <CheckList items={included} />
        </section>
      )}
    </Split>
  );
}

const Page = styled(Container)({ paddingTop: 112 });

export function ProductSkeleton() {
  return (
    <Page aria-busy="true" aria-label="Loading product">
      <LoadingHeading>Loading product</LoadingHeading>
      <Split columns="7fr 5fr">
        <Skeleton style={{ aspectRatio: '4 / 3', borderRadius: RADII.card }} />
        <div>
          <Skeleton style={{ width: '70%', height: 56 }} />
          <Skeleton style={{ width: '40%', height: 24, marginTop: 24 }} />
          <Skeleton style={{ width: '100%', height: 120, marginTop: 24 }} />
        </div>
      </Split>
    </Page>
  );
}

interface ProductFailureProps {
  /** 'Failed to load data', 'Product Not Found' or 'No product ID provided'. */
  message: string;
  onRetry?: () => void;
}

export function ProductFailure({ message, onRetry }: ProductFailureProps) {
  return (
    <Page>
      {onRetry ? (
        <RetryPanel
          level="h1"
          title={message}
          onRetry={onRetry}
          actions={<BackLinks to={PATHS.store} label="Back to Store" isMain={false} />}
        >
          There was an error loading the product.
        </RetryPanel>
      ) : (
        <StatePanel
          level="h1"
          title={message}
          actions={<BackLinks to={PATHS.store} label="Back to Store" isMain />}
        >
          We couldn&apos;t find the product you&apos;re looking for.
        </StatePanel>
      )}
    </Page>
  );
}
