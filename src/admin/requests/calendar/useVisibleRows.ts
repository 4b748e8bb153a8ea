import { useEffect, useState, type RefObject } from 'react';

/** Up to this number of rows, all are rendered. */
const MAX_RENDERED = 60;
/** Rows that are rendered before and after those in view. */
const MARGIN = 8;
/** Start and end move in steps, so that scrolling does not render at every row. */
const STEP = 2;

interface VisibleRows {
  /** Index of the first rendered row. */
  first: number;
  /** Index after the last rendered row. */
  last: number;
}

function rowsIn(scroller: HTMLElement, count: number, rowHeight: number): VisibleRows {
  const top = Math.floor(scroller.scrollTop / rowHeight / STEP) * STEP;
  const inView = Math.ceil(scroller.clientHeight / rowHeight);
  return {
    first: Math.max(0, Math.min(top, count) - MARGIN),
    last: Math.min(count, top + inView + STEP + MARGIN),
  };
}

/** Returns the rows to render of a list that scrolls in an element. All rows have the same height in px. */
export function useVisibleRows(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
): VisibleRows {
  const [visible, setVisible] = useState<VisibleRows>({ first: 0, last: 2 * MARGIN });
  const isShort = count <= MAX_RENDERED;
  useEffect(() => {
    const element = scroller.current;
    if (!element || isShort) return undefined;
    const update = () => {
      const next = rowsIn(element, count, rowHeight);
      setVisible((old) => (old.first === next.first && old.last === next.last ? old : next));
    };
    const observer = new ResizeObserver(update);
    observer.observe(element);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, [scroller, count, rowHeight, isShort]);
  if (isShort) return { first: 0, last: count };
  const first = Math.min(visible.first, Math.max(0, count - 1));
  return { first, last: Math.min(visible.last, count) };
}
