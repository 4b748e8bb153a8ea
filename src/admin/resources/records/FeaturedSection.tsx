import AddIcon from '@mui/icons-material/Add';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { formatCount } from '@/domain/text/formatNumber';
import { RADII } from '@/theme/tokens';

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
  borderRadius: RADII.card,
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
  borderRadius: RADII.card,
  border: `1px dashed ${theme.vars?.palette.edge}`,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  '&:hover': { borderColor: theme.vars?.palette.primary.main },
  '& small': { color: theme.vars?.palette.text.secondary, fontWeight: 400, fontSize: '0.875rem' },
}));

/** Card of a featured record: an image, if it has one, its text in a `div`, and its buttons. */
export function FeaturedCard({ buttons, children }: { buttons: ReactNode; children: ReactNode }) {
  return (
    <Card>
      {children}
      <footer>{buttons}</footer>
    </Card>
  );
}

/** Tile that fills the free slots. Render it only when at least one slot is free. */
export function AddTile(props: { label: string; left: number; onAdd: () => void }) {
  return (
    <li>
      <Tile type="button" data-opens-editor onClick={props.onAdd}>
        <AddIcon />
        {props.label}
        <small>{`${formatCount(props.left, 'slot')} available`}</small>
      </Tile>
    </li>
  );
}

export interface FeaturedHeadProps {
  /** Id of the heading. */
  id: string;
  title: string;
  /** Text about the used slots. */
  status: string;
  variant?: 'h4' | 'h5';
}

/** Heading of a featured section, with the number of used slots. */
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

/** Section with the featured records of a kind. */
export function FeaturedSection({ children, ...head }: FeaturedSectionProps) {
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <FeaturedHead id={id} {...head} />
      {children}
    </Panel>
  );
}
