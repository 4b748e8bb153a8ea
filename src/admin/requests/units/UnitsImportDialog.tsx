import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Content } from '@/domain/content/content';
import { formatCount } from '@/domain/text/formatNumber';
import { useLoaded } from '@/ui/lazy/lazyModule';
import { CsvImportDialog, ImportLines, ImportProblems } from '../../resources/csv/CsvImportDialog';
import { useRequestsDispatch, useRequestsSelector } from '../store/hooks';
import { selectUnitIndex } from '../store/unitSelectors';
import { readUnitsCsv } from './unitsCsv';
import { saveUnits } from './unitThunks';

interface UnitsImportDialogProps {
  file: File;
  content: Content;
  onClose: () => void;
}

/** Dialog that lists what a CSV file of units would change before it is imported. */
export function UnitsImportDialog({ file, content, onClose }: UnitsImportDialogProps) {
  const dispatch = useRequestsDispatch();
  const present = useRequestsSelector(selectUnitIndex);
  const [index] = useState(present);
  const [read] = useState(() => () => readUnitsCsv(file, index, content));
  const { value: plan } = useLoaded(read);
  const all = plan ? [...plan.added, ...plan.changed.map(({ unit }) => unit)] : [];
  const label = formatCount(all.length, 'unit');
  return (
    <CsvImportDialog
      title="Import units"
      file={file}
      importLabel={all.length > 0 ? `Import ${label}` : undefined}
      onImport={() => {
        dispatch(saveUnits(all, `${label} imported`, index.all));
        onClose();
      }}
      onClose={onClose}
    >
      {plan && (
        <>
          <Typography>
            {all.length === 0
              ? 'The file contains no changes.'
              : `${label} will be imported. ${plan.unchanged} unchanged.`}
          </Typography>
          <ImportProblems problems={plan.problems} />
          <ImportLines label="New" texts={plan.added.map(({ code }) => [code])} />
          <ImportLines
            label="Changed"
            texts={plan.changed.map(({ unit, columns }) => [unit.code, columns.join(', ')])}
          />
        </>
      )}
    </CsvImportDialog>
  );
}
