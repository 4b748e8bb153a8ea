import { readAutosave } from '../../forms/formAutosave';
import type { CategoryKind } from './categoryKinds';

/** Returns the autosave name of an unfinished category of a kind. */
export const categoryFormName = (kind: CategoryKind) => `category-${kind}`;

/**
 * Returns whether this tab has an autosaved category, for which the manager opens after a reload.
 */
export function hasAutosavedCategory(kind: CategoryKind): boolean {
  return readAutosave(categoryFormName(kind)) !== null;
}
