import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Screens ahead of the visitor at which the part is begun. */
const AHEAD = '100% 0px';

/** A part that is begun when the visitor comes near its place, and not in prerendered HTML. */
export function RenderNearViewport({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setIsNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return <div ref={place}>{isNear && children}</div>;
}
