import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** On a phone, two buttons fit in one row. */
const ACTIONS = {
  width: { xs: '100%', sm: 'auto' },
  '& > .MuiButton-root': { flex: { xs: '1 1 auto', sm: 'none' }, px: { xs: 1.25, sm: 2.75 } },
};

/** Heading of a back-office screen with its actions. */
export function ScreenHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Stack direction="row" sx={{ justifyContent: 'space-between', gap: '12px 24px' }}>
      <Typography variant="h2" component="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Stack direction="row" spacing={1} sx={ACTIONS}>
        {children}
      </Stack>
    </Stack>
  );
}

/** CSS length between the sections of a screen. */
export const SCREEN_GAP = 'clamp(24px, 3vw, 40px)';

/** Stacks the sections of a screen. */
export const ScreenLayout = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: SCREEN_GAP,
});
