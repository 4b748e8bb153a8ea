import { useMemo } from 'react';
import type { Edit } from '@/api/drafts/editing';
import type { Category } from '@/domain/category';
import { counted } from '@/domain/digits';
import type { Product } from '@/domain/product';
import { showToast } from '@/features/admin/common/toast';
import { isSaved, useSave, type SaveOutcome } from '@/features/admin/common/useSave';
import {
  copyOf,
  featured,
  moved,
  productOfForm,
  type Catalogue,
  type ChangeTools,
} from './productChanges';
import { FEATURED_FULL, type ProductForm } from './productForm';
import type { ImportedProduct } from './productCsv';

const tools = (): ChangeTools => ({ now: new Date().toISOString(), random: Math.random });

const put = (product: Product): Edit => ({
  collection: 'products',
  id: product.id,
  draft: product,
});

const removal = ({ id }: Product): Edit => ({ collection: 'products', id, draft: null });

/** What products are called together: the one by its name, several by their number. */
export function namesOf(products: readonly Product[]): string {
  const [first] = products;
  return first && products.length === 1 ? `“${first.name}”` : counted(products.length, 'product');
}

/** A sentence's first letter. */
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Says that a change of the list was not stored (back-office.md §8). */
function tellFailure(outcome: SaveOutcome): boolean {
  if (!isSaved(outcome)) showToast('Failed to update product. Please try again.', 'error');
  return isSaved(outcome);
}

/** What can be done to products; each is one step that can be undone. */
export function useProductActions(catalogue: Catalogue) {
  const { save, saveAtOnce, isSaving } = useSave();
  const actions = useMemo(() => {
    /** Saves changes of several products in one step and tells it. */
    const change = async (products: readonly Product[], edits: Edit[], done: string) => {
      const subject = namesOf(products);
      const outcome = await saveAtOnce({
        label: `${capital(subject)} ${done}`,
        edits,
        message: `${capital(subject)} ${done}.`,
        activity: { type: 'product', name: subject.replace(/[“”]/g, ''), action: done },
      });
      return tellFailure(outcome);
    };
    return {
      /** Saves the form; gives whether it was stored. */
      async saveForm(form: ProductForm, base: Product | undefined): Promise<boolean> {
        const product = productOfForm(form, base, catalogue, tools());
        const done = base ? 'updated' : 'added';
        const outcome = await save({
          label: `“${product.name}” ${done}`,
          edits: [put(product)],
          message: `“${product.name}” ${done}.`,
          activity: { type: 'product', name: product.name, action: done },
        });
        return isSaved(outcome);
      },
      async feature(chosen: readonly Product[], isFeatured: boolean): Promise<boolean> {
        const changed = featured(chosen, isFeatured, catalogue, tools().now);
        if (!changed) {
          showToast(FEATURED_FULL, 'warning');
          return false;
        }
        if (changed.length === 0) return true;
        return change(changed, changed.map(put), isFeatured ? 'featured' : 'no longer featured');
      },
      async moveTo(chosen: readonly Product[], category: Category): Promise<boolean> {
        const changed = moved(chosen, category, tools().now);
        if (changed.length === 0) return true;
        return change(changed, changed.map(put), `moved to ${category.name}`);
      },
      remove: (chosen: readonly Product[]): Promise<boolean> =>
        change(chosen, chosen.map(removal), 'deleted'),
      duplicate(product: Product): Promise<boolean> {
        const copy = copyOf(product, catalogue, tools());
        return change([copy], [put(copy)], 'added');
      },
      /** Takes over what a file says, all of it in one step. */
      async take(imported: readonly ImportedProduct[]): Promise<boolean> {
        const products = imported.map(({ product }) => product);
        return change(products, products.map(put), 'imported');
      },
    };
  }, [catalogue, save, saveAtOnce]);
  return { ...actions, isSaving };
}

/** What {@link useProductActions} gives. */
export type ProductActions = ReturnType<typeof useProductActions>;
