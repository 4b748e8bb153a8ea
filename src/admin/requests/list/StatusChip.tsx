import { styled } from '@mui/material/styles';
import type { RequestStatus } from '@/domain/rental/schema';
import { STATUS_LABELS } from '@/domain/rental/steps';
import { RADII } from '@/theme/tokens';

const Chip = styled('span')(({ theme }) => {
  const tone = (colour: string | undefined) => ({
    color: colour,
    borderColor: `color-mix(in srgb, ${colour} 50%, transparent)`,
    backgroundColor: `color-mix(in srgb, ${colour} 12%, transparent)`,
  });
  return {
    display: 'inline-block',
    padding: '2px 10px',
    borderRadius: RADII.pill,
    border: `1px solid ${theme.vars?.palette.divider}`,
    color: theme.vars?.palette.text.secondary,
    fontSize: '0.8125rem',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    '&[data-status="new"]': tone(theme.vars?.palette.primary.main),
    '&[data-status="quoted"]': tone(theme.vars?.palette.info.main),
    '&[data-status="confirmed"]': tone(theme.vars?.palette.success.main),
    '&[data-status="collected"]': tone(theme.vars?.palette.warning.main),
  };
});

/** Status of a request. */
export function StatusChip({ status }: { status: RequestStatus }) {
  return <Chip data-status={status}>{STATUS_LABELS[status]}</Chip>;
}
