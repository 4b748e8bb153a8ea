import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Content } from '@/domain/content/content';
import { useLoaded } from '@/ui/lazy/lazyModule';
import { StatusAlert } from '../../layout/StatusAlert';
import { useBusy } from '../../layout/useBusy';
import { useAdminDispatch } from '../../store/hooks';
import { titleCase, countRecords } from '../recordNames';
import type { ResourceName, RecordOf } from '../registry';
import type { ResourceData } from '../resource';
import { importRecords } from '../thunks';
import { CsvImportDialog, ImportLines, ImportProblems } from './CsvImportDialog';
import { readCsvFile } from './csvText';
import { readRecordsCsv, type RecordsImport } from './recordsCsv';

interface FindingsProps<T> {
  found: RecordsImport<T>;
  labels: { one: string; many: string };
  nameOf: (record: T) => string;
}

function Findings<T>({ found, labels, nameOf }: FindingsProps<T>) {
  const { imported, unchanged, unfeatured, problems } = found;
  if (problems.length > 0)
    return (
      <>
        <StatusAlert severity="error">
          Nothing was imported. Fix these rows in the file, then import it again.
        </StatusAlert>
        <ImportProblems problems={problems} />
      </>
    );
  const added = imported.filter(({ changed }) => changed === undefined);
  const edited = imported.filter(({ changed }) => changed !== undefined);
  return (
    <>
      <Typography>
        {imported.length === 0
          ? 'The file contains no changes.'
          : `${countRecords(labels, imported.length)} will be imported. ${unchanged} unchanged.`}
      </Typography>
      <ImportLines label="New" texts={added.map(({ record }) => [nameOf(record)])} />
      <ImportLines
        label="Changed"
        texts={edited.map(({ record, changed = [] }) => [nameOf(record), changed.join(', ')])}
      />
      <ImportLines
        label="No longer featured, because the file features more than the limit"
        texts={unfeatured.map((record) => [nameOf(record)])}
      />
    </>
  );
}

async function readFile<C extends ResourceName>(
  file: File,
  resource: ResourceData<C>,
  content: Content,
): Promise<RecordsImport<RecordOf<C>>> {
  const failed = (message: string) => ({
    imported: [],
    unchanged: 0,
    unfeatured: [],
    problems: [{ row: 1, message }],
  });
  const read = await readCsvFile(file);
  if ('problem' in read) return failed(read.problem);
  try {
    const deps = { now: new Date().toISOString(), random: Math.random };
    return await readRecordsCsv(read.text, resource, content, deps);
  } catch {
    return failed('The file could not be read.');
  }
}

interface ImportDialogProps<C extends ResourceName> {
  resource: ResourceData<C>;
  file: File;
  content: Content;
  onClose: () => void;
}

/** The import applies all changes of the file, or none. */
export function ImportDialog<C extends ResourceName>(props: ImportDialogProps<C>) {
  const { resource, file, content, onClose } = props;
  const { labels, nameOf } = resource;
  const dispatch = useAdminDispatch();
  // The file is parsed once: a retry after a failed save must import the same new records.
  const [read] = useState(() => () => readFile(file, resource, content));
  const { value: result } = useLoaded(read);
  const { isBusy, run } = useBusy();
  const canImport = result && result.problems.length === 0 && result.imported.length > 0;
  const handleImport = async () => {
    if (!result) return;
    if (await dispatch(importRecords(resource, result.imported))) onClose();
  };
  return (
    <CsvImportDialog
      title={`Import ${titleCase(labels.many)}`}
      file={file}
      importLabel={canImport ? `Import ${countRecords(labels, result.imported.length)}` : undefined}
      onImport={() => void run(handleImport)}
      isBusy={isBusy}
      onClose={onClose}
    >
      {result && <Findings found={result} labels={labels} nameOf={nameOf} />}
    </CsvImportDialog>
  );
}
