import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CATEGORIES_PARAM, FIELD_PARAM } from '@/domain/links/adminPaths';
import type { CategoryKind } from './categoryKinds';
import { hasAutosavedCategory } from './categoryAutosave';

/**
 * Manages whether the category manager is open. It opens automatically for an unfinished category
 * or a category named by the URL.
 */
export function useCategoriesModal(kind: CategoryKind) {
  const [params, setParams] = useSearchParams();
  const askedId = params.get(CATEGORIES_PARAM);
  const [isOpen, setIsOpen] = useState(() => hasAutosavedCategory(kind));
  return {
    isOpen: isOpen || askedId !== null,
    askedId: askedId ?? undefined,
    open: () => setIsOpen(true),
    close: () => {
      setIsOpen(false);
      if (askedId === null) return;
      const others = new URLSearchParams(params);
      [CATEGORIES_PARAM, FIELD_PARAM].forEach((name) => others.delete(name));
      setParams(others, { replace: true });
    },
  };
}
