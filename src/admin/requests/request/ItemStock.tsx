import { styled } from '@mui/material/styles';
import type { StockConflict } from '@/domain/rental/stock/conflicts';
import type { RequestItem } from '@/domain/rental/schema';

const Note = styled('span')(({ theme }) => ({
  display: 'block',
  fontSize: '0.875rem',
  color: theme.vars?.palette.text.secondary,
  '&[data-short]': { color: theme.vars?.palette.error.main, fontWeight: 600 },
}));

interface ItemStockProps {
  item: RequestItem;
  conflicts: readonly StockConflict[];
}

/** Whether an item is short on the rental dates, or is not in the store. Nothing otherwise. */
export function ItemStock({ item: { productId }, conflicts }: ItemStockProps) {
  if (productId === '') return <Note>Not in the store, so availability is not checked</Note>;
  const conflict = conflicts.find((one) => one.productId === productId);
  return conflict ? <Note data-short>{`${conflict.short} short. See Conflicts.`}</Note> : null;
}
