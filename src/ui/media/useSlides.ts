import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

export interface Slides {
  /** The scrolling row whose children are the slides. */
  track: RefObject<HTMLUListElement | null>;
  current: number;
  /** Scrolls to a slide; before the first comes the last, after the last the first. */
  show: (index: number) => void;
}

/**
 * A row of slides on the browser's own scroll snapping: swiping costs no script. Keeps count of the
 * slide in view.
 */
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
      const wanted = (index + count) % count;
      setCurrent(wanted);
      element?.scrollTo({ left: wanted * element.clientWidth });
    },
    [count],
  );
  return { track, current, show };
}
