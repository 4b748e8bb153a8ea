import { useEffect, useRef, useState, type ReactNode } from 'react';
import { whenVisible } from './whenVisible';

/** Renders children one viewport height before they become visible. */
const ROOT_MARGIN = '100% 0px';

/**
 * Renders its children when they come near the viewport. Prerendered HTML does not contain them.
 */
export function RenderNearViewport({ children }: { children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    return whenVisible(element, () => setIsNear(true), { rootMargin: ROOT_MARGIN });
  }, []);
  return <div ref={container}>{isNear && children}</div>;
}
