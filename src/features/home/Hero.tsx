import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { HomePageContent } from '@/domain/page/homeSchema';
import { HERO_IMAGES } from '@/domain/page/pages';
import { safeHref } from '@/domain/links/links';
import { PATHS } from '@/domain/links/paths';
import { COLOURS, shade, RADII } from '@/theme/tokens';
import { ButtonRow, Container, Skeleton } from '@/ui/layout/Boxes';
import { LoadingHeading } from '@/ui/feedback/LoadingHeading';
import { Button } from '@/ui/form/Button';
import { HeroPictures } from './HeroPictures';

// The text is on an image with a dark shade in both colour schemes.
const Stage = styled('section')({
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  minHeight: 'min(92svh, 860px)',
  overflow: 'hidden',
  color: COLOURS.dark.ink,
  backgroundColor: COLOURS.dark.sunken,
});

// The shade gives the text enough contrast on any image.
const Text = styled('div')(({ theme }) => ({
  position: 'relative',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: shade(0.7, '100px'),
    // On wide screens the text is at the left, and the subject of an image at the right.
    [theme.breakpoints.up('md')]: {
      maskImage: 'linear-gradient(to right, #000 62%, transparent 92%)',
    },
  },
}));

const Content = styled(Container)({
  position: 'relative',
  paddingTop: 120,
  paddingBottom: 'clamp(88px, 9vw, 120px)',
  // Not `ch`, which differs between a font and its fallback.
  '& > h1': { maxWidth: '9.1em' },
  '& > p': { maxWidth: '48ch' },
});

interface HeroProps {
  hero: HomePageContent['hero'];
  /** Shown if the content has no title. */
  name: string;
}

export function Hero({ hero, name }: HeroProps) {
  const to = safeHref(hero.ctaLink) ?? PATHS.booking;
  return (
    <Stage>
      <HeroPictures images={hero.images.slice(0, HERO_IMAGES)} />
      <Text>
        <Content>
          <Typography variant="h1" tabIndex={-1}>
            {hero.title.trim() || name}
          </Typography>
          {hero.subtitle && (
            <Typography variant="subtitle1" sx={{ mt: 2.5, fontWeight: 600 }}>
              {hero.subtitle}
            </Typography>
          )}
          {hero.subtitle2 && (
            <Typography sx={{ mt: 1, color: COLOURS.dark.inkSoft }}>{hero.subtitle2}</Typography>
          )}
          <ButtonRow sx={{ mt: 4 }}>
            <Button to={to} variant="contained" sx={{ overflowWrap: 'anywhere' }}>
              {hero.cta}
            </Button>
            {to !== PATHS.store && (
              <Button to={PATHS.store} variant="outlined" color="inherit">
                Browse Equipment
              </Button>
            )}
          </ButtonRow>
        </Content>
      </Text>
    </Stage>
  );
}

const StageSkeleton = styled('section')(({ theme }) => ({
  display: 'grid',
  alignItems: 'end',
  // What follows would move when the content arrives, so it starts below the first viewport.
  minHeight: '100svh',
  backgroundColor: theme.vars?.palette.sunken,
  paddingBottom: 96,
}));

export function HomeSkeleton({ name }: { name: string }) {
  return (
    <StageSkeleton aria-busy="true" aria-label="Loading">
      <LoadingHeading>{name}</LoadingHeading>
      <Container>
        <Skeleton style={{ width: 'min(100%, 640px)', height: 96 }} />
        <Skeleton style={{ width: 'min(80%, 420px)', height: 28, marginTop: 24 }} />
        <Skeleton style={{ width: 170, height: 48, marginTop: 32, borderRadius: RADII.pill }} />
      </Container>
    </StageSkeleton>
  );
}
