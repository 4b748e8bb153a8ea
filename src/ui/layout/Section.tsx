import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { deferredRendering } from '@/theme/deferredRendering';
import { Container } from './Boxes';

interface SectionProps {
  title: string;
  lead?: ReactNode;
  action?: ReactNode;
  id?: string;
  children?: ReactNode;
}

const Band = styled('section')(({ theme }) => ({
  paddingTop: 'clamp(56px, 8vw, 112px)',
  ...deferredRendering(theme, 950),
}));

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '12px 24px',
  marginBottom: 'clamp(20px, 3vw, 36px)',
  '& > div:first-of-type': { flex: '1 1 auto', minWidth: 0 },
});

export function Section({ title, lead, action, id, children }: SectionProps) {
  const headingId = useId();
  return (
    <Band id={id} aria-labelledby={headingId}>
      <Container>
        <Head>
          {/* The link stays next to a long introduction, except on a phone. */}
          <div style={lead ? { flexBasis: 320 } : undefined}>
            <Typography variant="h2" id={headingId} tabIndex={-1}>
              {title}
            </Typography>
            {lead && (
              <Typography color="textSecondary" sx={{ mt: 1, maxWidth: '60ch' }}>
                {lead}
              </Typography>
            )}
          </div>
          {action}
        </Head>
        {children}
      </Container>
    </Band>
  );
}
