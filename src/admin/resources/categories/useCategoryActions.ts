import { useState } from 'react';
import type { Category } from '@/domain/category/schema';
import type { Content } from '@/domain/content/content';
import { newId } from '@/domain/text/ids';
import { isSaveSuccessful, useSave, type SaveRequest } from '../../forms/useSave';
import { CATEGORY_KINDS, CATEGORY_TEXTS, type CategoryKind } from './categoryKinds';
import { updateCategoryEdits, createCategoryEdits, deleteCategoryEdits } from './categoryEdits';

export interface CategoryInput {
  name: string;
  isActive: boolean;
}

/** Returns whether categories are read-only, as in a build without a publish target. */
function areReadOnly(): boolean {
  return !import.meta.env.VITE_PUBLISH_TARGET;
}

/**
 * Creates, changes and deletes categories. Where they are read-only, every write is rejected with a
 * console warning.
 */
export function useCategoryActions(content: Content, kind: CategoryKind) {
  const { save, isSaving } = useSave();
  const [error, setError] = useState('');
  // The id stays the same until the category is stored, so that a retry does not create a second
  // one.
  const [ownId, setOwnId] = useState(() => newId(CATEGORY_KINDS[kind].idPrefix, Math.random));
  const { idPrefix, deleteFailed } = CATEGORY_KINDS[kind];
  const isReadOnly = areReadOnly();

  const run = async (request: SaveRequest, failed: string): Promise<boolean> => {
    setError('');
    if (isReadOnly) {
      console.warn(CATEGORY_TEXTS.readOnly);
      return false;
    }
    const outcome = await save(request);
    if (outcome === 'refused') setError(CATEGORY_TEXTS.nothingDone);
    else if (!isSaveSuccessful(outcome)) setError(failed);
    return isSaveSuccessful(outcome);
  };
  const request = (
    name: string,
    did: 'created' | 'updated' | 'deleted',
    edits: SaveRequest['edits'],
  ): SaveRequest => ({
    label: `Category “${name}” ${did}`,
    edits,
    message: CATEGORY_TEXTS[did],
    activity: { type: kind, name, action: `category was ${did}` },
  });

  return {
    isReadOnly,
    isSaving,
    error,
    ownId,
    clearError: () => setError(''),
    create: async (wish: CategoryInput) => {
      const edits = createCategoryEdits(content, kind, wish, ownId, new Date().toISOString());
      const isDone = await run(
        request(wish.name.trim(), 'created', edits),
        CATEGORY_TEXTS.saveFailed,
      );
      if (isDone) setOwnId(newId(idPrefix, Math.random));
      return isDone;
    },
    update: (category: Category, wish: CategoryInput) => {
      const edits = updateCategoryEdits(content, kind, category, wish, new Date().toISOString());
      return run(request(wish.name.trim(), 'updated', edits), CATEGORY_TEXTS.saveFailed);
    },
    remove: (category: Category) =>
      run(
        request(category.name, 'deleted', deleteCategoryEdits(content, kind, category)),
        deleteFailed,
      ),
  };
}
