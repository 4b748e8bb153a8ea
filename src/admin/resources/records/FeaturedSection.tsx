import AddIcon from '@mui/icons-material/Add';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { formatCount } from '@/domain/text/formatNumber';
import { DashedButton } from '../../layout/DashedButton';

/** Card of a featured record: an image, if it has one, its `CardContent`, and its buttons. */
export function FeaturedCard({ buttons, children }: { buttons: ReactNode; children: ReactNode }) {
  return (
    <Card
      component="li"
      sx={{ display: 'flex', flexDirection: 'column', '& > .MuiCardContent-root': { pb: 0 } }}
    >
      {children}
      <CardActions sx={{ gap: 0, mt: 'auto', p: 0.5, '& > :first-of-type': { mr: 'auto' } }}>
        {buttons}
      </CardActions>
    </Card>
  );
}

/** Tile that fills the free slots. Render it only when at least one slot is free. */
export function AddTile(props: { label: string; left: number; onAdd: () => void }) {
  return (
    <li>
      <DashedButton data-opens-editor onClick={props.onAdd} sx={{ height: '100%', minHeight: 180 }}>
        <AddIcon />
        {props.label}
        <small>{`${formatCount(props.left, 'slot')} available`}</small>
      </DashedButton>
    </li>
  );
}

interface FeaturedHeadProps {
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
    <Stack
      direction="row"
      sx={{ alignItems: 'baseline', justifyContent: 'space-between', columnGap: 2 }}
    >
      <Typography id={id} variant={variant} component="h2">
        {title}
      </Typography>
      <Typography color="textSecondary" role="status">
        {status}
      </Typography>
    </Stack>
  );
}

interface FeaturedSectionProps extends Omit<FeaturedHeadProps, 'id' | 'variant'> {
  children: ReactNode;
}

/** Section with the featured records of a kind. */
export function FeaturedSection({ children, ...head }: FeaturedSectionProps) {
  const id = useId();
  return (
    <Stack component="section" spacing={2} aria-labelledby={id}>
      <FeaturedHead id={id} {...head} />
      {children}
    </Stack>
  );
}
