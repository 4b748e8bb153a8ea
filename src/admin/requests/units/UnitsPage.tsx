import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useMemo, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { readContent, type Content } from '@/domain/content/content';
import { LABELS_PATH, unitPath, DEVICES_PATH } from '@/domain/links/adminPaths';
import { phoneWords } from '@/domain/links/phone';
import { requestDays } from '@/domain/rental/requestSteps';
import type { RentalRequest, Unit } from '@/domain/rental/schema';
import { findUnits, scannedCode, unitText } from '@/domain/rental/units/codes';
import { UNIT_STATE_LABELS } from '@/domain/rental/units/unitStates';
import { useLoaded } from '@/ui/lazy/lazyModule';
import { selectDraftContent } from '../../drafts/content/draftContent';
import { useEditor } from '../../forms/useEditor';
import { ScreenHeader, ScreenLayout } from '../../layout/Screen';
import { StatusAlert } from '../../layout/StatusAlert';
import { useCurrentDay } from '../../layout/useNow';
import type { Column } from '../../resources/column';
import { CsvButtons } from '../../resources/csv/CsvButtons';
import { DataTable } from '../../resources/table/DataTable';
import { pendingLabel } from '../intake/pendingLink';
import { TableImportDialog } from '../layout/TableImportDialog';
import { useRequestsSelector, useRequestsDispatch } from '../store/hooks';
import {
  selectNameOf,
  selectUnitPlaces,
  selectOpenStocks,
  selectUnitIndex,
  selectUnits,
} from '../store/unitSelectors';
import { UnitConflictsAlert } from './UnitPage';
import { UNIT_FORM, UnitDialog } from './UnitDialog';
import { awayWith, whereText, MAX_UNITS, countProduct } from './unitThunks';
import { writeUnitsCsv, readUnitsCsv } from './unitsCsv';

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

interface UnitsImportDialogProps {
  file: File;
  content: Content;
  onClose: () => void;
}

/** Dialog that lists what a CSV file of units would change before it is imported. */
function UnitsImportDialog({ file, content, onClose }: UnitsImportDialogProps) {
  const present = useRequestsSelector(selectUnitIndex);
  const [index] = useState(present);
  const [read] = useState(() => () => readUnitsCsv(file, index, content));
  const { value: plan } = useLoaded(read);
  const props = { file, plan, onClose, known: index.all };
  return <TableImportDialog table="units" noun="unit" nameOf={({ code }) => code} {...props} />;
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

/** Opens the unit of a label that a camera has opened. Returns its code, and all units that have it. */
function useOpenedLabel() {
  const [text] = useState(() => pendingLabel.read().text);
  const index = useRequestsSelector(selectUnitIndex);
  const navigate = useNavigate();
  const code = text === undefined ? '' : scannedCode(text);
  const found = findUnits(index, code);
  const unit = found.length === 1 ? found[0] : undefined;
  useEffect(() => pendingLabel.update({ text: undefined }), []);
  useEffect(() => {
    if (unit) void navigate(unitPath(unit.id), { replace: true });
  }, [unit, navigate]);
  return { code, found };
}

/** List of all units. */
export default function UnitsPage() {
  const units = useRequestsSelector(selectUnits);
  const content = useRequestsSelector(selectDraftContent);
  const places = useRequestsSelector(selectUnitPlaces);
  const [file, setFile] = useState<File>();
  const { code, found } = useOpenedLabel();
  const { editor, dialog, add, close, leave } = useEditor({ form: UNIT_FORM, records: units });
  return (
    <ScreenLayout>
      <ScreenHeader title="Units">
        <CsvButtons
          noun="units"
          write={
            content && units.length > 0 ? () => writeUnitsCsv(units, places, content) : undefined
          }
          onFile={content && setFile}
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
      {code !== '' && found.length !== 1 && (
        <StatusAlert severity="warning">
          {found.length > 1
            ? `${code}: ${found.length} units have it. Which one?`
            : `${code}: no unit has this code.`}
          {found.map((unit) => (
            <span key={unit.id}>
              {' '}
              <Link to={unitPath(unit.id)}>{unitText(unit)}</Link>.
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
      {dialog}
      {editor && content && (
        <UnitDialog
          unit={editor.record}
          content={content}
          onSaved={close}
          onLeave={() => void leave()}
        />
      )}
      {file && content && (
        <UnitsImportDialog file={file} content={content} onClose={() => setFile(undefined)} />
      )}
    </ScreenLayout>
  );
}
