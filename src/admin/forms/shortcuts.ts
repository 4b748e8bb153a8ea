import { useEffect, useEffectEvent, type RefObject } from 'react';
import { topDialog } from '../layout/AdminDialogs';

/** Returns whether an element is behind a modal dialog, where it cannot be focused. */
function isCovered(element: Element | null): boolean {
  const top = topDialog();
  return top !== undefined && !top.contains(element);
}

const TEXT_FIELDS = 'textarea, select, input:not([type="checkbox"], [type="radio"])';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(TEXT_FIELDS));
}

/** No field is focused, except a checkbox that selects rows of a table, and no dialog is open. */
export function isKeyForPage({ target }: KeyboardEvent): boolean {
  const isInput = target instanceof HTMLInputElement && !target.closest('table');
  return !isInput && !isTyping(target) && topDialog() === undefined;
}

/** In lower case. For a letter of another script, such as Cyrillic, the character of its key on an English keyboard. */
export function shortcutKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (!/^(?!\p{Script=Latin})[\p{L}\p{M}]/u.test(key)) return key.toLowerCase();
  return code === 'Slash' ? '/' : code.replace(/^Key/, '').toLowerCase();
}

/** Forms that can be saved, the newest last. Only the newest one is saved. */
const savers: object[] = [];

/** Ctrl+S and ⌘S save the form that was opened last, unless a dialog covers `place`, or the page by default. */
export function useSaveShortcut(onSave: () => void, place?: RefObject<Element | null>): void {
  const save = useEffectEvent(onSave);
  useEffect(() => {
    const saver = {};
    savers.push(saver);
    const handle = (event: KeyboardEvent) => {
      const isMeant = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isMeant || shortcutKey(event) !== 's') return;
      event.preventDefault();
      const isMine = savers.at(-1) === saver && !isCovered(place?.current ?? document.body);
      if (!event.repeat && isMine) save();
    };
    window.addEventListener('keydown', handle);
    return () => {
      window.removeEventListener('keydown', handle);
      savers.splice(savers.indexOf(saver), 1);
    };
  }, [place]);
}

/** Focuses the search field with `/`, unless the administrator is typing or a dialog is open. */
export function useSearchShortcut(find: () => HTMLElement | null): void {
  const findField = useEffectEvent(find);
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (shortcutKey(event) !== '/' || !isPlain || isTyping(event.target)) return;
      const field = findField();
      if (!field || isCovered(field)) return;
      event.preventDefault();
      field.focus();
    };
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, []);
}
