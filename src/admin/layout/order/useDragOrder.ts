import { useCallback, useRef, useState, type PointerEvent, type RefObject } from 'react';

/** The dragged item, and the index among the other items at which it would be dropped. */
export interface Drag {
  id: string;
  to: number;
}

/** Distance in px from the edge of the viewport at which dragging scrolls, and by how much. */
const EDGE = 96;
const SCROLL = 24;

/** An item gives way before the pointer reaches its middle: dropping there takes its place from either side. */
function placeAt(list: HTMLElement, handle: Element, y: number): number {
  const items = [...list.children];
  const from = items.findIndex((item) => item.contains(handle));
  return items.filter((item, index) => {
    const { top, height } = item.getBoundingClientRect();
    return index !== from && top + height * (index > from ? 1 / 3 : 2 / 3) < y;
  }).length;
}

/** Returns where to draw the drop indicator at an item: before the following one, or after the last one. */
export function dropAt(ids: readonly string[], id: string, drag: Drag | null) {
  if (!drag || id === drag.id) return undefined;
  const others = ids.filter((other) => other !== drag.id);
  const index = others.indexOf(id);
  if (index === drag.to) return 'before';
  return drag.to === others.length && index === others.length - 1 ? 'after' : undefined;
}

/** Drags by mouse, pen or touch. The children of `list` are the items. `onDrop` gets the index among the other items. */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onDrop: (id: string, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const current = useRef<Drag | null>(null);
  const handle = useCallback(
    (id: string, index: number) => {
      const show = (next: Drag | null) => {
        current.current = next;
        setDrag(next);
      };
      return {
        onPointerDown(event: PointerEvent<HTMLElement>) {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          show({ id, to: index });
        },
        onPointerMove({ currentTarget, clientY }: PointerEvent<HTMLElement>) {
          const { current: now } = current;
          if (now?.id !== id || !list.current) return;
          if (clientY < EDGE) window.scrollBy(0, -SCROLL);
          if (clientY > window.innerHeight - EDGE) window.scrollBy(0, SCROLL);
          const to = placeAt(list.current, currentTarget, clientY);
          if (to !== now.to) show({ id, to });
        },
        onPointerUp() {
          const { current: now } = current;
          show(null);
          if (now?.id === id && now.to !== index) onDrop(id, now.to);
        },
        onPointerCancel: () => show(null),
      };
    },
    [list, onDrop],
  );
  return { drag, handle };
}

export type DragHandlers = ReturnType<ReturnType<typeof useDragOrder>['handle']>;
