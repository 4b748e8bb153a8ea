import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';

/** Returns the mark of a control of an item, by which it gets the focus again after the item has moved. */
export const focusMark = (id: string, part: string) => `${id}/${part}`;

/** Returns the control with a mark. */
export function findMarked(area: HTMLElement | null, mark: string): HTMLElement | undefined {
  const marked = [...(area?.querySelectorAll<HTMLElement>('[data-mark]') ?? [])];
  return marked.find(({ dataset }) => dataset.mark === mark);
}

/**
 * Focuses the control that moved an item, which loses the focus when its item is moved in the page.
 * @param order changes when the items are rendered in another order
 * @returns announces that an item moves by the control with a {@link focusMark}
 */
export function useMoveFocus(area: RefObject<HTMLElement | null>, order: string) {
  const moving = useRef<string>(undefined);
  useLayoutEffect(() => {
    const { current: mark } = moving;
    if (mark === undefined) return;
    const { activeElement } = document;
    const isElsewhere = activeElement !== document.body && !area.current?.contains(activeElement);
    const control = findMarked(area.current, mark);
    // Until the page with the item has rendered, there is no such control.
    if (!control && !isElsewhere) return;
    moving.current = undefined;
    if (!isElsewhere) control?.focus();
  }, [area, order]);
  return useCallback((mark: string) => {
    moving.current = mark;
  }, []);
}

/**
 * Focuses the button that removes the next item of a list, or else the one before. Without another item, it focuses the
 * button after the list, which adds one. To be called before the removal, with which the focus would be lost.
 * @param item the element that will be removed
 */
export function focusNeighbour(item: Element | null): void {
  const near = [
    item?.nextElementSibling,
    item?.previousElementSibling,
    item?.parentElement?.nextElementSibling,
  ];
  const buttons = near.map((element) =>
    element?.matches('button') ? element : element?.querySelector('[aria-label^="Remove "]'),
  );
  const button = buttons.find((found) => found instanceof HTMLElement);
  button?.focus();
}
