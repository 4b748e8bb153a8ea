import { pageHeading } from './LoadingHeading';

/** Yields where focus can go that was lost on the first element of a path, the best place first. */
function* homesOf(path: readonly Element[]): Generator<HTMLElement | null> {
  if (path[0]?.matches('[data-retry]')) yield document.querySelector('main [data-retry]');
  for (const element of path) {
    if (!(element instanceof HTMLElement) || !element.isConnected) continue;
    if (element.matches('[tabindex="-1"]:not(main)')) yield element;
    yield element.querySelector<HTMLElement>(':scope > [data-focus-home]');
  }
  // An open dialog takes the focus itself.
  if (document.querySelector('[aria-modal="true"]')) return;
  yield pageHeading();
  yield document.querySelector('main');
}

/**
 * When the focused element is removed, focus moves to its nearest ancestor that is focusable by script or has a child with
 * `data-focus-home`, otherwise to the heading of the page. While it stays there, a heading that was still loading gets it,
 * and so does the button of another failure (`data-retry`). @returns a function that ends this
 */
export function keepFocus(): () => void {
  /** The element that received focus last, and its ancestors. */
  let path: Element[] = [];
  /** The element that has the focus: the first of the path, or another one in its place. */
  let holder: Element | null = null;

  const check = () => {
    const { activeElement } = document;
    const isLost = activeElement === document.body && holder?.isConnected === false;
    if (activeElement !== holder && !isLost) {
      // The visitor has left it.
      path = [];
      holder = null;
      observer.disconnect();
    } else if (path[0]?.isConnected === false)
      for (const home of homesOf(path)) {
        if (!home) continue;
        holder = home;
        home.focus({ preventScroll: true });
        if (home === document.activeElement) return;
      }
  };
  const observer = new MutationObserver(check);
  const handleFocus = ({ target }: FocusEvent) => {
    if (target === holder || !(target instanceof Element)) return;
    holder = target;
    path = [];
    for (let node: Element | null = target; node; node = node.parentElement) path.push(node);
    observer.observe(document.body, { childList: true, subtree: true });
  };
  // Some browsers fire it before the element is removed, others not at all.
  const handleBlur = () => queueMicrotask(check);
  document.addEventListener('focusin', handleFocus);
  document.addEventListener('focusout', handleBlur);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', handleFocus);
    document.removeEventListener('focusout', handleBlur);
  };
}
