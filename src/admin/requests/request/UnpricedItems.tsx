import { styled } from '@mui/material/styles';
import type { RequestItem } from '@/domain/rental/schema';

const Note = styled('p')(({ theme }) => ({
  marginTop: 12,
  fontSize: '0.9375rem',
  color: theme.vars?.palette.warning.main,
}));

/** Names the items that the totals do not contain. Nothing if all have a rate. */
export function UnpricedItems({ items }: { items: readonly RequestItem[] }) {
  const names = items.flatMap(({ name, dailyRate }) => (dailyRate === null ? [name] : []));
  return names.length > 0 && <Note>{`Without a daily rate: ${names.join(', ')}`}</Note>;
}
