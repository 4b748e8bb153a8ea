import { styled } from '@mui/material/styles';
import { STATUS_LABELS } from '@/domain/rental/steps';
import type { RequestStatus } from '@/domain/rental/schema';
import { RADII } from '@/theme/tokens';

const Chip = styled('span')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  const tint = (colour: string) => ({
    borderColor: colour,
    color: colour,
    backgroundColor: `color-mix(in srgb, ${colour} 10%, transparent)`,
  });
  return {
    padding: '3px 12px',
    border: `1px solid ${palette.edge}`,
    borderRadius: RADII.pill,
    fontSize: '0.875rem',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    '&[data-status="new"]': tint(palette.info.main),
    '&[data-status="quoted"]': tint(palette.primary.main),
    '&[data-status="confirmed"], &[data-status="collected"]': tint(palette.success.main),
  };
});

/** Status of a request. */
export function StatusChip({ status }: { status: RequestStatus }) {
  return <Chip data-status={status}>{STATUS_LABELS[status]}</Chip>;
}
