import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import CloseIcon from '@mui/icons-material/Close';
import ZoomInIcon from '@mui/icons-material/ZoomIn';
import ZoomOutIcon from '@mui/icons-material/ZoomOut';
import { styled } from '@mui/material/styles';
import { use, useState, type KeyboardEvent, type ReactNode } from 'react';
import { COLOURS } from '@/theme/tokens';
import { Modal } from '../feedback/Modal';
import { PictureContext } from './Picture';
import { RoundButton } from '../form/Button';
import { useSlides } from './Carousel';

/** A zoomed slide scrolls. Some browsers do not make scroll containers focusable by default. */
const ZOOMED = { 'data-zoomed': '', tabIndex: 0 };

const Viewer = styled('div')({
  position: 'relative',
  height: '100%',
  backgroundColor: COLOURS.dark.sunken,
  color: COLOURS.dark.ink,
});

const Track = styled('ul')({
  display: 'flex',
  height: '100%',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '& > li': {
    flex: '0 0 100%',
    height: '100%',
    overflow: 'auto',
    scrollSnapAlign: 'start',
    display: 'grid',
  },
  '& > li > *': { margin: 'auto' },
  '& > li > div': { width: 'min(100%, calc(100dvh * 16 / 9))' },
  '& > li > img': { maxWidth: '100%', maxHeight: '100dvh', objectFit: 'contain' },
  '& > [data-zoomed] > img': {
    maxWidth: 'none',
    maxHeight: 'none',
    width: '200%',
  },
});

const Top = styled('div')({
  position: 'absolute',
  zIndex: 1,
  inset: '12px 12px auto 16px',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  '& > p': {
    marginRight: 'auto',
    fontVariantNumeric: 'tabular-nums',
    textShadow: '0 1px 6px #000',
  },
});

const Side = styled(RoundButton)({ position: 'absolute', top: 'calc(50% - 22px)' });

interface LightboxProps {
  images: readonly string[];
  name: string;
  start: number;
  /** Returns a film in 16:9, which is the first slide and may play only while it is shown. */
  film?: ((isShown: boolean) => ReactNode) | undefined;
  onClose: () => void;
}

export default function Lightbox({ images, name, start, film, onClose }: LightboxProps) {
  const { fallback } = use(PictureContext);
  const before = film ? 1 : 0;
  const total = images.length + before;
  const { track, current, show } = useSlides(total, start);
  const [isZoomed, setIsZoomed] = useState(false);
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  const hasMany = total > 1;
  const isFilm = current < before;

  const move = (index: number) => {
    setIsZoomed(false);
    show(index);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    // They have their own arrow keys.
    if (event.target instanceof Element && event.target.matches('video, [data-zoomed]')) return;
    event.preventDefault();
    if (hasMany) move(current + (event.key === 'ArrowRight' ? 1 : -1));
  };
  return (
    <Modal onClose={onClose} label={`Images of ${name}`} shape="full">
      <Viewer onKeyDown={handleKeyDown}>
        {/* First in the DOM, so that initial focus is on a button. */}
        <Top>
          <p aria-live="polite" translate="no">{`${current + 1} / ${total}`}</p>
          <RoundButton
            type="button"
            aria-label={isZoomed ? 'Zoom out' : 'Zoom in'}
            // Disabled, it would lose the focus, and the arrow keys would reach nothing.
            aria-disabled={isFilm}
            onClick={() => setIsZoomed(!isZoomed && !isFilm)}
          >
            {isZoomed ? <ZoomOutIcon fontSize="small" /> : <ZoomInIcon fontSize="small" />}
          </RoundButton>
          <RoundButton type="button" aria-label="Close image viewer" onClick={onClose}>
            <CloseIcon fontSize="small" />
          </RoundButton>
        </Top>
        <Track ref={track} tabIndex={0} aria-label="Slides">
          {film && <li>{film(current === 0)}</li>}
          {images.map((image, index) => (
            <li key={image} {...(isZoomed && index + before === current ? ZOOMED : {})}>
              <img
                src={broken.has(image) || image === '' ? fallback : image}
                alt={`${name}, image ${index + before + 1} of ${total}`}
                loading={index + before === start ? 'eager' : 'lazy'}
                onError={() => setBroken((known) => new Set([...known, image]))}
              />
            </li>
          ))}
        </Track>
        {hasMany && (
          <>
            <Side
              type="button"
              style={{ left: 12 }}
              aria-label="Previous image"
              onClick={() => move(current - 1)}
            >
              <ArrowBackIcon fontSize="small" />
            </Side>
            <Side
              type="button"
              style={{ right: 12 }}
              aria-label="Next image"
              onClick={() => move(current + 1)}
            >
              <ArrowForwardIcon fontSize="small" />
            </Side>
          </>
        )}
      </Viewer>
    </Modal>
  );
}
