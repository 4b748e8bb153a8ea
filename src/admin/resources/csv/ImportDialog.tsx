import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Content } from '@/domain/content/content';
import { StatusAlert } from '../../layout/StatusAlert';
import { useLoaded } from '@/ui/lazy/useLoaded';
import { EditorModal } from '../../layout/EditorModal';
import { useAdminDispatch } from '../../store/hooks';
import { titleCase, countRecords } from '../labels';
import type { ResourceName, RecordOf } from '../registry';
import type { ResourceData } from '../resource';
import { importRecords } from '../thunks';
import { CSV_MAX_BYTES } from './csvText';
import { readRecordsCsv, type RecordsImport } from './recordsCsv';

/** Maximum number of listed items. The rest is shown as a number. */
const LINES = 50;

function Lines({ label, texts }: { label: string; texts: readonly [string, string?][] }) {
  if (texts.length === 0) return null;
  return (
    <section>
      <Typography variant="h6" component="h3">
        {`${label} (${texts.length})`}
      </Typography>
      <List dense disablePadding>
        {texts.slice(0, LINES).map(([text, note], index) => (
          <ListItem key={`${index}-${text}`} disableGutters>
            <ListItemText primary={text} secondary={note} />
          </ListItem>
        ))}
        {texts.length > LINES && (
          <ListItem disableGutters>{`and ${texts.length - LINES} more`}</ListItem>
        )}
      </List>
    </section>
  );
}

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
        <Lines
          label="Problems"
          texts={problems.map(({ row, message }) => [`Row ${row}: ${message}`])}
        />
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
      <Lines label="New" texts={added.map(({ record }) => [nameOf(record)])} />
      <Lines
        label="Changed"
        texts={edited.map(({ record, changed = [] }) => [nameOf(record), changed.join(', ')])}
      />
      <Lines
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
  if (file.size > CSV_MAX_BYTES) return failed('The file is too large. The limit is 10 MB.');
  try {
    const deps = { now: new Date().toISOString(), random: Math.random };
    return await readRecordsCsv(await file.text(), resource, content, deps);
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

/**
 * Dialog that lists the changes of a CSV file before the import. The import applies all of them or
 * none.
 */
export function ImportDialog<C extends ResourceName>(props: ImportDialogProps<C>) {
  const { resource, file, content, onClose } = props;
  const { labels, nameOf } = resource;
  const dispatch = useAdminDispatch();
  // The file is parsed once: a retry after a failed save must import the same new records.
  const [read] = useState(() => () => readFile(file, resource, content));
  const { value: result } = useLoaded(read);
  const [isBusy, setIsBusy] = useState(false);
  const canImport = result && result.problems.length === 0 && result.imported.length > 0;
  const handleImport = async () => {
    if (!result) return;
    setIsBusy(true);
    const isStored = await dispatch(importRecords(resource, result.imported));
    setIsBusy(false);
    if (isStored) onClose();
  };
  return (
    <EditorModal title={`Import ${titleCase(labels.many)}`} onClose={onClose}>
      <DialogContent sx={{ overflowWrap: 'anywhere' }}>
        <Typography color="textSecondary">{file.name}</Typography>
        <div aria-live="polite" style={{ display: 'grid', gap: 16 }}>
          {result ? (
            <Findings found={result} labels={labels} nameOf={nameOf} />
          ) : (
            <p>Reading the file...</p>
          )}
        </div>
      </DialogContent>
      <DialogActions>
        {canImport && (
          <Button variant="contained" disabled={isBusy} onClick={() => void handleImport()}>
            {isBusy ? 'Importing...' : `Import ${countRecords(labels, result.imported.length)}`}
          </Button>
        )}
        <Button variant="outlined" disabled={isBusy} onClick={onClose}>
          {canImport ? 'Cancel' : 'Close'}
        </Button>
      </DialogActions>
    </EditorModal>
  );
}
