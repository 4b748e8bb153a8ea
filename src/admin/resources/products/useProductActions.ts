import { useMemo } from 'react';
import type { Edit } from '../../drafts/editing';
import type { Category } from '@/domain/category/category';
import { formatCount } from '@/domain/text/formatNumber';
import type { Product } from '@/domain/product/product';
import type { ImportedRecord } from '../csv/recordsCsv';
import { showToast } from '../../forms/toast';
import { useDuplicateOnce } from '../useDuplicateOnce';
import { isSaveSuccessful, useSave, type SaveRequest } from '../../forms/useSave';
import {
  duplicateProduct,
  withFeatured,
  moveToCategory,
  productFromForm,
  type ProductCatalogue,
  type ChangeDeps,
} from './productChanges';
import { FEATURED_PRODUCTS_LIMIT_MESSAGE, type ProductForm } from './productForm';

/** What changes are made with now. */
export const currentChangeDeps = (): ChangeDeps => ({
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
export function describeProducts(products: readonly Product[]): string {
  const [first] = products;
  return first && products.length === 1 ? `“${first.name}”` : formatCount(products.length, 'product');
}

/** A sentence's first letter. */
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Said where a change of the list was not stored (back-office.md §8). */
const FAILED = 'Failed to update product. Please try again.';

/** What can be done to products; each is one step that can be undone. */
export function useProductActions(catalogue: ProductCatalogue) {
  const { save, saveInList, isSaving } = useSave();
  const actions = useMemo(() => {
    /** Saves changes of several products in one step and tells it. */
    const change = (products: readonly Product[], edits: Edit[], done: string) => {
      const subject = describeProducts(products);
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
        const product = productFromForm(form, base, catalogue, { now: currentChangeDeps().now, id });
        const done = base ? 'updated' : 'added';
        const outcome = await save({
          label: `“${product.name}” ${done}`,
          edits: [put(product)],
          message: `“${product.name}” ${done}.`,
          activity: { type: 'product', name: product.name, action: done },
        });
        return isSaveSuccessful(outcome);
      },
      async feature(chosen: readonly Product[], isFeatured: boolean): Promise<boolean> {
        const changed = withFeatured(chosen, isFeatured, catalogue, currentChangeDeps().now);
        if (!changed) {
          showToast(FEATURED_PRODUCTS_LIMIT_MESSAGE, 'warning');
          return false;
        }
        if (changed.length === 0) return true;
        return change(changed, changed.map(put), isFeatured ? 'featured' : 'no longer featured');
      },
      async moveTo(chosen: readonly Product[], category: Category): Promise<boolean> {
        const changed = moveToCategory(chosen, category, currentChangeDeps().now);
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
  const copyOnce = useDuplicateOnce(actions.add);
  return {
    ...actions,
    duplicate: (product: Product) =>
      copyOnce(product, () => duplicateProduct(product, catalogue, currentChangeDeps())),
    isSaving,
  };
}

/** What {@link useProductActions} gives. */
export type ProductActionHandlers = ReturnType<typeof useProductActions>;
