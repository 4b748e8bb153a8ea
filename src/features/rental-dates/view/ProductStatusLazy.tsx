import { styled } from '@mui/material/styles';
import { statusText, type AvailabilityStatus } from '@/domain/availability/status';
import { useProductStatus, type StockedProduct } from './useProductStatus';

const Label = styled('span')(({ theme }) => ({
  color: theme.vars?.palette.success.main,
  '&[data-kind="partly"]': { color: theme.vars?.palette.warning.main },
  '&[data-kind="booked"]': { color: theme.vars?.palette.text.secondary },
  '&::before': {
    content: '""',
    display: 'inline-block',
    width: 8,
    height: 8,
    marginRight: 7,
    borderRadius: '50%',
    backgroundColor: 'currentColor',
  },
  '&[data-kind="booked"]::before': {
    backgroundColor: 'transparent',
    boxShadow: 'inset 0 0 0 2px currentColor',
  },
}));

export function StatusLabel({ status }: { status: AvailabilityStatus }) {
  return (
    <Label data-kind={status.kind} translate="no">
      {statusText(status)}
    </Label>
  );
}

export default function ProductStatusLazy({ product }: { product: StockedProduct }) {
  const status = useProductStatus(product);
  return status && <StatusLabel status={status} />;
}
