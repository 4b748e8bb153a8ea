import { memo } from 'react';
import { countDays, type Day } from '@/domain/availability/day';
import { bookingsOn, type CalendarBooking, type CalendarRow } from '@/domain/rental/stock/calendar';
import { requestPath } from '@/domain/links/adminPaths';

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
      {span > 1 && row.lanes < 3 && (
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

/** Row of the calendar. It renders again only when its own values change. */
export const CalendarTableRow = memo(function CalendarTableRow(props: CalendarTableRowProps) {
  const { row, index, columns, activeColumn, onOpenRequest, onOpenMaintenance } = props;
  const lastDay = columns.at(-1)?.day ?? '';
  return (
    <tr aria-rowindex={index + 2} data-row={index}>
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
