import { useEffect, useState, type RefObject } from 'react';

/** Starts fast and settles, from 0 to 1. */
function ease(progress: number): number {
  return 1 - (1 - progress) ** 3;
}

/**
 * Counts from 0 to a value once, when its place is first seen; the value itself before that, while
 * prerendered, and where motion is not welcome.
 * @param duration ms
 */
export function useCountUp(
  value: number,
  duration: number,
  place: RefObject<Element | null>,
): number {
  const [shown, setShown] = useState(value);

  useEffect(() => {
    setShown(value);
    const element = place.current;
    if (!element || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    let frame = 0;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      const start = performance.now();
      const step = (now: number) => {
        const progress = Math.min(1, (now - start) / duration);
        setShown(Math.round(value * ease(progress)));
        if (progress < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [value, duration, place]);

  return shown;
}
