import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { isAllCategory } from '@/domain/category/category';
import type { Content } from '@/domain/content/content';
import { Banner } from '@/ui/feedback/Banner';
import { LEAVE_CONFIRMATION } from '../../forms/dirtyForms';
import { EditorModal } from '../../forms/EditorModal';
import { clearAutosave, readAutosave } from '../../forms/formAutosave';
import { LoadErrorBanner } from '../../forms/layout/LoadErrorBanner';
import { useConfirm } from '../../forms/layout/useConfirm';
import { selectHasUnsavedChanges } from '../../store/formsSlice';
import { useAdminDispatch, useAdminStore } from '../../store/hooks';
import { deletionQuestion } from '../deletionQuestion';
import { RecordForm } from '../form/RecordForm';
import { recordsOf } from '../registry';
import { removeRecords } from '../thunks';
import { useRecordForm } from '../form/useRecordForm';
import { useResource } from '../useResource';
import { categoryForm } from './categoryForm';
import { CategoryList } from './CategoryList';
import {
  productCategories,
  projectCategories,
  type Categories,
  type CategoryKind,
  type CategoryListName,
} from './categoryResource';
import { CopyCategoryJson } from './CopyCategoryJson';
import { ManagerTabs, type ManagerMode } from './ManagerTabs';
import { readOnly } from './messages';

const Body = styled('div')({ display: 'grid', gap: 20, padding: 24 });

/** The form has its own padding. */
const Editor = styled('div')({ marginInline: -24 });

/** Returns whether categories are read-only, as in a build without a publish target. */
const isReadOnly = () => !import.meta.env.VITE_PUBLISH_TARGET;

/** Runs a change, or warns in the console while categories are read-only. */
function unlessReadOnly(change: () => Promise<unknown>): Promise<unknown> {
  if (!isReadOnly()) return change();
  console.warn(readOnly);
  return Promise.resolve();
}

interface ManagerProps<C extends CategoryListName> {
  categories: Categories<C>;
  /** Id of the category that is edited first. */
  askedId: string | undefined;
  onClose: () => void;
}

interface EditorProps<C extends CategoryListName> extends Pick<ManagerProps<C>, 'categories'> {
  /** Id of the edited category, or '' for a new one. */
  id: string;
  content: Content;
  /** Whether the form appears in place of one that was saved. */
  isNext: boolean;
  onSaved: () => void;
  onCancel: (() => void) | undefined;
}

/** Form of one category. */
function CategoryEditor<C extends CategoryListName>(props: EditorProps<C>) {
  const { categories, id, content, isNext, onSaved, onCancel } = props;
  const [editor] = useState({ id, isFeatured: false });
  const { resource, titles } = categories;
  const [form] = useState(() => categoryForm(resource.name, titles));
  const state = useRecordForm({ resource, form, editor, content, onSaved });
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The focused field belonged to the form before this one.
    if (isNext) area.current?.querySelector('input')?.focus();
  }, [isNext]);
  return (
    <Editor ref={area}>
      <RecordForm
        state={state}
        label={id === '' ? 'Create Category' : 'Update Category'}
        onSave={async (values) => void (await unlessReadOnly(() => state.save(values)))}
        onCancel={onCancel}
      />
    </Editor>
  );
}

/** Returns the id of the category whose form opens first; '' for a new one. */
function firstId(autosave: string, ids: readonly string[], askedId = ''): string {
  const restored = readAutosave(autosave)?.id;
  if (restored !== undefined && (restored === '' || ids.includes(restored))) return restored;
  return ids.includes(askedId) ? askedId : '';
}

function LoadedManager<C extends CategoryListName>(props: ManagerProps<C> & { content: Content }) {
  const { categories, content, askedId, onClose } = props;
  const { resource, titles, usageText, file } = categories;
  const { autosave } = resource;
  const list = recordsOf(content, resource.name).filter((category) => !isAllCategory(category));
  const ids = list.map(({ id }) => id);
  const dispatch = useAdminDispatch();
  const store = useAdminStore();
  const { confirm, dialog } = useConfirm();
  const [mode, setMode] = useState<ManagerMode>('write');
  const [editedId, setEditedId] = useState(() => firstId(autosave, ids, askedId));
  // Increased when a new form replaces a saved one.
  const [round, setRound] = useState(0);

  /** Drops unsaved input after a confirmation. */
  const canLeave = async () => {
    if (selectHasUnsavedChanges(store.getState()) && !(await confirm(LEAVE_CONFIRMATION)))
      return false;
    clearAutosave(autosave);
    return true;
  };
  const show = async (next: ManagerMode, id = '') => {
    if (!(await canLeave())) return;
    setEditedId(id);
    setMode(next);
  };
  const handleSaved = () => {
    clearAutosave(autosave);
    if (editedId !== '') setMode('view');
    setEditedId('');
    setRound(round + 1);
  };
  const handleDelete = async (id: string) => {
    if (await confirm(dispatch(deletionQuestion(resource, [id]))))
      await unlessReadOnly(() => dispatch(removeRecords(resource, [id])));
  };
  const handleClose = async () => {
    if (await canLeave()) onClose();
  };
  const writeTitle = editedId === '' ? titles.create : titles.edit;
  return (
    <EditorModal
      title={mode === 'view' ? titles.view : writeTitle}
      onClose={() => void handleClose()}
    >
      <Body>
        {isReadOnly() && <Banner tone="warning">{readOnly}</Banner>}
        <ManagerTabs
          mode={mode}
          writeLabel={editedId === '' ? 'Create Category' : 'Edit Category'}
          onMode={(next) => void show(next)}
        >
          {mode === 'write' ? (
            <CategoryEditor
              key={`${editedId} ${round}`}
              categories={categories}
              id={editedId}
              content={content}
              isNext={round > 0}
              onSaved={handleSaved}
              onCancel={editedId === '' ? undefined : () => void show('view')}
            />
          ) : (
            <CategoryList
              categories={list}
              usage={(category) => usageText(content, category)}
              onEdit={({ id }) => void show('write', id)}
              onDelete={({ id }) => void handleDelete(id)}
            />
          )}
        </ManagerTabs>
        {import.meta.env.DEV && import.meta.env.VITE_PUBLISH_TARGET === 'local' && (
          <CopyCategoryJson content={content} file={file} />
        )}
      </Body>
      {dialog}
    </EditorModal>
  );
}

function Manager<C extends CategoryListName>(props: ManagerProps<C>) {
  const { resource, titles } = props.categories;
  const { content, failed } = useResource(resource);
  if (content && failed.length === 0) return <LoadedManager {...props} content={content} />;
  return (
    <EditorModal title={titles.view} onClose={props.onClose}>
      <Body>
        {content ? (
          <LoadErrorBanner>{resource.messages.loadFailed(failed)}</LoadErrorBanner>
        ) : (
          <p role="status">Loading categories...</p>
        )}
      </Body>
    </EditorModal>
  );
}

export interface CategoriesModalProps extends Omit<ManagerProps<CategoryListName>, 'categories'> {
  kind: CategoryKind;
}

/** Category manager to create, edit and list categories. It is open while it is rendered. */
export function CategoriesModal({ kind, ...rest }: CategoriesModalProps) {
  return kind === 'product' ? (
    <Manager {...rest} categories={productCategories} />
  ) : (
    <Manager {...rest} categories={projectCategories} />
  );
}
