import { styled } from '@mui/material/styles';
import { memo, useMemo, useRef, useEffect, useState, type RefObject } from 'react';
import type { CalendarRow } from '@/domain/rental/stock/calendar';
import { weekdayOf, weekStartOf, type Day } from '@/domain/availability/day';
import { SHORT_MONTHS } from '@/domain/availability/dayTexts';
import { adminDay } from '../../layout/adminDate';
import { CalendarTableRow } from './CalendarTableRow';
import { CELL_WIDTH, calendarStyles, NAME_WIDTH, ROW_HEIGHT } from './calendarStyles';
import { useGridKeys } from './useGridKeys';

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
function useVisibleRows(
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

const Scroller = styled('div')(({ theme }) => calendarStyles(theme));

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const DayHeader = memo(function DayHeader({ day, isToday }: { day: Day; isToday: boolean }) {
  const weekday = weekdayOf(day);
  const date = Number(day.slice(8));
  const month = SHORT_MONTHS[Number(day.slice(5, 7)) - 1];
  return (
    <th
      scope="col"
      data-weekend={weekday > 4 ? '' : undefined}
      aria-current={isToday ? 'date' : undefined}
    >
      <span aria-hidden="true">
        <small>
          {day === weekStartOf(day) || date === 1 ? month : (WEEKDAYS[weekday] ?? '').slice(0, 2)}
        </small>
        {date}
      </span>
      <span data-hidden>{`${WEEKDAYS[weekday]} ${adminDay(day)}`}</span>
    </th>
  );
});

interface CalendarTableProps {
  rows: readonly CalendarRow[];
  days: readonly Day[];
  today: Day;
  onOpenRequest: (ref: string) => void;
  onOpenMaintenance: (holdId: string) => void;
}

/**
 * Products by days. Arrow keys move between the cells, and Enter opens what a cell shows. Long lists render
 * the rows in view only.
 */
export function CalendarTable(props: CalendarTableProps) {
  const { rows, days, today, onOpenRequest, onOpenMaintenance } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const { first, last } = useVisibleRows(scroller, rows.length, ROW_HEIGHT);
  const { active, handlers } = useGridKeys(scroller, {
    rows: rows.length,
    columns: days.length,
    first,
    last,
    rowHeight: ROW_HEIGHT,
  });
  const columns = useMemo(
    () =>
      days.map((day) => ({
        day,
        isWeekend: weekdayOf(day) > 4,
        isToday: day === today,
      })),
    [days, today],
  );
  const spacer = (count: number) =>
    count > 0 && (
      <tr aria-hidden="true" style={{ height: count * ROW_HEIGHT }}>
        <td aria-hidden="true" colSpan={days.length + 1} />
      </tr>
    );
  return (
    <Scroller ref={scroller} {...handlers}>
      <table
        translate="no"
        aria-label="Bookings by product and day"
        aria-rowcount={rows.length + 1}
        style={{ minWidth: NAME_WIDTH + days.length * CELL_WIDTH }}
      >
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">Product</th>
            {columns.map(({ day, isToday }) => (
              <DayHeader key={day} day={day} isToday={isToday} />
            ))}
          </tr>
        </thead>
        <tbody>
          {spacer(first)}
          {rows.slice(first, last).map((row, index) => (
            <CalendarTableRow
              key={row.id}
              row={row}
              index={first + index}
              columns={columns}
              activeColumn={active.row === first + index ? active.column : -1}
              onOpenRequest={onOpenRequest}
              onOpenMaintenance={onOpenMaintenance}
            />
          ))}
          {spacer(rows.length - last)}
        </tbody>
      </table>
    </Scroller>
  );
}
