import { styled } from '@mui/material/styles';
import { shortageText } from '@/domain/availability/status';
import { StatusLabel } from '../ProductStatus';
import { useProductStatus, useStock } from '../useProductStatus';

const Lines = styled('div')(({ theme }) => ({
  fontSize: '0.875rem',
  lineHeight: 1.4,
  'html[data-availability] &': { minHeight: '1.4em' },
  '& > span': { fontWeight: 600 },
  '& > p': { color: theme.vars?.palette.warning.main },
}));

/**
 * Status of a requested product on the rental dates, and a note if more is requested than there is. Without dates only
 * the stock counts.
 */
export function ItemStatus({ item }: { item: { id: string; quantity: number } }) {
  const { id, quantity } = item;
  const status = useProductStatus({ id });
  const stock = useStock({ id }, quantity > 1);
  const shortage = status
    ? shortageText(quantity, status.available)
    : stock !== undefined && shortageText(quantity, stock, 'in stock');
  return (
    <Lines>
      {status && <StatusLabel status={status} />}
      {shortage && <p>{shortage}</p>}
    </Lines>
  );
}
