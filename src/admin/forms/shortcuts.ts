import { useEffect, useRef, type RefObject } from 'react';

/** Whether an element lies behind a modal window, where the keyboard does not reach. */
function isCovered(element: Element | null): boolean {
  const windows = [...document.querySelectorAll('dialog:modal')];
  const top = windows.at(-1);
  return top !== undefined && !top.contains(element);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Whether a key is meant for the page as a whole: nothing is typed and no window covers the page. */
export function isKeyForPage(event: KeyboardEvent): boolean {
  return !isTyping(event.target) && document.querySelector('dialog:modal') === null;
}

/** Those who save, the newest last: it alone is asked. */
const savers: { current: () => void }[] = [];

/**
 * Ctrl+S and ⌘S save, instead of the browser's own; the form that was opened last answers, unless a window
 * covers it: a question, or the sign-in of a session that is over.
 * @param place an element of the form; the page itself when missing
 */
export function useSaveShortcut(
  onSave: () => void,
  isActive = true,
  place?: RefObject<Element | null>,
): void {
  const latest = useRef(onSave);
  latest.current = onSave;
  useEffect(() => {
    if (!isActive) return undefined;
    savers.push(latest);
    const handle = (event: KeyboardEvent) => {
      const isMeant = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isMeant || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      const isMine = savers.at(-1) === latest && !isCovered(place?.current ?? document.body);
      if (!event.repeat && isMine) latest.current();
    };
    window.addEventListener('keydown', handle);
    return () => {
      window.removeEventListener('keydown', handle);
      savers.splice(savers.indexOf(latest), 1);
    };
  }, [isActive, place]);
}

/** `/` puts the cursor into the search field, unless one is typing or a window covers it. */
export function useSearchShortcut(find: () => HTMLElement | null): void {
  const latest = useRef(find);
  latest.current = find;
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (event.key !== '/' || !isPlain || isTyping(event.target)) return;
      const field = latest.current();
      if (!field || isCovered(field)) return;
      event.preventDefault();
      field.focus();
    };
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, []);
}
