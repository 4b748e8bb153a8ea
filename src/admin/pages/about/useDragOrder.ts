import { useRef, useState, type PointerEvent, type RefObject } from 'react';

/** What is being dragged, and the place among the others at which it would be dropped. */
export interface Drag {
  id: string;
  to: number;
}

/** The place among the other items, from 0, at a height of the window. */
function placeAt(list: HTMLElement, dragged: Element | null, y: number): number {
  const others = [...list.children].filter((item) => item !== dragged);
  return others.filter((item) => {
    const { top, height } = item.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;
}

/**
 * Reordering a list by a handle in each of its items, with mouse, pen or finger.
 * @param onDrop told the item's id and its place among the others
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
  const handle = (id: string, at: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      show({ id, to: at });
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
      if (now?.id === id && now.to !== at) onDrop(id, now.to);
    },
    onPointerCancel: () => show(null),
  });
  return { drag, handle };
}
