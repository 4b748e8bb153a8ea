import { styled } from '@mui/material/styles';
import { memo, useMemo, useRef, useEffect, useState, type RefObject } from 'react';
import { countDays, type Day, weekdayOf, weekStartOf } from '@/domain/availability/day';
import { SHORT_MONTHS } from '@/domain/availability/dayTexts';
import { requestPath } from '@/domain/links/adminPaths';
import { bookingsOn, type CalendarBooking, type CalendarRow } from '@/domain/rental/stock/calendar';
import { adminDay } from '../../layout/adminDate';
import { CELL_WIDTH, calendarStyles, NAME_WIDTH, rowHeight } from './calendarStyles';
import { useGridKeys } from './useGridKeys';

interface CalendarColumn {
  day: Day;
  isWeekend: boolean;
  isToday: boolean;
}

interface CalendarTableRowProps {
  row: CalendarRow;
  /** Index among all rows. */
  index: number;
  columns: readonly CalendarColumn[];
  /** Column that the Tab key focuses, -1 for none. */
  activeColumn: number;
  onOpenRequest: (ref: string) => void;
  onOpenMaintenance: (holdId: string) => void;
}

interface BookingProps extends Pick<CalendarTableRowProps, 'onOpenRequest' | 'onOpenMaintenance'> {
  booking: CalendarBooking;
  row: CalendarRow;
  day: Day;
  /** Days of the booking from this one to the end of the calendar if it is its first visible one, else 0. */
  span: number;
  /** Whether the Tab key focuses the bookings of the cell. */
  isActive: boolean;
}

function Booking(props: BookingProps) {
  const { booking, row, day, span, isActive, onOpenRequest, onOpenMaintenance } = props;
  const { kind, label, ref, holdId, quantity, from, to, lane } = booking;
  const ofStock = row.stock === 'unknown' ? '' : ` of ${row.stock}`;
  const isOne = quantity === 1 && (ofStock === '' || Number(row.stock) <= 1);
  const amount = isOne ? '' : `${quantity}${ofStock}`;
  const turns = [day === from && 'out', day === to && 'back'];
  const text = [label, amount, ...(booking.sharesDays ? turns : [])].filter(Boolean).join(', ');
  const common = {
    'data-kind': kind,
    'data-start': from === day ? '' : undefined,
    'data-end': to === day ? '' : undefined,
    title: text,
    style: { top: `${(lane / row.lanes) * 100}%`, height: `${100 / row.lanes}%` },
  };
  const content = (
    <>
      <span data-hidden>{text}</span>
      {span > 1 && (
        <span aria-hidden="true" style={{ width: `${span * 100}%` }}>
          <b>{`${ref || label}${quantity > 1 ? ` ×${quantity}` : ''}`}</b>
        </span>
      )}
    </>
  );
  const tabIndex = isActive ? 0 : -1;
  if (kind === 'maintenance')
    return (
      <button
        {...common}
        type="button"
        tabIndex={tabIndex}
        onClick={() => onOpenMaintenance(holdId)}
      >
        {content}
      </button>
    );
  if (ref === '') return <span {...common}>{content}</span>;
  return (
    <a
      {...common}
      href={requestPath(ref)}
      tabIndex={tabIndex}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onOpenRequest(ref);
      }}
    >
      {content}
    </a>
  );
}

const CalendarTableRow = memo(function CalendarTableRow(props: CalendarTableRowProps) {
  const { row, index, columns, activeColumn, onOpenRequest, onOpenMaintenance } = props;
  const lastDay = columns.at(-1)?.day ?? '';
  return (
    <tr aria-rowindex={index + 2} data-row={index} style={{ height: rowHeight(row) }}>
      <th scope="row">
        <span>{row.name}</span>
      </th>
      {columns.map(({ day, isWeekend, isToday }, column) => {
        const isConflict = row.conflicts.has(day);
        return (
          <td
            key={day}
            data-column={column}
            data-weekend={isWeekend ? '' : undefined}
            data-today={isToday ? '' : undefined}
            data-conflict={isConflict ? '' : undefined}
            tabIndex={column === activeColumn ? 0 : -1}
          >
            {isConflict && <span data-hidden>Conflict: </span>}
            {bookingsOn(row, day).map((booking) => (
              <Booking
                key={booking.holdId || booking.ref}
                booking={booking}
                row={row}
                day={day}
                isActive={column === activeColumn}
                span={
                  booking.from === day || column === 0
                    ? countDays({ from: day, to: booking.to < lastDay ? booking.to : lastDay })
                    : 0
                }
                onOpenRequest={onOpenRequest}
                onOpenMaintenance={onOpenMaintenance}
              />
            ))}
          </td>
        );
      })}
    </tr>
  );
});

/** Up to this number of rows, all are rendered. */
const MAX_RENDERED = 60;
/** Rows that are rendered before and after those in view. */
const MARGIN = 8;
/** Start and end move in steps, so that scrolling does not render at every row. */
const STEP = 2;

interface VisibleRows {
  first: number;
  /** Index after the last rendered row. */
  last: number;
}

/** In px, with the end of the last row. */
function topsOf(rows: readonly CalendarRow[]): number[] {
  const tops = [0];
  for (const row of rows) tops.push((tops.at(-1) ?? 0) + rowHeight(row));
  return tops;
}

function rowsIn({ scrollTop, clientHeight }: HTMLElement, tops: readonly number[]): VisibleRows {
  const rowAt = (y: number) => tops.findLastIndex((top) => top <= y);
  const top = Math.floor(rowAt(scrollTop) / STEP) * STEP;
  const bottom = Math.ceil(rowAt(scrollTop + clientHeight) / STEP) * STEP;
  return {
    first: Math.max(0, top - MARGIN),
    last: Math.min(tops.length - 1, bottom + STEP + MARGIN),
  };
}

/** Returns the rows to render of a list that scrolls in an element. */
function useVisibleRows(
  scroller: RefObject<HTMLElement | null>,
  tops: readonly number[],
): VisibleRows {
  const count = tops.length - 1;
  const [visible, setVisible] = useState<VisibleRows>({ first: 0, last: 2 * MARGIN });
  const isShort = count <= MAX_RENDERED;
  useEffect(() => {
    const element = scroller.current;
    if (!element || isShort) return undefined;
    const update = () => {
      const next = rowsIn(element, tops);
      setVisible((old) => (old.first === next.first && old.last === next.last ? old : next));
    };
    const observer = new ResizeObserver(update);
    observer.observe(element);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, [scroller, tops, isShort]);
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

export function CalendarTable(props: CalendarTableProps) {
  const { rows, days, today, onOpenRequest, onOpenMaintenance } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const tops = useMemo(() => topsOf(rows), [rows]);
  const { first, last } = useVisibleRows(scroller, tops);
  const { active, handlers } = useGridKeys(scroller, {
    rows: rows.length,
    columns: days.length,
    first,
    last,
    tops,
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
  const spacer = (from: number, to: number) =>
    from < to && (
      <tr aria-hidden="true" style={{ height: (tops[to] ?? 0) - (tops[from] ?? 0) }}>
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
          {spacer(0, first)}
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
          {spacer(last, rows.length)}
        </tbody>
      </table>
    </Scroller>
  );
}
