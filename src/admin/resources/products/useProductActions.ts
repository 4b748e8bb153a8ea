import { useMemo } from 'react';
import type { Edit } from '../../drafts/editing';
import type { Category } from '@/domain/category/schema';
import { formatCount } from '@/domain/text/formatNumber';
import type { Product } from '@/domain/product/schema';
import type { ImportedRecord } from '../csv/recordsCsv';
import { noticeShown } from '@/features/notices';
import { useAdminDispatch } from '../../store/hooks';
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

/** Returns the current dependencies of a change. */
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

/** Describes products: a single one by its name, several by their number. */
export function describeProducts(products: readonly Product[]): string {
  const [first] = products;
  return first && products.length === 1
    ? `“${first.name}”`
    : formatCount(products.length, 'product');
}

/** Capitalises the first letter. */
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Shown when a change in the list was not stored. */
const FAILED = 'Failed to update product. Please try again.';

/** Returns the actions for products. Each is one undo step. */
export function useProductActions(catalogue: ProductCatalogue) {
  const { save, saveInList, isSaving } = useSave();
  const dispatch = useAdminDispatch();
  const actions = useMemo(() => {
    /** Saves changes of several products as one step and announces it. */
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
      /** Saves the form. Resolves to whether it was stored. A new product gets the id. */
      async saveForm(form: ProductForm, base: Product | undefined, id: string): Promise<boolean> {
        const product = productFromForm(form, base, catalogue, {
          now: currentChangeDeps().now,
          id,
        });
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
          dispatch(noticeShown({ message: FEATURED_PRODUCTS_LIMIT_MESSAGE, type: 'warning' }));
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
      /** Imports the changes of a file as one step. */
      async take(imported: readonly ImportedRecord<Product>[]): Promise<boolean> {
        const products = imported.map(({ record }) => record);
        return change(products, products.map(put), 'imported');
      },
    };
  }, [catalogue, dispatch, save, saveInList]);
  const copyOnce = useDuplicateOnce(actions.add);
  return {
    ...actions,
    duplicate: (product: Product) =>
      copyOnce(product, () => duplicateProduct(product, catalogue, currentChangeDeps())),
    isSaving,
  };
}

/** Return value of {@link useProductActions}. */
export type ProductActionHandlers = ReturnType<typeof useProductActions>;
