import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { groupPieces } from '@/domain/rental/handover';
import type { RentalRequest } from '@/domain/rental/schema';
import { adminDays } from '../../layout/adminDate';
import { PRINT_STYLES, sheetStyles } from '../quote/sheetStyles';
import { useUnitText } from './useUnitPieces';

const Sheet = styled('article')(({ theme }) => ({
  ...sheetStyles(theme),
  display: 'none',
  '@media print': { display: 'grid' },
}));

interface PrintedSheetProps {
  request: Pick<RentalRequest, 'ref' | 'customer' | 'from' | 'to'>;
  title: string;
  children: ReactNode;
}

/** An A4 sheet about a request that is only printed. */
export function PrintedSheet({ request, title, children }: PrintedSheetProps) {
  const { ref, customer, from, to } = request;
  return (
    <>
      <GlobalStyles styles={PRINT_STYLES} />
      <Sheet data-sheet translate="no" aria-label={title}>
        <header>
          <p data-number>{`${title} ${ref}`}</p>
          <p>
            {customer.name}
            <br />
            {from !== '' && to !== '' && adminDays({ from, to })}
          </p>
        </header>
        {children}
      </Sheet>
    </>
  );
}

/** A box to be ticked on paper. */
function TickBox({ isTicked = false }: { isTicked?: boolean }) {
  return (
    <span
      style={{
        display: 'inline-block',
        width: 16,
        height: 16,
        border: '1px solid',
        textAlign: 'center',
        lineHeight: '14px',
      }}
    >
      {isTicked && '×'}
    </span>
  );
}

/** The pieces of a request as a table, with a box for each. */
export function PieceTable({ request }: { request: RentalRequest }) {
  const unitTextOf = useUnitText();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Piece</th>
          <th scope="col">Out</th>
          <th scope="col">Back</th>
        </tr>
      </thead>
      {groupPieces(request).map(({ item, units, unitCount }) => (
        <tbody key={item.id}>
          <tr>
            <th scope="rowgroup" colSpan={3}>{`${item.quantity} × ${item.name}`}</th>
          </tr>
          {units.map(({ unit, pieces }) =>
            pieces.map(({ id, name, isPacked, unitId }) => (
              <tr key={id}>
                <td>
                  {[unitCount > 1 ? `${unit}: ${name}` : name, unitTextOf(unitId)]
                    .filter(Boolean)
                    .join(', ')}
                </td>
                <td>
                  <TickBox isTicked={isPacked} />
                </td>
                <td>
                  <TickBox />
                </td>
              </tr>
            )),
          )}
        </tbody>
      ))}
    </table>
  );
}

/** The packing list as it is printed. */
export function PackingSheet({ request }: { request: RentalRequest }) {
  return (
    <PrintedSheet request={request} title="Packing list">
      <PieceTable request={request} />
    </PrintedSheet>
  );
}
