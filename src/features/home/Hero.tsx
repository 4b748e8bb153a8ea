import PauseIcon from '@mui/icons-material/PauseOutlined';
import PlayIcon from '@mui/icons-material/PlayArrowOutlined';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { safeHref } from '@/domain/links/links';
import { PATHS } from '@/domain/links/paths';
import type { HomePageContent } from '@/domain/page/homeSchema';
import { HERO_IMAGES } from '@/domain/page/pages';
import { COLOURS, MOTION, shade, RADII } from '@/theme/tokens';
import { LoadingHeading } from '@/ui/feedback/LoadingHeading';
import { Button } from '@/ui/form/Button';
import { ButtonRow, Container, Skeleton } from '@/ui/layout/Boxes';
import { Picture } from '@/ui/media/Picture';
import { phoneWidth } from '@/ui/media/pictureVariants';
import { useIsMotionAllowed } from '@/ui/media/useIsMotionAllowed';

/** On phones the height of the hero determines the size of the image, whose sides are cut off. */
const SIZES = `(min-width: 601px) 100vw, ${phoneWidth('460px')}`;

const SLIDE_MS = 7000;

const Layer = styled('div')({
  position: 'absolute',
  inset: 0,
  transition: `opacity ${MOTION.calm * 4}ms ${MOTION.ease}`,
  '&[data-hidden]': { opacity: 0 },
  // Wide images have their subject at the right, so that part stays visible on narrow screens.
  '@media (max-width: 900px)': { '& img': { objectPosition: '70% 50%' } },
});

// Behind the navigation bar and the controls. The text has a shade of its own.
const Veil = styled('div')({
  position: 'absolute',
  inset: 0,
  background:
    'linear-gradient(rgb(10 11 13 / 0.66) 64px, rgb(10 11 13 / 0.3) 120px, transparent 200px), linear-gradient(to top, rgb(10 11 13 / 0.9), transparent 40%)',
});

const Controls = styled('div')({
  position: 'absolute',
  right: 'clamp(8px, 4vw, 24px)',
  bottom: 20,
  zIndex: 1,
  display: 'flex',
  color: COLOURS.dark.ink,
  '& button': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
  },
  '& i': { width: 24, height: 3, borderRadius: 2, backgroundColor: 'currentColor', opacity: 0.5 },
  '& [aria-pressed="true"] i': { opacity: 1, backgroundColor: COLOURS.dark.accentFill },
});

function useSlideshow(count: number) {
  const [current, setCurrent] = useState(0);
  const isMotionAllowed = useIsMotionAllowed();
  const [choice, setChoice] = useState<boolean>();
  const isPlaying = count > 1 && (choice ?? isMotionAllowed);

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) setCurrent((shown) => (shown + 1) % count);
    }, SLIDE_MS);
    return () => clearInterval(timer);
  }, [isPlaying, count]);

  const show = (index: number) => {
    setChoice(false);
    setCurrent(index);
  };
  return { current, isPlaying, togglePlaying: () => setChoice(!isPlaying), show };
}

/** The first image is loaded immediately, each other image when it is first shown. */
function HeroPictures({ images }: { images: readonly string[] }) {
  const { current, isPlaying, togglePlaying, show } = useSlideshow(images.length);
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set([0]));
  if (!seen.has(current)) setSeen(new Set([...seen, current]));
  return (
    <>
      {images.map((image, index) => (
        <Layer key={`${index}-${image}`} data-hidden={index === current ? undefined : ''}>
          {seen.has(index) && (
            <Picture src={image} alt="" ratio="fill" sizes={SIZES} isPriority={index === 0} />
          )}
        </Layer>
      ))}
      <Veil />
      {images.length > 1 && (
        <Controls role="group" aria-label="Images">
          {images.map((image, index) => (
            <button
              key={`${index}-${image}`}
              type="button"
              aria-label={`Show image ${index + 1} of ${images.length}`}
              aria-pressed={index === current}
              onClick={() => show(index)}
            >
              <i />
            </button>
          ))}
          <button
            type="button"
            aria-label={isPlaying ? 'Pause slideshow' : 'Play slideshow'}
            onClick={togglePlaying}
          >
            {isPlaying ? <PauseIcon fontSize="small" /> : <PlayIcon fontSize="small" />}
          </button>
        </Controls>
      )}
    </>
  );
}

// The text is on an image with a dark shade in both colour schemes.
const Stage = styled('section')({
  position: 'relative',
  display: 'grid',
  // A long word breaks instead of making the column wider than a phone.
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  minHeight: 'min(92svh, 860px)',
  overflow: 'hidden',
  color: COLOURS.dark.ink,
  backgroundColor: COLOURS.dark.sunken,
  '& :focus-visible': { outlineColor: COLOURS.dark.ink },
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
