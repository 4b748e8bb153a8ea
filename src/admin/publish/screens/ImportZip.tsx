import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useAdminSelector } from '../../store/hooks';
import type { Drafts } from '../../drafts/draftEntry';
import { selectDrafts } from '../../drafts/draftsReducer';
import type { Edit } from '../../drafts/editing';
import { withinLimits } from '../../drafts/featuredLimits';
import { selectPublished } from '../../drafts/workingCopySelectors';
import { changeSentence } from '../changes/changes';
import { importEdit, type Side } from '../merge/conflicts';
import type { ImportPreview } from '../zip/importBundle';
import type { LiveContent } from '../liveContent';
import { formatCount } from '@/domain/text/formatNumber';
import { EditorFooter, EditorModal } from '../../forms/EditorModal';
import { useSave } from '../../forms/useSave';
import { Banner } from '@/ui/feedback/Banner';
import { ChangedFields, type SideNames } from './ChangeCard';
import { answersOf, ConflictFields, type Answers, type SideWords } from './ConflictForm';
import { unfeaturedText } from './useDiscardChanges';

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

/** The result of reading the selected file. */
type Read = { refusal: string } | ImportPreview;

async function readFile(file: File, live: LiveContent, drafts: Drafts): Promise<Read> {
  try {
    const { BundleRefused, previewImport: readBundleFile } = await import('../zip/importBundle');
    try {
      return await readBundleFile(file, live, drafts);
    } catch (error) {
      return { refusal: error instanceof BundleRefused ? error.message : UNREAD };
    }
  } catch {
    return { refusal: UNLOADED };
  }
}

const SIDES: SideNames = ['Now', 'After importing'];
const WORDS: SideWords = {
  mine: ['Keep mine', 'Mine'],
  theirs: ['Take the ZIP file’s', 'In the ZIP file'],
};

interface FindingsProps {
  read: Read;
  answers: Answers;
  onAnswer: (key: string, side: Side) => void;
}

function Findings({ read, answers, onAnswer }: FindingsProps) {
  const drafts = useAdminSelector(selectDrafts);
  const published = useAdminSelector(selectPublished)?.content;
  if ('refusal' in read)
    return <Banner tone="error">{`Nothing was imported. ${read.refusal}`}</Banner>;
  if (read.changes.length === 0)
    return <p>Everything that this file changes is here or on the website already.</p>;
  const edits = editsOf(read, answers);
  const unfeatured = published ? withinLimits(edits, drafts, published).unfeatured : [];
  return (
    <>
      {unfeatured.length > 0 && <Banner tone="warning">{unfeaturedText(unfeatured)}</Banner>}
      {read.changes.map(({ change, conflicts }) => (
        <section key={change.key}>
          <Typography variant="h6" component="h3">
            {changeSentence(change)}
          </Typography>
          <ChangedFields change={change} names={SIDES} />
          <ConflictFields
            change={change}
            conflicts={conflicts}
            answers={answers}
            onAnswer={onAnswer}
            words={WORDS}
          />
        </section>
      ))}
    </>
  );
}

function editsOf({ changes }: ImportPreview, answers: Answers): Edit[] {
  return changes.map((found) => importEdit(found, answersOf(found, answers)));
}

function isAnswered({ changes }: ImportPreview, answers: Answers): boolean {
  return changes.every((found) => answersOf(found, answers).every((side) => side !== undefined));
}

export interface ImportZipProps {
  /** The published content. */
  live: LiveContent;
  isDisabled: boolean;
}

/**
 * Imports a ZIP file made by publishing as unpublished changes. Shows the changes first, and imports either all or
 * none.
 */
export function ImportZip({ live, isDisabled }: ImportZipProps) {
  const drafts = useAdminSelector(selectDrafts);
  const input = useRef<HTMLInputElement>(null);
  const [read, setRead] = useState<Read>();
  const [answers, setAnswers] = useState<Answers>({});
  const { saveInList } = useSave();
  const [isSaving, setIsSaving] = useState(false);
  const close = () => setRead(undefined);
  const importAll = async (found: ImportPreview) => {
    setIsSaving(true);
    const { saveImportedPictures: keepPictures } = await import('../zip/importBundle');
    await keepPictures(found);
    const count = formatCount(found.changes.length, 'change');
    // If storing fails, a toast reports it and offers a retry.
    await saveInList(
      { label: `Imported: ${count}`, edits: editsOf(found, answers), message: `${count} imported` },
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
          setAnswers({});
          if (file) void readFile(file, live, drafts).then(setRead);
        }}
      />
      {read && (
        <EditorModal title="Import ZIP" onClose={close} isForReading>
          <Body>
            <Findings
              read={read}
              answers={answers}
              onAnswer={(key, side) => setAnswers({ ...answers, [key]: side })}
            />
          </Body>
          <EditorFooter>
            {ready && (
              <Button
                variant="contained"
                disabled={isSaving || !isAnswered(ready, answers)}
                onClick={() => void importAll(ready)}
              >
                {isSaving
                  ? 'Importing...'
                  : `Import ${formatCount(ready.changes.length, 'change')}`}
              </Button>
            )}
            <Button onClick={close}>Cancel</Button>
          </EditorFooter>
        </EditorModal>
      )}
    </>
  );
}
