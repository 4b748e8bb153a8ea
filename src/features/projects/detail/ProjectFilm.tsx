import PlayIcon from '@mui/icons-material/PlayArrow';
import { styled } from '@mui/material/styles';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { RADII } from '@/theme/tokens';
import { Button, INNER_OUTLINE } from '@/ui/form/Button';
import { lazyComponent } from '@/ui/lazy/lazyComponent';
import { isSavingData } from '@/ui/media/dataSaving';

const FilmPlayer = lazyComponent(() => import('./FilmPlayer'));

const Stage = styled('div')({
  position: 'relative',
  '& > .play': {
    position: 'absolute',
    inset: 0,
    margin: 'auto',
    width: 'fit-content',
    height: 'fit-content',
    ...INNER_OUTLINE,
  },
  '& > iframe, & > video': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    border: 0,
    borderRadius: RADII.card,
    backgroundColor: '#000',
  },
});

function watchConnection(onChange: () => void) {
  for (const type of ['online', 'offline']) window.addEventListener(type, onChange);
  return () => {
    for (const type of ['online', 'offline']) window.removeEventListener(type, onChange);
  };
}

interface ProjectFilmProps {
  /** Address of the film, see `readFilm`. */
  video: string;
  title: string;
  /** Whether it is in view: it stops as soon as it is not. */
  isShown: boolean;
  children: ReactNode;
}

/** Nothing is requested from another site before a press. With Save-Data or offline, a link opens the film. */
export function ProjectFilm({ video, title, isShown, children }: ProjectFilmProps) {
  const [isPlaying, setIsPlaying] = useState(false);
  if (isPlaying && !isShown) setIsPlaying(false);
  const isLink = useSyncExternalStore(
    watchConnection,
    () => isSavingData() || !navigator.onLine,
    () => false,
  );
  const play = { className: 'play', variant: 'contained' } as const;
  const label = (
    <>
      <PlayIcon />
      Play film
    </>
  );
  return (
    <Stage>
      <div inert={isPlaying}>{children}</div>
      {isPlaying ? (
        <FilmPlayer video={video} title={title} />
      ) : isLink ? (
        <Button {...play} href={video} target="_blank" rel="noopener noreferrer">
          {label}
        </Button>
      ) : (
        <Button {...play} onClick={() => setIsPlaying(true)}>
          {label}
        </Button>
      )}
    </Stage>
  );
}
