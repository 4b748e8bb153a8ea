import { useRef, useState, type PointerEvent, type RefObject } from 'react';

/** The dragged item, and the index among the other items at which it would be dropped. */
export interface Drag {
  id: string;
  to: number;
}

/** Returns the index among the other items, from 0, for a vertical viewport position. */
function placeAt(list: HTMLElement, dragged: Element | null, y: number): number {
  const others = [...list.children].filter((item) => item !== dragged);
  return others.filter((item) => {
    const { top, height } = item.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;
}

/**
 * Reorders a list with a drag handle in each item, by mouse, pen or touch.
 * @param onDrop called with the ID of the item and its index among the others
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onDrop: (id: string, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const current = useRef<Drag | null>(null);
  const show = (next: Drag | null) => {
    current.current = next;
    setDrag(next);
  };
  const handle = (id: string, index: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      show({ id, to: index });
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { current: now } = current;
      if (now?.id !== id || !list.current) return;
      const to = placeAt(list.current, event.currentTarget.closest('li'), event.clientY);
      if (to !== now.to) show({ id, to });
    },
    onPointerUp() {
      const { current: now } = current;
      show(null);
      if (now?.id === id && now.to !== index) onDrop(id, now.to);
    },
    onPointerCancel: () => show(null),
  });
  return { drag, handle };
}
