import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

interface Slides {
  /** Scroll container whose children are the slides. */
  track: RefObject<HTMLUListElement | null>;
  current: number;
  /** Scrolls to a slide. The index wraps around at both ends. */
  show: (index: number) => void;
}

/**
 * Slider based on native scroll snapping, so that swiping needs no script. Tracks the slide in
 * view.
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
      const target = (index + count) % count;
      setCurrent(target);
      element?.scrollTo({ left: target * element.clientWidth });
    },
    [count],
  );
  return { track, current, show };
}
