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
  // On a phone, two buttons fit in one row.
  [theme.breakpoints.down('sm')]: {
    '& > div': { width: '100%' },
    '& > div > *': { flex: '1 1 auto', paddingInline: 10 },
  },
}));

/** Heading of a back-office screen with its actions. */
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

/** Stacks the sections of a screen. */
export const ScreenLayout = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(24px, 3vw, 40px)',
});
