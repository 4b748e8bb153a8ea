import { useEffect, type RefObject } from 'react';

/** Starts fast and settles, from 0 to 1. */
function ease(progress: number): number {
  return 1 - (1 - progress) ** 3;
}

/**
 * Counts from 0 to a value once, when its place is first seen; where motion is not welcome the value
 * stands as it was rendered. It writes into the place itself: React has no part in sixty changes a
 * second.
 * @param place holds the value as text and nothing else
 * @param duration ms
 */
export function useCountUp(
  place: RefObject<Element | null>,
  value: number,
  duration: number,
  textOf: (value: number) => string,
): void {
  useEffect(() => {
    const element = place.current;
    if (!element || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    let frame = 0;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      const start = performance.now();
      const step = (now: number) => {
        const progress = Math.min(1, (now - start) / duration);
        // A frame may have begun before its counting was asked for.
        element.textContent = textOf(Math.round(value * ease(Math.max(0, progress))));
        if (progress < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      element.textContent = textOf(value);
    };
  }, [place, value, duration, textOf]);
}
