import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useMemo, useEffect, useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { LABELS_PATH, unitPath, DEVICES_PATH } from '@/domain/links/adminPaths';
import { phoneWords } from '@/domain/links/phone';
import { requestDays } from '@/domain/rental/requestSteps';
import type { RentalRequest, Unit } from '@/domain/rental/schema';
import { namedUnit } from '@/domain/rental/units/scan';
import { UNIT_STATE_LABELS } from '@/domain/rental/units/unitStates';
import { ScreenHeader, ScreenLayout } from '../../layout/Screen';
import { StatusAlert } from '../../layout/StatusAlert';
import { NO_CONTENT, type Column } from '../../resources/column';
import { DataTable } from '../../resources/table/DataTable';
import { pendingLabel } from '../intake/pendingLink';
import { TableCsv } from '../layout/TableCsv';
import { useRequestsSelector, useRequestsDispatch } from '../store/hooks';
import {
  selectNameOf,
  selectUnitPlaces,
  selectOpenStocks,
  selectUnitIndex,
  selectUnits,
} from '../store/unitSelectors';
import { UnitConflictsAlert } from './UnitPage';
import { useUnitEditor } from './UnitDialog';
import { awayWith, whereText, MAX_UNITS, countProduct } from './unitThunks';
import { planUnits, writeUnitsCsv } from './unitsCsv';

interface UnitRow extends Unit {
  product: string;
  where: string;
  /** The requests that it is out with. */
  away: readonly RentalRequest[];
}

const LABELS = { one: 'unit', many: 'units' };
const nameOf = ({ code }: UnitRow) => code;
const factsOf = ({ product, state, where }: UnitRow) => [
  product,
  [state !== 'inUse' && UNIT_STATE_LABELS[state], where].filter(Boolean).join(', '),
];
const noActions = () => null;

const FACTS: Record<string, (unit: UnitRow) => string> = {
  Product: ({ product }) => product,
  'Serial number': ({ serial }) => serial,
  State: ({ state }) => UNIT_STATE_LABELS[state],
  Where: ({ where }) => where,
};

const COLUMNS: Column<UnitRow>[] = [
  {
    id: 'code',
    label: 'Code',
    card: 'title',
    cell: ({ id, code }) => <Link to={unitPath(id)}>{code}</Link>,
    sortBy: nameOf,
  },
  ...Object.entries(FACTS).map(([label, of]): Column<UnitRow> => ({
    id: label,
    label,
    card: 'line',
    cell: (unit) => of(unit) || '–',
    sortBy: of,
  })),
];

const searchText = (unit: UnitRow) => [
  unit.code,
  ...Object.values(FACTS).map((of) => of(unit)),
  unit.note,
  ...unit.away.flatMap(({ customer: { phone } }) => phoneWords(phone)),
];

const daysOf = ({ away, bought }: UnitRow) => [
  ...away.flatMap(requestDays),
  ...(bought === '' ? [] : [{ from: bought, to: bought }]),
];

/** The search does not become part of the URL, because it can name a customer. */
function UnitsTable({ units }: { units: readonly Unit[] }) {
  const places = useRequestsSelector(selectUnitPlaces);
  const productOf = useRequestsSelector(selectNameOf);
  const navigate = useNavigate();
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
      daysOf={daysOf}
      isSearchPrivate
      orderLabel="Code"
      empty={
        rows.length === 0
          ? 'No units yet. Add the first one, or import a CSV file.'
          : 'No units match your search.'
      }
      // Labels are printed by the button of the toolbar.
      renderBulkActions={noActions}
      renderTools={(found, selected) => (
        <Button
          variant="outlined"
          disabled={found().length === 0}
          onClick={() => printLabels(selected.length > 0 ? selected : found())}
        >
          Print labels
        </Button>
      )}
    />
  );
}

// See docs/behaviour/units.md.

/** Products whose stock differs from the number of their units, so that it does not follow them. */
function OpenStocks() {
  const dispatch = useRequestsDispatch();
  const open = useRequestsSelector(selectOpenStocks);
  if (open.length === 0) return null;
  return (
    <ul style={{ padding: 0, listStyle: 'none' }}>
      {open.map(({ product, count }) => (
        <li key={product.id}>
          <span translate="no">{product.name}</span>: {`${count} of ${product.stock} units entered`}{' '}
          <Button onClick={() => void dispatch(countProduct(product, count))}>
            All are entered
          </Button>
        </li>
      ))}
    </ul>
  );
}

export default function UnitsPage() {
  const units = useRequestsSelector(selectUnits);
  const places = useRequestsSelector(selectUnitPlaces);
  const index = useRequestsSelector(selectUnitIndex);
  const { content, add, dialogs } = useUnitEditor(units);
  // Of a label that a camera has opened.
  const [label] = useState(() => pendingLabel.read().text);
  useEffect(() => pendingLabel.update({ text: undefined }), []);
  const answer = label ? namedUnit(label, index) : undefined;
  if (answer && 'id' in answer) return <Navigate replace to={unitPath(answer.id)} />;
  return (
    <ScreenLayout>
      <ScreenHeader title="Units">
        <TableCsv
          table="units"
          noun="unit"
          write={content && (() => writeUnitsCsv(units, places, content))}
          planOf={content && ((text) => planUnits(text, index, content))}
          nameOf={({ code }: Unit) => code}
        />
        <Button
          variant="contained"
          startIcon={<AddIcon />}
          disabled={!content || units.length >= MAX_UNITS}
          onClick={() => add()}
        >
          Add unit
        </Button>
      </ScreenHeader>
      {answer && (
        <StatusAlert severity="warning">
          {answer.text}
          {answer.offers?.map(({ label: name, unit }) => (
            <span key={unit.id}>
              {' '}
              <Link to={unitPath(unit.id)}>{name}</Link>.
            </span>
          ))}
          {units.length === 0 && (
            <>
              {' This device has no requests. '}
              <Link to={DEVICES_PATH}>Link it to see them</Link>.
            </>
          )}
        </StatusAlert>
      )}
      <UnitConflictsAlert />
      <OpenStocks />
      <UnitsTable units={units} />
      {dialogs}
    </ScreenLayout>
  );
}
