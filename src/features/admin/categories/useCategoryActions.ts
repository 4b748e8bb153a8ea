import { useState } from 'react';
import type { Category } from '@/domain/category';
import type { Content } from '@/domain/content';
import { newId } from '@/domain/ids';
import { isSaved, useSave, type SaveRequest } from '@/features/admin/common/useSave';
import { CATEGORY_KINDS, CATEGORY_TEXTS, type CategoryKind } from './categoryKinds';
import { change, creation, deletion } from './categoryRules';

export interface CategoryWish {
  name: string;
  isActive: boolean;
}

/** Whether this build lets categories be changed: one that can publish nothing does not (decisions.md). */
function areReadOnly(): boolean {
  return !import.meta.env.VITE_PUBLISH_TARGET;
}

/**
 * Creating, changing and deleting categories. Where they are read-only every write is refused, with the
 * warning of back-office.md §6 in the console.
 */
export function useCategoryActions(content: Content, kind: CategoryKind) {
  const { save, isSaving } = useSave();
  const [error, setError] = useState('');
  // One id until it is stored: trying again after a failure makes no second one.
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
    else if (!isSaved(outcome)) setError(failed);
    return isSaved(outcome);
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
    create: async (wish: CategoryWish) => {
      const edits = creation(content, kind, wish, ownId, new Date().toISOString());
      const isDone = await run(
        request(wish.name.trim(), 'created', edits),
        CATEGORY_TEXTS.saveFailed,
      );
      if (isDone) setOwnId(newId(idPrefix, Math.random));
      return isDone;
    },
    update: (category: Category, wish: CategoryWish) => {
      const edits = change(content, kind, category, wish, new Date().toISOString());
      return run(request(wish.name.trim(), 'updated', edits), CATEGORY_TEXTS.saveFailed);
    },
    remove: (category: Category) =>
      run(request(category.name, 'deleted', deletion(content, kind, category)), deleteFailed),
  };
}
