import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  // Two side by side on a phone, not one below the other.
  [theme.breakpoints.down('sm')]: {
    '& > div': { width: '100%' },
    '& > div > *': { flex: '1 1 auto', paddingInline: 10 },
  },
}));

/** The heading of a screen of the back office, with what can be done on it. */
export function ScreenHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Head>
      <Typography variant="h2" component="h1" tabIndex={-1}>
        {title}
      </Typography>
      <div>{children}</div>
    </Head>
  );
}

/** The parts of a screen below each other. */
export const ScreenLayout = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(24px, 3vw, 40px)',
});
