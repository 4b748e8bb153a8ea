import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { changeSentence, type RecordChange } from '@/api/publish/changes';
import type { ReadBundle } from '@/api/publish/importBundle';
import type { Live } from '@/api/publish/live';
import { counted } from '@/domain/digits';
import { EditorFoot, EditorModal } from '@/features/admin/common/EditorModal';
import { useSave } from '@/features/admin/common/useSave';
import { Banner } from '@/ui/Banner';
import { ChangedFields } from './ChangeCard';

const Body = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  padding: 'clamp(16px, 3vw, 24px)',
  '& h4': { fontSize: '1rem', overflowWrap: 'anywhere' },
  '& section': { display: 'grid', gap: 8 },
  '& h3': { fontSize: '0.9375rem', fontWeight: 500 },
});

const FAILED =
  'The changes are imported, but this browser could not store them: they last until this tab is closed.';

const UNREAD = 'The file could not be read.';
const UNLOADED = 'Part of this page could not be loaded. Please try again.';

/** How reading the chosen file ended. */
type Read = { refusal: string } | (ReadBundle & { replaced: RecordChange[] });

async function readFile(file: File, live: Live, drafts: readonly RecordChange[]): Promise<Read> {
  try {
    const { BundleRefused, readBundleFile, replacedDrafts } =
      await import('@/api/publish/importBundle');
    try {
      const read = await readBundleFile(file, live);
      return { ...read, replaced: replacedDrafts(read, drafts) };
    } catch (error) {
      return { refusal: error instanceof BundleRefused ? error.message : UNREAD };
    }
  } catch {
    return { refusal: UNLOADED };
  }
}

function Findings({ read }: { read: Read }) {
  if ('refusal' in read)
    return <Banner tone="error">{`Nothing was imported. ${read.refusal}`}</Banner>;
  if (read.changes.length === 0) return <p>The website says the same already.</p>;
  return (
    <>
      {read.replaced.length > 0 && (
        <Banner tone="warning">
          {`${counted(read.replaced.length, 'unpublished change')} of yours would be replaced: ${read.replaced.map(({ name }) => name.full).join(', ')}. You can undo it.`}
        </Banner>
      )}
      {read.changes.map((change) => (
        <section key={change.key}>
          <Typography variant="h6" component="h3">
            {changeSentence(change)}
          </Typography>
          <ChangedFields change={change} />
        </section>
      ))}
    </>
  );
}

export interface ImportZipProps {
  /** What is published now. */
  live: Live;
  drafts: readonly RecordChange[];
  isDisabled: boolean;
}

/** Takes a ZIP file made by publishing as unpublished changes: shows them first, then all or nothing. */
export function ImportZip({ live, drafts, isDisabled }: ImportZipProps) {
  const input = useRef<HTMLInputElement>(null);
  const [read, setRead] = useState<Read>();
  const { saveInList } = useSave();
  const [isSaving, setIsSaving] = useState(false);
  const close = () => setRead(undefined);
  const importAll = async (found: ReadBundle) => {
    setIsSaving(true);
    const { keepPictures } = await import('@/api/publish/importBundle');
    await keepPictures(found);
    const count = counted(found.changes.length, 'change');
    // What could not be stored is told by a toast that stores it again.
    await saveInList(
      { label: `Imported: ${count}`, edits: found.edits, message: `${count} imported` },
      FAILED,
    );
    setIsSaving(false);
    close();
  };
  const ready = read && 'changes' in read && read.changes.length > 0 ? read : undefined;
  return (
    <>
      <Button variant="text" disabled={isDisabled} onClick={() => input.current?.click()}>
        Import ZIP
      </Button>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        aria-label="ZIP file to import"
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) void readFile(file, live, drafts).then(setRead);
        }}
      />
      {read && (
        <EditorModal title="Import ZIP" onClose={close} isForReading>
          <Body>
            <Findings read={read} />
          </Body>
          <EditorFoot>
            {ready && (
              <Button variant="contained" disabled={isSaving} onClick={() => void importAll(ready)}>
                {isSaving ? 'Importing...' : `Import ${counted(ready.changes.length, 'change')}`}
              </Button>
            )}
            <Button onClick={close}>Cancel</Button>
          </EditorFoot>
        </EditorModal>
      )}
    </>
  );
}
