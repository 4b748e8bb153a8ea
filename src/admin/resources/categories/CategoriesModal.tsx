import { styled } from '@mui/material/styles';
import { useCallback, useRef, useState } from 'react';
import { useAdminSelector } from '../../store/hooks';
import { usePublishedContentQuery } from '../../drafts/publishedContent';
import { selectWorkingCopy } from '../../drafts/workingCopySelectors';
import type { Category } from '@/domain/category/schema';
import type { Content } from '@/domain/content/content';
import { formatCount } from '@/domain/text/formatNumber';
import { useConfirm } from '../../forms/layout/useConfirm';
import { EditorModal } from '../../forms/EditorModal';
import { LoadErrorBanner } from '../../forms/layout/LoadErrorBanner';
import { clearAutosave, useRestoredForm } from '../../forms/formAutosave';
import { RestoredInputBanner } from '../../forms/RestoredInputBanner';
import { LEAVE_CONFIRMATION } from '../../forms/dirtyForms';
import { Banner } from '@/ui/feedback/Banner';
import { CategoryForm } from './CategoryForm';
import { CATEGORY_KINDS, CATEGORY_TEXTS, type CategoryKind } from './categoryKinds';
import { CategoryList } from './CategoryList';
import { categoriesOf, recordsInCategory } from './categoryEdits';
import { CopyCategoryJson } from './CopyCategoryJson';
import { categoryFormName } from './categoryAutosave';
import { ManagerTabs, type ManagerMode } from './ManagerTabs';
import { useCategoryActions, type CategoryInput } from './useCategoryActions';

const Body = styled('div')({ display: 'grid', gap: 20, padding: 24 });

export interface CategoriesModalProps {
  kind: CategoryKind;
  /** Id of the category that is edited first. */
  askedId?: string | undefined;
  onClose: () => void;
}

/** Category manager to create, edit and list categories. It is open while it is rendered. */
export function CategoriesModal(props: CategoriesModalProps) {
  const { kind, onClose } = props;
  const content = useAdminSelector(selectWorkingCopy);
  const { data } = usePublishedContentQuery();
  const { file, loadFailed, titles } = CATEGORY_KINDS[kind];
  if (content && !data?.failed.includes(file))
    return <LoadedManager {...props} content={content} />;
  return (
    <EditorModal title={titles.view} onClose={onClose}>
      <Body>
        {content ? (
          <LoadErrorBanner>{loadFailed}</LoadErrorBanner>
        ) : (
          <p role="status">Loading categories...</p>
        )}
      </Body>
    </EditorModal>
  );
}

/** Returns the unsaved input from before a reload, for a new category or one that still exists. */
function useKeptCategory(kind: CategoryKind, categories: readonly Category[]) {
  const form = categoryFormName(kind);
  const [found, forget] = useRestoredForm(form);
  const [round, setRound] = useState(0);
  const category = categories.find(({ id }) => id === found?.id);
  const drop = () => {
    forget();
    clearAutosave(form);
  };
  return {
    category,
    values: found && (found.id === '' || category) ? found.values : undefined,
    /** Key that changes when the form must be reset. */
    round,
    drop,
    discard() {
      drop();
      setRound((now) => now + 1);
    },
  };
}

/**
 * Manages the mode, the edited category and whether there are unsaved edits.
 * @param first the category that is edited first; missing for a new one
 */
function useManagerMode(first: Category | undefined) {
  const [mode, setMode] = useState<ManagerMode>('write');
  const [edited, setEdited] = useState(first);
  const isDirty = useRef(false);
  const { confirm, dialog } = useConfirm();
  const mayLeave = async () => !isDirty.current || confirm(LEAVE_CONFIRMATION);
  return {
    mode,
    edited,
    confirm,
    dialog,
    mayLeave,
    noteDirty: useCallback((isNowDirty: boolean) => {
      isDirty.current = isNowDirty;
    }, []),
    show(next: ManagerMode, category?: Category) {
      setEdited(category);
      setMode(next);
    },
  };
}

function deleteText(kind: CategoryKind, category: Category, users: string[]) {
  return (
    <>
      {CATEGORY_KINDS[kind].deleteText}
      {users.length > 0 && (
        <>
          <br />
          In “{category.name}”: {users.join(', ')}.
        </>
      )}
    </>
  );
}

function LoadedManager(props: CategoriesModalProps & { content: Content }) {
  const { kind, askedId, content, onClose } = props;
  const categories = categoriesOf(content, kind);
  const kept = useKeptCategory(kind, categories);
  const manager = useManagerMode(
    kept.values ? kept.category : categories.find(({ id }) => id === askedId),
  );
  const actions = useCategoryActions(content, kind);
  const { mode, edited } = manager;
  const { titles, file } = CATEGORY_KINDS[kind];

  const show = async (next: ManagerMode, category?: Category) => {
    if (!(await manager.mayLeave())) return;
    actions.clearError();
    kept.drop();
    manager.show(next, category);
  };
  const handleClose = async () => {
    if (!(await manager.mayLeave())) return;
    kept.drop();
    onClose();
  };
  const handleSubmit = async (wish: CategoryInput) => {
    const isDone = await (edited ? actions.update(edited, wish) : actions.create(wish));
    if (isDone) kept.drop();
    if (isDone && edited) manager.show('view');
    return isDone;
  };
  const handleDelete = async (category: Category) => {
    const text = deleteText(kind, category, recordsInCategory(content, kind, category));
    const title = `Delete ${category.name}`;
    if (await manager.confirm({ title, text, verb: 'Delete' })) await actions.remove(category);
  };

  return (
    <EditorModal
      title={mode === 'view' ? titles.view : edited ? titles.edit : titles.create}
      onClose={() => void handleClose()}
    >
      <Body>
        {actions.isReadOnly && <Banner tone="warning">{CATEGORY_TEXTS.readOnly}</Banner>}
        {actions.error && <Banner tone="error">{actions.error}</Banner>}
        {kept.values && mode === 'write' && <RestoredInputBanner onDiscard={kept.discard} />}
        <ManagerTabs
          mode={mode}
          writeLabel={edited ? 'Edit Category' : 'Create Category'}
          onMode={(next) => void show(next)}
        >
          {mode === 'write' ? (
            <CategoryForm
              key={`${edited?.id ?? ''} ${kept.round}`}
              keptAs={categoryFormName(kind)}
              kept={kept.values}
              category={edited}
              id={edited?.id ?? actions.ownId}
              categories={categories}
              isSaving={actions.isSaving}
              onSubmit={handleSubmit}
              onChange={actions.clearError}
              onDirty={manager.noteDirty}
              onCancel={() => void show('view')}
            />
          ) : (
            <CategoryList
              categories={categories}
              usage={(category) =>
                formatCount(recordsInCategory(content, kind, category).length, kind)
              }
              onEdit={(category) => void show('write', category)}
              onDelete={(category) => void handleDelete(category)}
            />
          )}
        </ManagerTabs>
        {import.meta.env.DEV && import.meta.env.VITE_PUBLISH_TARGET === 'local' && (
          <CopyCategoryJson content={content} file={file} />
        )}
      </Body>
      {manager.dialog}
    </EditorModal>
  );
}
