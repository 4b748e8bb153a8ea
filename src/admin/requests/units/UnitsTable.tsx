import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { readContent } from '@/domain/content/content';
import { LABELS_PATH, unitPath } from '@/domain/links/adminPaths';
import { phoneWords } from '@/domain/links/phone';
import { requestDays } from '@/domain/rental/requestDates';
import type { RentalRequest, Unit } from '@/domain/rental/schema';
import { UNIT_STATE_LABELS } from '@/domain/rental/units/unitStates';
import { useCurrentDay } from '../../layout/useNow';
import type { Column } from '../../resources/column';
import { DataTable } from '../../resources/table/DataTable';
import { useRequestsSelector } from '../store/hooks';
import { selectNameOf, selectUnitPlaces } from '../store/unitSelectors';
import { awayWith, whereText } from './unitTexts';

interface UnitRow extends Unit {
  product: string;
  where: string;
  /** The requests that it is out with. */
  away: readonly RentalRequest[];
}

/** Units refer to products by their names in the rows. */
const { content: NO_CONTENT } = readContent({});
const LABELS = { one: 'unit', many: 'units' };
const nameOf = ({ code }: UnitRow) => code;
const factsOf = ({ product, state }: UnitRow) => [product, UNIT_STATE_LABELS[state]];
const noActions = () => null;

const COLUMNS: Column<UnitRow>[] = [
  {
    id: 'code',
    label: 'Code',
    card: 'title',
    cell: ({ id, code }) => <Link to={unitPath(id)}>{code}</Link>,
    sortBy: ({ code }) => code,
  },
  {
    id: 'product',
    label: 'Product',
    card: 'line',
    cell: ({ product }) => product,
    sortBy: ({ product }) => product,
  },
  {
    id: 'serial',
    label: 'Serial number',
    card: 'line',
    cell: ({ serial }) => serial || '–',
    sortBy: ({ serial }) => serial,
  },
  {
    id: 'state',
    label: 'State',
    card: 'line',
    cell: ({ state }) => UNIT_STATE_LABELS[state],
    sortBy: ({ state }) => UNIT_STATE_LABELS[state],
  },
  {
    id: 'where',
    label: 'Where',
    card: 'line',
    cell: ({ where }) => where || '–',
    sortBy: ({ where }) => where,
  },
];

const searchText = ({ code, product, serial, state, where, note, away }: UnitRow) => [
  code,
  product,
  serial,
  UNIT_STATE_LABELS[state],
  where,
  note,
  ...away.flatMap(({ customer: { phone } }) => phoneWords(phone)),
];

/** Returns the days of the rentals that a unit is out with, and the one on which it was bought. */
const daysOf = ({ away, bought }: UnitRow) => [
  ...away.flatMap(requestDays),
  ...(bought === '' ? [] : [{ from: bought, to: bought }]),
];

/** All units as a table or cards. The search does not become part of the URL, because it can name a customer. */
export function UnitsTable({ units }: { units: readonly Unit[] }) {
  const places = useRequestsSelector(selectUnitPlaces);
  const productOf = useRequestsSelector(selectNameOf);
  const navigate = useNavigate();
  const today = useCurrentDay();
  const days = useMemo(() => ({ of: daysOf, today }), [today]);
  const rows = useMemo(
    () =>
      units.map((unit) => ({
        ...unit,
        product: productOf(unit.productId),
        where: whereText(unit, places),
        away: awayWith(unit, places).map(({ request }) => request),
      })),
    [units, places, productOf],
  );
  const printLabels = (printed: readonly UnitRow[]) =>
    void navigate(LABELS_PATH, { state: { ids: printed.map(({ id }) => id) } });
  return (
    <DataTable
      label="Units"
      labels={LABELS}
      records={rows}
      content={NO_CONTENT}
      columns={COLUMNS}
      nameOf={nameOf}
      factsOf={factsOf}
      searchText={searchText}
      days={days}
      isSearchPrivate
      orderLabel="Code"
      empty={
        rows.length === 0
          ? 'No units yet. Add the first one, or import a CSV file.'
          : 'No units match your search.'
      }
      // Labels are printed by the button of the toolbar.
      renderBulkActions={noActions}
      renderTools={(count, found, selected) => (
        <Button
          variant="outlined"
          disabled={count === 0}
          onClick={() => printLabels(selected.length > 0 ? selected : found())}
        >
          Print labels
        </Button>
      )}
    />
  );
}
