import AddIcon from '@mui/icons-material/Add';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { formatCount } from '@/domain/text/formatNumber';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 16px',
});

const Panel = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
});

const Card = styled('li')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflow: 'hidden',
  borderRadius: 12,
  border: `1px solid ${theme.vars?.palette.divider}`,
  backgroundColor: theme.vars?.palette.background.paper,
  '& > div': {
    flex: 1,
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: 6,
    padding: '12px 14px 4px',
    overflowWrap: 'anywhere',
  },
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

export interface FeaturedCardProps {
  picture: ReactNode;
  /** What can be done with it; missing while nothing may be changed. */
  buttons?: ReactNode;
  children: ReactNode;
}

/** A featured record, in a list. */
export function FeaturedCard({ picture, buttons, children }: FeaturedCardProps) {
  return (
    <Card>
      {picture}
      <div>{children}</div>
      {buttons && <footer>{buttons}</footer>}
    </Card>
  );
}

/** In the place of the slots that are free, of which there is at least one (back-office.md §2). */
export function AddTile(props: { label: string; left: number; onAdd: () => void }) {
  return (
    <li>
      <Tile type="button" onClick={props.onAdd}>
        <AddIcon />
        {props.label}
        <small>{`${formatCount(props.left, 'slot')} available`}</small>
      </Tile>
    </li>
  );
}

export interface FeaturedHeadProps {
  /** Of the heading. */
  id: string;
  title: string;
  /** How many slots are used. */
  status: string;
  variant?: 'h4' | 'h5';
}

/** The heading of what is featured, and how many slots are used. */
export function FeaturedHead({ id, title, status, variant = 'h4' }: FeaturedHeadProps) {
  return (
    <Head>
      <Typography id={id} variant={variant} component="h2">
        {title}
      </Typography>
      <Typography color="textSecondary" role="status">
        {status}
      </Typography>
    </Head>
  );
}

export interface FeaturedSectionProps extends Omit<FeaturedHeadProps, 'id' | 'variant'> {
  children: ReactNode;
}

/** The featured records of a kind, under their heading (back-office.md §2). */
export function FeaturedSection({ children, ...head }: FeaturedSectionProps) {
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <FeaturedHead id={id} {...head} />
      {children}
    </Panel>
  );
}
