import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useAdminDispatch, useAdminSelector } from '../../store/hooks';
import type { Drafts } from '../../drafts/state/draftEntry';
import { selectDrafts } from '../../drafts/state/draftsReducer';
import type { Edit } from '../../drafts/draftChanges';
import { withinLimits } from '../../drafts/featuredLimits';
import { selectPublished } from '../../drafts/content/workingCopySelectors';
import { changeSentence } from '../changes/changes';
import { importEdit, type ConflictSide } from '../merge/conflicts';
import { importErrorText } from '../messages/importMessages';
import { unfeaturedText } from '../restore/restoreMessages';
import type { ImportPreview } from '../zip/importBundle';
import { InvalidBundleError, type ImportFailure } from '../zip/invalidBundle';
import type { LiveContent } from '../liveContent';
import { formatCount } from '@/domain/text/formatNumber';
import { importWithRetry } from '@/ui/lazy/importWithRetry';
import { FileButton } from '../../forms/FileButton';
import { EditorModal } from '../../layout/AdminDialogs';
import { useBusy } from '../../layout/useBusy';
import { saveWithRetry } from '../../forms/useSave';
import { StatusAlert } from '../../layout/StatusAlert';
import { ChangedFields, type StateLabels } from './ChangeCard';
import { answersOf, ConflictFields, type Answers, type SideLabels } from './ConflictFields';

const FAILED =
  'The changes were imported but could not be stored in this browser. They are kept only until you close this tab.';

/** The result of reading the selected file. */
type Preview = ImportPreview | ImportFailure;

async function readFile(file: File, live: LiveContent, drafts: Drafts): Promise<Preview> {
  const loaded = await importWithRetry(() => import('../zip/importBundle')).catch(() => undefined);
  if (!loaded) return { code: 'unloaded' };
  try {
    return await loaded.previewImport(file, live, drafts);
  } catch (error) {
    return error instanceof InvalidBundleError ? error.failure : { code: 'unreadable' };
  }
}

const STATES: StateLabels = ['Now', 'After importing'];
const LABELS: SideLabels = {
  mine: ['Keep my version', 'My version'],
  theirs: ['Use the ZIP file’s version', 'In the ZIP file'],
  source: 'in the ZIP file',
};

interface PreviewContentProps {
  preview: Preview;
  answers: Answers;
  onAnswer: (key: string, side: ConflictSide) => void;
}

function PreviewContent({ preview, answers, onAnswer }: PreviewContentProps) {
  const drafts = useAdminSelector(selectDrafts);
  const published = useAdminSelector(selectPublished)?.content;
  if ('code' in preview)
    return (
      <StatusAlert severity="error">{`Nothing was imported. ${importErrorText(preview)}`}</StatusAlert>
    );
  if (preview.changes.length === 0) return <p>The file contains no changes.</p>;
  const edits = editsOf(preview, answers);
  const unfeatured = published ? withinLimits(edits, drafts, published).unfeatured : [];
  return (
    <>
      {unfeatured.length > 0 && (
        <StatusAlert severity="warning">{unfeaturedText(unfeatured)}</StatusAlert>
      )}
      {preview.changes.map(({ change, conflicts }) => (
        <Stack key={change.key} component="section" spacing={1.5}>
          <Typography variant="h6" component="h3">
            {changeSentence(change)}
          </Typography>
          <ChangedFields change={change} labels={STATES} />
          <ConflictFields
            change={change}
            conflicts={conflicts}
            answers={answers}
            onAnswer={onAnswer}
            labels={LABELS}
          />
        </Stack>
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

interface ImportZipProps {
  /** The published content; undefined until it is loaded. */
  live: LiveContent | undefined;
}

/**
 * Imports a ZIP file made by publishing as unpublished changes. Shows the changes first, and imports either all or
 * none.
 */
export function ImportZip({ live }: ImportZipProps) {
  const drafts = useAdminSelector(selectDrafts);
  const [preview, setPreview] = useState<Preview>();
  const [answers, setAnswers] = useState<Answers>({});
  const dispatch = useAdminDispatch();
  const { isBusy, run } = useBusy();
  const close = () => setPreview(undefined);
  const importAll = async (found: ImportPreview) => {
    const { saveImportedPictures } = await importWithRetry(() => import('../zip/importBundle'));
    await saveImportedPictures(found);
    const count = formatCount(found.changes.length, 'change');
    // If storing fails, a toast reports it and offers a retry.
    const edits = editsOf(found, answers);
    const request = { label: `Imported: ${count}`, edits, message: `${count} imported` };
    await dispatch(saveWithRetry(request, FAILED));
    setPreview((shown) => (shown === found ? undefined : shown));
  };
  const ready = preview && 'changes' in preview && preview.changes.length > 0 ? preview : undefined;
  return (
    <>
      <FileButton
        variant="text"
        disabled={!live}
        field={{ accept: '.zip,application/zip', 'aria-label': 'ZIP file to import' }}
        onFiles={([file]) => {
          if (!live) return;
          setAnswers({});
          void readFile(file, live, drafts).then(setPreview);
        }}
      >
        Import ZIP
      </FileButton>
      {preview && (
        <EditorModal title="Import ZIP" onClose={close}>
          <DialogContent>
            <PreviewContent
              preview={preview}
              answers={answers}
              onAnswer={(key, side) => setAnswers({ ...answers, [key]: side })}
            />
          </DialogContent>
          <DialogActions>
            {ready && (
              <Button
                variant="contained"
                disabled={isBusy || !isAnswered(ready, answers)}
                onClick={() => void run(() => importAll(ready))}
              >
                {isBusy ? 'Importing...' : `Import ${formatCount(ready.changes.length, 'change')}`}
              </Button>
            )}
            <Button variant="outlined" onClick={close}>
              {/* A started import continues. */}
              {isBusy ? 'Close' : 'Cancel'}
            </Button>
          </DialogActions>
        </EditorModal>
      )}
    </>
  );
}
