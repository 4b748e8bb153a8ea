import { useLayoutEffect, useState, type RefObject } from 'react';
import { topDialog } from '../layout/dialogs';

/** Moves the host to another element without replaying the entrance animations of its content. */
function move(host: Element, to: Element): void {
  if (host.parentElement === to) return;
  const isMoved = host.parentElement !== null;
  to.append(host);
  // Reading animations forces a layout of the whole page.
  if (!isMoved) return;
  for (const animation of host.getAnimations({ subtree: true })) animation.cancel();
}

/**
 * Returns an element inside the topmost dialog, or inside `home` if none is open. Content outside
 * of a dialog cannot be focused and is not announced. The element is moved instead of recreated, so
 * that its content keeps its state.
 */
export function useNoticeHost(home: RefObject<Element | null>): HTMLElement {
  const [host] = useState(() => {
    const made = document.createElement('div');
    made.style.display = 'contents';
    return made;
  });
  useLayoutEffect(() => {
    const updateHost = () => {
      const place = topDialog() ?? home.current;
      if (place) move(host, place);
    };
    updateHost();
    // Dialogs are children of the body. A mutation observer runs before the browser paints the change.
    const observer = new MutationObserver(updateHost);
    observer.observe(document.body, { childList: true });
    return () => {
      observer.disconnect();
      host.remove();
    };
  }, [home, host]);
  return host;
}
