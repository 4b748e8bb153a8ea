import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { RADII } from '@/theme/tokens';
import { LoadingHeading } from '@/ui/feedback/LoadingHeading';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const Place = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  minHeight: '50dvh',
  '& > span': {
    width: 40,
    height: 40,
    borderRadius: RADII.pill,
    border: `3px solid ${theme.vars?.palette.divider}`,
    borderTopColor: theme.vars?.palette.primary.main,
    animation: `${turn} 900ms linear infinite`,
  },
}));

/** Loading indicator for part of a page. */
export function PartSpinner({ label }: { label: string }) {
  return (
    <Place role="status" aria-label={label}>
      <span />
    </Place>
  );
}

/** Loading indicator for a page whose layout is not known yet. */
export function Spinner({ label }: { label: string }) {
  return (
    <>
      <LoadingHeading>{label}</LoadingHeading>
      <PartSpinner label={label} />
    </>
  );
}
