import { useEffect, type RefObject } from 'react';
import { whenVisible } from '../schedule';

/** Time in ms between two numbers. Each one costs a frame, which takes about 10 ms on a slow phone. */
const STEP_MS = 100;

function ease(progress: number): number {
  return 1 - (1 - progress) ** 3;
}

/** Sets the only text of `container` directly, because re-rendering would be expensive. `duration` is in ms. */
export function useCountUp(
  container: RefObject<Element | null>,
  value: number,
  duration: number,
  textOf: (value: number) => string,
): void {
  useEffect(() => {
    const element = container.current;
    const text = element?.firstChild;
    if (!element || !text || window.matchMedia('(prefers-reduced-motion: reduce)').matches)
      return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const count = () => {
      const start = performance.now();
      const step = () => {
        const now = performance.now();
        const progress = Math.min(1, (now - start) / duration);
        // A new text node would notify everything that observes the nodes of the page.
        text.nodeValue = textOf(Math.round(value * ease(progress)));
        // All numbers change at the same times, so that they share a frame.
        if (progress < 1) timer = setTimeout(step, STEP_MS - (now % STEP_MS));
      };
      step();
    };
    const stopObserving = whenVisible(element, count, { threshold: 1 });
    return () => {
      stopObserving();
      clearTimeout(timer);
      text.nodeValue = textOf(value);
    };
  }, [container, value, duration, textOf]);
}
