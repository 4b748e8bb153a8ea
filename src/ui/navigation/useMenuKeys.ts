import { useEffect, type KeyboardEvent, type RefObject } from 'react';

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  // If focus is outside the items, such as in a footer, ArrowUp moves to the last item.
  ArrowUp: (index, count) => (index < 1 ? count : index) - 1,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

function itemsIn(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
}

/** Focus starts at the checked item, or else at the first one. @returns the `keydown` handler of the menu */
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
    const index = items.findIndex((item) => item === document.activeElement);
    const next = STEPS[event.key]?.(index, items.length);
    if (next === undefined) return;
    event.preventDefault();
    items[next]?.focus();
  };
}
