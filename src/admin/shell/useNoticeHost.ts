import { useLayoutEffect, useState } from 'react';

/**
 * Returns the modal dialogs of the page in the order in which they were opened, which the DOM does
 * not expose.
 */
function stackOf(opened: readonly Element[]): Element[] {
  const now = [...document.querySelectorAll('dialog:modal')];
  return [
    ...opened.filter((element) => now.includes(element)),
    ...now.filter((element) => !opened.includes(element)),
  ];
}

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
 * Returns an element inside the topmost modal dialog, or at the end of the page if none is open.
 * Content outside of a modal dialog is inert. The element is moved instead of recreated, so that
 * its content keeps its state.
 */
export function useNoticeHost(): HTMLElement {
  const [host] = useState(() => {
    const made = document.createElement('div');
    made.style.display = 'contents';
    return made;
  });
  useLayoutEffect(() => {
    let opened: Element[] = [];
    const updateHost = () => {
      opened = stackOf(opened);
      move(host, opened.at(-1) ?? document.body);
    };
    updateHost();
    // A mutation observer runs before the browser paints the change.
    const observer = new MutationObserver(updateHost);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['open'],
    });
    return () => {
      observer.disconnect();
      host.remove();
    };
  }, [host]);
  return host;
}
