import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';

interface Cell {
  row: number;
  column: number;
}

interface Grid {
  rows: number;
  columns: number;
  /** Range of the rendered rows. */
  first: number;
  last: number;
  /** Of each row in px. */
  tops: readonly number[];
}

const PAGE_ROWS = 10;

const MOVES: Partial<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  PageDown: [PAGE_ROWS, 0],
  PageUp: [-PAGE_ROWS, 0],
  Home: [0, -Infinity],
  End: [0, Infinity],
};

const clamp = (value: number, count: number) => Math.max(0, Math.min(value, count - 1));

function cellOf(target: EventTarget | null): Cell | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td[data-column]') : null;
  const row = cell?.closest<HTMLElement>('tr[data-row]');
  return cell && row
    ? { row: Number(row.dataset['row']), column: Number(cell.dataset['column']) }
    : undefined;
}

/** Arrow keys move between cells, Enter activates a link or button. Returns the only cell that the Tab key focuses. */
export function useGridKeys(scroller: RefObject<HTMLElement | null>, grid: Grid) {
  const [cell, setCell] = useState<Cell>({ row: 0, column: 0 });
  const isMoving = useRef(false);
  const { first, last, tops } = grid;
  const isRendered = cell.row >= first && cell.row < last;

  // The row of the cell is rendered only after the element was scrolled to it.
  useEffect(() => {
    if (!isMoving.current) return;
    const selector = `tr[data-row="${cell.row}"] > td[data-column="${cell.column}"]`;
    const target = scroller.current?.querySelector<HTMLElement>(selector);
    if (target) {
      target.focus();
      isMoving.current = false;
    } else scroller.current?.scrollTo({ top: tops[cell.row - 2] ?? 0, behavior: 'instant' });
  }, [cell, scroller, first, tops]);

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = cellOf(event.target);
    if (!from || event.altKey || event.metaKey) return;
    if (event.key === 'Enter' && event.target instanceof HTMLTableCellElement) {
      event.target.querySelector<HTMLElement>('a, button')?.click();
      return;
    }
    const move = MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    isMoving.current = true;
    const [rows, columns] = move;
    // With Ctrl, Home and End move to the first and last row too.
    const isToCorner = event.ctrlKey && !Number.isFinite(columns);
    setCell({
      row: clamp(from.row + (isToCorner ? columns : rows), grid.rows),
      column: clamp(from.column + columns, grid.columns),
    });
  };

  const handleFocus = (event: FocusEvent<HTMLElement>) => {
    const focused = cellOf(event.target);
    if (focused && (focused.row !== cell.row || focused.column !== cell.column)) setCell(focused);
  };

  return {
    active: isRendered ? cell : { row: first, column: cell.column },
    handlers: { onKeyDown: handleKeyDown, onFocus: handleFocus },
  };
}
