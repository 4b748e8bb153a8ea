import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';

/** Returns the mark of a control of an item, by which it gets the focus again after the item has moved. */
export const focusMark = (id: string, part: string) => `${id}/${part}`;

function findMarked(area: HTMLElement | null, mark: string): HTMLElement | undefined {
  const marked = [...(area?.querySelectorAll<HTMLElement>('[data-mark]') ?? [])];
  return marked.find(({ dataset }) => dataset.mark === mark);
}

/** Focuses the control that moved an item. The returned function announces a move by that control; without a mark it cancels the announcement. */
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
  return useCallback((mark?: string) => {
    moving.current = mark;
  }, []);
}

/** Focuses the button that removes the next or previous item, or the one after the list. Call before the removal. */
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
