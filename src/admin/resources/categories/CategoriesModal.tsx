import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { isAllCategory } from '@/domain/category/category';
import { type Content, applyChanges } from '@/domain/content/content';
import { contentChanges } from '@/domain/content/contentChanges';
import { selectPublished, selectList } from '../../drafts/content/draftContent';
import type { EditingThunk } from '../../drafts/editThunks';
import { useEditor } from '../../forms/useEditor';
import { EditorModal, useConfirm } from '../../layout/AdminDialogs';
import { LoadErrorBanner, StatusAlert } from '../../layout/StatusAlert';
import { useAdminDispatch, useAdminSelector } from '../../store/hooks';
import { deletionQuestion } from '../deletionQuestion';
import { moveRecords, removeRecords } from '../thunks';
import { RecordForm } from '../RecordForm';
import { recordsOf } from '../registry';
import { useResource } from '../useResource';
import { CategoryList } from './CategoryList';
import { CATEGORIES, type Categories, type CategoryKind } from './categoryResource';

/** The index is among the shown ones, from 0. A category for all records, which is not shown, keeps its place. */
function moveCategory(
  { resource }: Categories,
  shown: readonly { id: string }[],
  id: string,
  to: number,
): EditingThunk<Promise<boolean>> {
  return (dispatch, getState) => {
    const all: readonly { id: string }[] = selectList(resource.name)(getState()) ?? [];
    const isOther = (one: { id: string }) => one.id !== id;
    const next = shown.filter(isOther)[to]?.id;
    const index = all.filter(isOther).findIndex((one) => one.id === next);
    return dispatch(moveRecords(resource, [id], index < 0 ? Infinity : index));
  };
}

/** Logs and copies a file as it would be published. It is for developers: only `npm run dev` has it. */
function CopyCategoryJson({ content, file }: { content: Content; file: string }) {
  const published = useAdminSelector(selectPublished);
  const [message, setMessage] = useState('');
  const copy = async () => {
    if (!published) return;
    const next = applyChanges(published.files, contentChanges(published.content, content));
    const json = JSON.stringify(next[file], null, 2);
    // Developers request this output with the button.
    // eslint-disable-next-line no-console
    console.info(json);
    try {
      await navigator.clipboard.writeText(json);
      setMessage(`Copied. Paste it into public/data/${file}.`);
    } catch {
      setMessage('The clipboard is not available. The JSON was printed to the console.');
    }
  };
  return (
    <div>
      <Button variant="outlined" onClick={() => void copy()}>
        Copy JSON
      </Button>
      <p role="status">{message}</p>
    </div>
  );
}

const readOnly = 'Categories are read-only in production. Changes require a new deployment.';

/** Returns whether categories are read-only, as in a build without a publish target. */
const isReadOnly = () => !import.meta.env.VITE_PUBLISH_TARGET;

/** Runs a change, or warns in the console while categories are read-only. */
function unlessReadOnly(change: () => Promise<unknown>): Promise<unknown> {
  if (!isReadOnly()) return change();
  console.warn(readOnly);
  return Promise.resolve();
}

interface ManagerProps {
  kind: CategoryKind;
  /** Id of the category that is edited first. */
  requestedId: string | undefined;
  onClose: () => void;
}

type ManagerMode = 'write' | 'view';

interface ManagerTabsProps {
  mode: ManagerMode;
  /** Label of the first tab, such as for a new or an edited category. */
  writeLabel: string;
  onMode: (mode: ManagerMode) => void;
  children: ReactNode;
}

function ManagerTabs({ mode, writeLabel, onMode, children }: ManagerTabsProps) {
  const id = useId();
  const tab = (value: ManagerMode, label: string) => (
    <Tab value={value} id={`${id}-${value}`} aria-controls={`${id}-panel`} label={label} />
  );
  return (
    <>
      <Tabs
        value={mode}
        onChange={(_event, next: ManagerMode) => onMode(next)}
        aria-label="Category manager"
        variant="fullWidth"
      >
        {tab('write', writeLabel)}
        {tab('view', 'View All Categories')}
      </Tabs>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${mode}`}>
        {children}
      </div>
    </>
  );
}

function LoadedManager(props: ManagerProps & { content: Content }) {
  const { kind, content, requestedId, onClose } = props;
  const categories = CATEGORIES[kind];
  const { resource, titles, usageText, file } = categories;
  const records = recordsOf(content, resource.name).filter((category) => !isAllCategory(category));
  const dispatch = useAdminDispatch();
  const { confirm, dialog } = useConfirm();
  const editing = useEditor({ form: resource.name, records, requestedId, startsNew: true });
  const { editor, add, open, close, leave } = editing;
  // Increased when a new form replaces a saved one.
  const [round, setRound] = useState(0);
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The focused field belonged to the form before this one.
    if (round > 0) area.current?.querySelector('input')?.focus();
  }, [round]);

  const handleSaved = () => {
    close();
    if (!editor?.record) add();
    setRound(round + 1);
  };
  const handleMode = async (mode: ManagerMode) => {
    if ((await leave()) && mode === 'write') add();
  };
  const handleDelete = async (id: string) => {
    if (await confirm(dispatch(deletionQuestion(resource, [id]))))
      await unlessReadOnly(() => dispatch(removeRecords(resource, [id])));
  };
  const handleClose = async () => {
    if (await leave()) onClose();
  };
  const edited = editor?.record;
  const writeTitle = edited ? titles.edit : titles.create;
  return (
    <EditorModal title={editor ? writeTitle : titles.view} onClose={() => void handleClose()}>
      {isReadOnly() && (
        <DialogContent>
          <StatusAlert severity="warning">{readOnly}</StatusAlert>
        </DialogContent>
      )}
      <ManagerTabs
        mode={editor ? 'write' : 'view'}
        writeLabel={edited ? 'Edit Category' : 'Create Category'}
        onMode={(mode) => void handleMode(mode)}
      >
        {editor ? (
          <div ref={area}>
            <RecordForm
              key={`${edited?.id} ${round}`}
              isInline
              resource={resource}
              editor={editor}
              content={content}
              onSaved={handleSaved}
              onLeave={edited && (() => void leave())}
              guard={unlessReadOnly}
            />
          </div>
        ) : (
          <DialogContent>
            <CategoryList
              categories={records}
              usage={(category) => usageText(content, category)}
              onEdit={({ id }) => open(id)}
              onMove={(id, to) =>
                void unlessReadOnly(() => dispatch(moveCategory(categories, records, id, to)))
              }
              onDelete={({ id }) => void handleDelete(id)}
            />
          </DialogContent>
        )}
      </ManagerTabs>
      {import.meta.env.DEV && import.meta.env.VITE_PUBLISH_TARGET === 'local' && (
        <DialogContent>
          <CopyCategoryJson content={content} file={file} />
        </DialogContent>
      )}
      {dialog}
      {editing.dialog}
    </EditorModal>
  );
}

export function CategoriesModal(props: ManagerProps) {
  const { resource, titles } = CATEGORIES[props.kind];
  const { content, failed } = useResource(resource);
  if (content && failed.length === 0) return <LoadedManager {...props} content={content} />;
  return (
    <EditorModal title={titles.view} onClose={props.onClose}>
      <DialogContent>
        {content ? (
          <LoadErrorBanner>{resource.messages.loadFailed(failed)}</LoadErrorBanner>
        ) : (
          <p role="status">Loading categories...</p>
        )}
      </DialogContent>
    </EditorModal>
  );
}
