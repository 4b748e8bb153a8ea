import { readAutosave } from '../../forms/formAutosave';
import type { CategoryKind } from './categoryKinds';

/** The name under which an unfinished category of a kind is kept. */
export const categoryFormName = (kind: CategoryKind) => `category-${kind}`;

/** Whether a category was being written when this tab was reloaded: the manager opens with it. */
export function hasAutosavedCategory(kind: CategoryKind): boolean {
  return readAutosave(categoryFormName(kind)) !== null;
}
