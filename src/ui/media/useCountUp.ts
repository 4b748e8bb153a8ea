import { useEffect, type RefObject } from 'react';

/** Ease-out curve from 0 to 1. */
function ease(progress: number): number {
  return 1 - (1 - progress) ** 3;
}

/**
 * Counts from 0 to a value once, when the element is first visible. With reduced motion the value
 * stays as rendered. It sets the text of the element directly, because re-rendering in every frame
 * would be expensive.
 * @param container element that contains the value as its only text
 * @param duration in ms
 */
export function useCountUp(
  container: RefObject<Element | null>,
  value: number,
  duration: number,
  textOf: (value: number) => string,
): void {
  useEffect(() => {
    const element = container.current;
    if (!element || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    let frame = 0;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      const start = performance.now();
      const step = (now: number) => {
        const progress = Math.min(1, (now - start) / duration);
        // The timestamp of the first frame can be before `start`.
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
  }, [container, value, duration, textOf]);
}
