import { useMemo } from 'react';
import type { Edit } from '@/api/drafts/editing';
import type { Category } from '@/domain/category';
import { counted } from '@/domain/digits';
import type { Product } from '@/domain/product';
import type { ImportedRecord } from '@/features/admin/common/csv/recordsCsv';
import { showToast } from '@/features/admin/common/toast';
import { useCopyOnce } from '@/features/admin/common/useCopyOnce';
import { isSaved, useSave, type SaveRequest } from '@/features/admin/common/useSave';
import {
  copyOf,
  featured,
  moved,
  productOfForm,
  type Catalogue,
  type ChangeTools,
} from './productChanges';
import { FEATURED_FULL, type ProductForm } from './productForm';

/** What changes are made with now. */
export const changeTools = (): ChangeTools => ({
  now: new Date().toISOString(),
  random: Math.random,
});

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

/** Said where a change of the list was not stored (back-office.md §8). */
const FAILED = 'Failed to update product. Please try again.';

/** What can be done to products; each is one step that can be undone. */
export function useProductActions(catalogue: Catalogue) {
  const { save, saveInList, isSaving } = useSave();
  const actions = useMemo(() => {
    /** Saves changes of several products in one step and tells it. */
    const change = (products: readonly Product[], edits: Edit[], done: string) => {
      const subject = namesOf(products);
      const request: SaveRequest = {
        label: `${capital(subject)} ${done}`,
        edits,
        message: `${capital(subject)} ${done}.`,
        activity: { type: 'product', name: subject.replace(/[“”]/g, ''), action: done },
      };
      return saveInList(request, FAILED);
    };
    return {
      /** Saves the form; gives whether it was stored. A new product gets the id. */
      async saveForm(form: ProductForm, base: Product | undefined, id: string): Promise<boolean> {
        const product = productOfForm(form, base, catalogue, { now: changeTools().now, id });
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
        const changed = featured(chosen, isFeatured, catalogue, changeTools().now);
        if (!changed) {
          showToast(FEATURED_FULL, 'warning');
          return false;
        }
        if (changed.length === 0) return true;
        return change(changed, changed.map(put), isFeatured ? 'featured' : 'no longer featured');
      },
      async moveTo(chosen: readonly Product[], category: Category): Promise<boolean> {
        const changed = moved(chosen, category, changeTools().now);
        if (changed.length === 0) return true;
        return change(changed, changed.map(put), `moved to ${category.name}`);
      },
      remove: (chosen: readonly Product[]): Promise<boolean> =>
        change(chosen, chosen.map(removal), 'deleted'),
      add: (product: Product): Promise<boolean> => change([product], [put(product)], 'added'),
      /** Takes over what a file says, all of it in one step. */
      async take(imported: readonly ImportedRecord<Product>[]): Promise<boolean> {
        const products = imported.map(({ record }) => record);
        return change(products, products.map(put), 'imported');
      },
    };
  }, [catalogue, save, saveInList]);
  const copyOnce = useCopyOnce(actions.add);
  return {
    ...actions,
    duplicate: (product: Product) =>
      copyOnce(product, () => copyOf(product, catalogue, changeTools())),
    isSaving,
  };
}

/** What {@link useProductActions} gives. */
export type ProductActions = ReturnType<typeof useProductActions>;
