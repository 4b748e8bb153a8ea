import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { formatCount } from '@/domain/text/formatNumber';
import { Banner } from '@/ui/feedback/Banner';
import { EditorFooter, EditorModal } from '../../forms/EditorModal';
import { CSV_MAX_BYTES } from './csvTable';
import type { ImportedRecord, RecordsImport } from './recordsCsv';

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  padding: 'clamp(16px, 3vw, 24px)',
  '& ul': { display: 'grid', gap: 4, paddingInlineStart: 20, overflowWrap: 'anywhere' },
  '& li > small': { color: theme.vars?.palette.text.secondary, fontSize: '0.875rem' },
}));

/** Maximum number of listed items. The rest is shown as a number. */
const LINES = 50;

function Lines({ label, texts }: { label: string; texts: readonly [string, string?][] }) {
  if (texts.length === 0) return null;
  return (
    <section>
      <Typography variant="h6" component="h3" sx={{ mb: 1 }}>
        {`${label} (${texts.length})`}
      </Typography>
      <ul>
        {texts.slice(0, LINES).map(([text, note], at) => (
          <li key={`${at}-${text}`}>
            {text} {note && <small>{note}</small>}
          </li>
        ))}
        {texts.length > LINES && <li>{`and ${texts.length - LINES} more`}</li>}
      </ul>
    </section>
  );
}

interface FindingsProps<T> {
  found: RecordsImport<T>;
  noun: string;
  nameOf: (record: T) => string;
}

function Findings<T>({ found, noun, nameOf }: FindingsProps<T>) {
  const { imported, unchanged, unfeatured, problems } = found;
  if (problems.length > 0)
    return (
      <>
        <Banner tone="error">
          Nothing was imported. Correct these rows in the file and choose it again.
        </Banner>
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
          ? 'The file says what is there already: there is nothing to import.'
          : `${formatCount(imported.length, noun)} would be taken over; ${unchanged} would stay as they are.`}
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

async function readFile<T>(
  file: File,
  read: (text: string) => Promise<RecordsImport<T>>,
): Promise<RecordsImport<T>> {
  const failed = (message: string) => ({
    imported: [],
    unchanged: 0,
    unfeatured: [],
    problems: [{ row: 1, message }],
  });
  if (file.size > CSV_MAX_BYTES) return failed('The file is too large: at most 10 MB.');
  try {
    return await read(await file.text());
  } catch {
    return failed('The file could not be read.');
  }
}

export interface ImportDialogProps<T> {
  title: string;
  /** Singular noun in lower case, such as 'project'. */
  noun: string;
  file: File;
  read: (text: string) => Promise<RecordsImport<T>>;
  nameOf: (record: T) => string;
  /** Resolves to whether the import was stored. */
  onImport: (imported: readonly ImportedRecord<T>[]) => Promise<boolean>;
  onClose: () => void;
}

/**
 * Dialog that lists the changes of a CSV file before the import. The import applies all of them or
 * none.
 */
export function ImportDialog<T>(props: ImportDialogProps<T>) {
  const { title, noun, file, read, nameOf, onImport, onClose } = props;
  const [result, setResult] = useState<RecordsImport<T>>();
  const [isBusy, setIsBusy] = useState(false);
  const latest = useRef(read);
  latest.current = read;
  useEffect(() => {
    let isGone = false;
    void readFile(file, latest.current).then((made) => {
      if (!isGone) setResult(made);
    });
    return () => {
      isGone = true;
    };
  }, [file]);
  const canImport = result && result.problems.length === 0 && result.imported.length > 0;
  const handleImport = async () => {
    if (!result) return;
    setIsBusy(true);
    const isStored = await onImport(result.imported);
    setIsBusy(false);
    if (isStored) onClose();
  };
  return (
    <EditorModal title={title} onClose={onClose}>
      <Body>
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {file.name}
        </Typography>
        <div aria-live="polite" style={{ display: 'grid', gap: 16 }}>
          {result ? (
            <Findings found={result} noun={noun} nameOf={nameOf} />
          ) : (
            <p>Reading the file…</p>
          )}
        </div>
      </Body>
      <EditorFooter>
        {canImport && (
          <Button variant="contained" disabled={isBusy} onClick={() => void handleImport()}>
            {isBusy ? 'Importing...' : `Import ${formatCount(result.imported.length, noun)}`}
          </Button>
        )}
        <Button variant="outlined" disabled={isBusy} onClick={onClose}>
          {canImport ? 'Cancel' : 'Close'}
        </Button>
      </EditorFooter>
    </EditorModal>
  );
}
