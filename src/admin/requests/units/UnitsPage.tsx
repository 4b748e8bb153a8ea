import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { DEVICES_PATH, unitPath } from '@/domain/links/adminPaths';
import { findUnits, scannedCode, unitText } from '@/domain/rental/units/codes';
import { selectDraftContent } from '../../drafts/content/draftContentSelectors';
import { useEditor } from '../../forms/useEditor';
import { ScreenHeader, ScreenLayout } from '../../layout/ScreenHeader';
import { StatusAlert } from '../../layout/StatusAlert';
import { CsvButtons } from '../../resources/csv/CsvButtons';
import { pendingLabel } from '../intake/pendingLink';
import { useRequestsDispatch, useRequestsSelector } from '../store/hooks';
import {
  selectOpenStocks,
  selectUnitIndex,
  selectUnitPlaces,
  selectUnits,
} from '../store/unitSelectors';
import { UnitConflictsAlert } from './UnitConflictsAlert';
import { UNIT_FORM, UnitDialog } from './UnitDialog';
import { MAX_UNITS } from './unitFields';
import { UnitsTable } from './UnitsTable';
import { writeUnitsCsv, readUnitsCsv } from './unitsCsv';
import { countProduct } from './unitThunks';
import type { Content } from '@/domain/content/content';
import { useLoaded } from '@/ui/lazy/lazyModule';
import { TableImportDialog } from '../layout/TableImportDialog';

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
