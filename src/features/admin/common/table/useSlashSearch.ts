import { useEffect, type RefObject } from 'react';

/** Whether keys pressed here are text. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable], dialog, [role="dialog"]') !== null
  );
}

/** `/` goes to the search field inside a place, unless something is being typed or a dialog is open. */
export function useSlashSearch(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      const isCovered = document.querySelector('dialog[open], [role="dialog"]') !== null;
      if (event.defaultPrevented || isTyping(event.target) || isCovered) return;
      event.preventDefault();
      place.current?.querySelector<HTMLInputElement>('input[type="search"]')?.focus();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [place]);
}
