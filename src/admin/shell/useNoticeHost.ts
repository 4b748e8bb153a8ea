import { useLayoutEffect, useState } from 'react';

/** The modal dialogs of the page in the order they were opened, which the document does not tell. */
function stackOf(opened: readonly Element[]): Element[] {
  const now = [...document.querySelectorAll('dialog:modal')];
  return [
    ...opened.filter((element) => now.includes(element)),
    ...now.filter((element) => !opened.includes(element)),
  ];
}

/** Puts the host into another element; what rises in it does not rise again. */
function move(host: Element, to: Element): void {
  if (host.parentElement === to) return;
  to.append(host);
  for (const animation of host.getAnimations({ subtree: true })) animation.cancel();
}

/**
 * An element that stands in the modal dialog on top, or at the end of the page where there is none: outside of a modal
 * dialog nothing can be pressed. It is moved, so that what is in it stays as it is.
 */
export function useNoticeHost(): HTMLElement {
  const [host] = useState(() => {
    const made = document.createElement('div');
    made.style.display = 'contents';
    return made;
  });
  useLayoutEffect(() => {
    let opened: Element[] = [];
    const look = () => {
      opened = stackOf(opened);
      move(host, opened.at(-1) ?? document.body);
    };
    look();
    // Before the browser paints what has changed.
    const observer = new MutationObserver(look);
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
