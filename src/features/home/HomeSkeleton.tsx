import { styled } from '@mui/material/styles';
import { RADII } from '@/theme/tokens';
import { Container } from '@/ui/layout/Container';
import { LoadingHeading } from '@/ui/feedback/LoadingHeading';
import { Skeleton } from '@/ui/layout/Skeleton';

const Stage = styled('section')(({ theme }) => ({
  display: 'grid',
  alignItems: 'end',
  minHeight: 'min(92svh, 860px)',
  backgroundColor: theme.vars?.palette.sunken,
  paddingBottom: 96,
}));

/**
 * Skeleton of the home page's first section.
 * @param props.name name of the company
 */
export function HomeSkeleton({ name }: { name: string }) {
  return (
    <Stage aria-busy="true" aria-label="Loading">
      <LoadingHeading>{name}</LoadingHeading>
      <Container>
        <Skeleton style={{ width: 'min(100%, 640px)', height: 96 }} />
        <Skeleton style={{ width: 'min(80%, 420px)', height: 28, marginTop: 24 }} />
        <Skeleton style={{ width: 170, height: 48, marginTop: 32, borderRadius: RADII.pill }} />
      </Container>
    </Stage>
  );
}
