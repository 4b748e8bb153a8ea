import { formatMoney } from '@/domain/rental/money';
import { positionsOf } from '@/domain/rental/positionRows';
import type { Quote } from '@/domain/rental/schema';
import { formatCount } from '@/domain/text/formatNumber';

const daysText = (days: number | null) => (days === null ? 'once' : formatCount(days, 'day'));

/** Items and lines of a quote or a document. The head is repeated on each page of paper, and no item is cut. */
export function PositionTable({
  terms,
}: {
  terms: Pick<Quote, 'items' | 'lines' | 'from' | 'to' | 'billableDays'>;
}) {
  const rows = positionsOf(terms);
  if (rows.length === 0) return null;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col" data-wide>
            Quantity
          </th>
          <th scope="col" data-wide>
            Rate
          </th>
          <th scope="col" data-wide>
            Days
          </th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      {rows.map(({ name, included, quantity, rate, days, amount }, index) => (
        // Positions of what was issued have no ID, and never change.
        <tbody key={`${index}-${name}`}>
          <tr>
            <td>
              {name}
              <small data-narrow>
                {quantity} × {rate === null ? 'to be agreed' : formatMoney(rate)}
                {days === null ? ' once' : ` × ${daysText(days)}`}
              </small>
            </td>
            <td data-wide>{quantity}</td>
            <td data-wide>{rate === null ? 'To be agreed' : formatMoney(rate)}</td>
            <td data-wide>{days ?? 'once'}</td>
            <td>{amount === null ? '–' : formatMoney(amount)}</td>
          </tr>
          {included.length > 0 && (
            <tr data-contents>
              <td colSpan={5}>With {included.join(', ')}</td>
            </tr>
          )}
        </tbody>
      ))}
    </table>
  );
}
