import { useEffect, type KeyboardEvent, type RefObject } from 'react';

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  // From beside the items, such as a footer, the way up leads to the last.
  ArrowUp: (at, count) => (at < 1 ? count : at) - 1,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

function itemsIn(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
}

/**
 * The keyboard of an open menu: focus starts at the checked item, else at the first; arrows, Home and
 * End move it. Returns the handler for its keys.
 */
export function useMenuKeys(
  menu: RefObject<HTMLElement | null>,
  isOpen = true,
): (event: KeyboardEvent) => void {
  useEffect(() => {
    if (!isOpen) return;
    const items = itemsIn(menu.current);
    const checked = items.find((item) => item.ariaChecked === 'true');
    (checked ?? items[0])?.focus({ preventScroll: true });
  }, [menu, isOpen]);

  return (event) => {
    const items = itemsIn(menu.current);
    const at = items.findIndex((item) => item === document.activeElement);
    const next = STEPS[event.key]?.(at, items.length);
    if (next === undefined) return;
    event.preventDefault();
    items[next]?.focus();
  };
}
