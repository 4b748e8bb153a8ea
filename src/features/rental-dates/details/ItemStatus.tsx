import { styled } from '@mui/material/styles';
import { lazyComponent } from '@/ui/lazy/lazyComponent';
import type { RequestedItem } from './ItemStatusLazy';

const ItemStatusLazy = lazyComponent(() => import('./ItemStatusLazy'), { isOptional: true });

const Lines = styled('div')(({ theme }) => ({
  fontSize: '0.875rem',
  lineHeight: 1.4,
  // The lines have their place before the status is known, so that nothing moves.
  'html[data-availability] &': { minHeight: '1.4em' },
  'html[data-availability][data-dates] &': { minHeight: '2.8em' },
  '& > span': { fontWeight: 600 },
  '& > p': { color: theme.vars?.palette.warning.main },
}));

export function ItemStatus({ item }: { item: RequestedItem }) {
  return (
    <Lines>
      <ItemStatusLazy item={item} />
    </Lines>
  );
}
