import PauseIcon from '@mui/icons-material/PauseOutlined';
import PlayIcon from '@mui/icons-material/PlayArrowOutlined';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { COLOURS, MOTION } from '@/theme/tokens';
import { Picture } from '@/ui/media/Picture';
import { useIsMotionAllowed } from '@/ui/media/useIsMotionAllowed';
import { phoneWidth } from '@/ui/media/pictureVariants';

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
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
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
export function HeroPictures({ images }: { images: readonly string[] }) {
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
