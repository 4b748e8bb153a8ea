import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import ZoomInIcon from '@mui/icons-material/ZoomIn';
import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { RADII } from '@/theme/tokens';
import { RoundButton } from '../form/Button';
import { lazyComponent } from '../lazy/lazyComponent';
import { Picture } from './Picture';

interface Slides {
  track: RefObject<HTMLUListElement | null>;
  current: number;
  /** Scrolls to a slide. The index wraps around at both ends. */
  show: (index: number) => void;
}

/** Native scroll snapping, so that swiping needs no script. */
export function useSlides(count: number, start = 0): Slides {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(start);

  useEffect(() => {
    const element = track.current;
    if (!element) return undefined;
    if (start > 0) element.scrollTo({ left: start * element.clientWidth, behavior: 'instant' });
    const handleScroll = () => {
      const width = element.clientWidth;
      if (width > 0) setCurrent(Math.round(element.scrollLeft / width));
    };
    element.addEventListener('scroll', handleScroll, { passive: true });
    return () => element.removeEventListener('scroll', handleScroll);
  }, [start]);

  const show = useCallback(
    (index: number) => {
      const element = track.current;
      const target = (index + count) % count;
      setCurrent(target);
      element?.scrollTo({ left: target * element.clientWidth });
    },
    [count],
  );
  return { track, current, show };
}

const Lightbox = lazyComponent(() => import('./Lightbox'));

const Stage = styled('div')(({ theme }) => ({
  position: 'relative',
  borderRadius: RADII.card,
  overflow: 'hidden',
  border: `1px solid ${theme.vars?.palette.divider}`,
}));

const Track = styled('ul')({
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  '& > li': { flex: '0 0 100%', scrollSnapAlign: 'start' },
  '&::-webkit-scrollbar': { display: 'none' },
});

const Viewport = styled('div')({
  position: 'absolute',
  right: 12,
  bottom: 12,
  display: 'flex',
  gap: 8,
});

const Thumbs = styled('ul')(({ theme }) => ({
  // Positions of the pictures are relative to it.
  position: 'relative',
  display: 'flex',
  gap: 12,
  overflowX: 'auto',
  // Space for the rings of the current and the focused picture, which would be cut off.
  margin: '7px -5px 0',
  padding: 5,
  '& button': {
    display: 'block',
    width: 88,
    borderRadius: 8,
    overflow: 'hidden',
    opacity: 0.7,
  },
  '& [aria-current="true"]': {
    opacity: 1,
    boxShadow: `0 0 0 2px ${theme.vars?.palette.primary.main}`,
  },
}));

interface CarouselProps {
  images: readonly string[];
  /** Subject of the images. The alternative text is '<name>, image n of m'. */
  name: string;
  ratio: readonly [number, number];
  sizes: string;
}

export function Carousel({ images, name, ratio, sizes }: CarouselProps) {
  const list = images.length > 0 ? images : [''];
  const { track, current, show } = useSlides(list.length);
  const [zoomed, setZoomed] = useState<number | null>(null);
  const thumbs = useRef<HTMLUListElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    // Measuring would delay hydration.
    if (shown.current === current) return;
    shown.current = current;
    const thumb = thumbs.current?.children[current];
    if (!(thumb instanceof HTMLElement)) return;
    // `scrollIntoView` would scroll the page, too.
    thumbs.current?.scrollTo({ left: thumb.offsetLeft - thumb.offsetWidth });
  }, [current]);
  const hasMany = list.length > 1;
  const alt = (index: number) => (hasMany ? `${name}, image ${index + 1} of ${list.length}` : name);
  return (
    <div role="group" aria-roledescription="carousel" aria-label={`Images of ${name}`}>
      <Stage>
        <Track
          ref={track}
          tabIndex={hasMany ? 0 : undefined}
          aria-label={hasMany ? 'Slides' : undefined}
        >
          {list.map((image, index) => (
            <li key={image}>
              <Picture
                src={image}
                alt={alt(index)}
                ratio={ratio}
                sizes={sizes}
                isPriority={index === 0}
              />
            </li>
          ))}
        </Track>
        <Viewport>
          {hasMany && (
            <>
              <RoundButton
                type="button"
                aria-label="Previous image"
                onClick={() => show(current - 1)}
              >
                <ArrowBackIcon fontSize="small" />
              </RoundButton>
              <RoundButton type="button" aria-label="Next image" onClick={() => show(current + 1)}>
                <ArrowForwardIcon fontSize="small" />
              </RoundButton>
            </>
          )}
          <RoundButton type="button" aria-label="Zoom image" onClick={() => setZoomed(current)}>
            <ZoomInIcon fontSize="small" />
          </RoundButton>
        </Viewport>
      </Stage>
      {hasMany && (
        <Thumbs ref={thumbs}>
          {list.map((image, index) => (
            <li key={image}>
              <button
                type="button"
                aria-label={`Show image ${index + 1}`}
                aria-current={index === current}
                onClick={() => show(index)}
              >
                <Picture src={image} alt="" ratio={ratio} sizes="88px" />
              </button>
            </li>
          ))}
        </Thumbs>
      )}
      {zoomed !== null && (
        <Lightbox images={list} name={name} start={zoomed} onClose={() => setZoomed(null)} />
      )}
    </div>
  );
}
