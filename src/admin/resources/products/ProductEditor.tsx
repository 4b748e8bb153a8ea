import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useState } from 'react';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import { ID_PREFIXES } from '@/domain/text/limits';
import type { Product } from '@/domain/product/schema';
import { EditorForm } from '../../forms/EditorForm';
import { EditorModal } from '../../forms/EditorModal';
import { useAutosave } from '../../forms/formAutosave';
import { useRecordId } from '../../forms/useRecordId';
import { useMarkDirty } from '../../forms/dirtyForms';
import { canFeatureProduct, type ProductCatalogue } from './productChanges';
import { ProductFields } from './ProductFields';
import {
  areSpecsFilled,
  emptyProductForm,
  FEATURED_PRODUCTS_LIMIT_MESSAGE,
  formFromProduct,
  productFormSchema,
  readProductForm,
  type ProductForm,
} from './productForm';

/** Autosave name of an unfinished product. */
export const PRODUCT_FORM = 'product';

export interface ProductEditorProps {
  /** The edited product; missing for a new one. */
  product: Product | undefined;
  /** Whether a new product starts as featured. */
  isFeatured: boolean;
  /** Autosaved input from before a reload, unvalidated. */
  kept: Record<string, unknown> | undefined;
  catalogue: ProductCatalogue;
  isSaving: boolean;
  /**
   * Resolves to whether the product was saved, after which the dialog closes. A new product gets
   * the id.
   */
  onSave: (form: ProductForm, id: string) => Promise<boolean>;
  /** Called when the administrator wants to close the form. */
  onLeave: () => void;
  /** Called when the restored input is to be discarded. */
  onDiscard: () => void;
}

/** Manages the form values, with autosave and dirty tracking. */
function useProductForm({ product, isFeatured, kept, catalogue }: ProductEditorProps) {
  const [original] = useState(() =>
    product ? formFromProduct(product, catalogue.productCategories) : emptyProductForm(isFeatured),
  );
  const [restored] = useState(() => kept && readProductForm(kept));
  const form = useForm<ProductForm>({
    defaultValues: original,
    resolver: valibotResolver(productFormSchema),
    // `EditorForm` focuses the first error in page order instead, because picture fields register
    // no focusable element.
    shouldFocusError: false,
  });
  const { control, reset } = form;
  useEffect(() => {
    if (restored) reset(restored, { keepDefaultValues: true });
  }, [restored, reset]);
  const { isDirty } = useFormState({ control });
  const values = useWatch({ control });
  useAutosave(PRODUCT_FORM, product?.id ?? '', values, isDirty);
  useMarkDirty(isDirty);
  const specs = (values.specs ?? []) as ProductForm['specs'];
  return { form, isRestored: restored !== undefined, isReady: areSpecsFilled(specs) };
}

/** Form to add or edit a product. */
export function ProductEditor(props: ProductEditorProps) {
  const { product, catalogue, isSaving, onSave, onLeave, onDiscard } = props;
  const { form, isRestored, isReady } = useProductForm(props);
  const id = useRecordId(product, ID_PREFIXES.product);
  const [hasFailed, setHasFailed] = useState(false);
  const save = async (values: ProductForm) => {
    if (values.isFeatured && !canFeatureProduct(catalogue.products, id)) {
      form.setError('isFeatured', { message: FEATURED_PRODUCTS_LIMIT_MESSAGE });
      return;
    }
    setHasFailed(false);
    setHasFailed(!(await onSave(values, id)));
  };
  const [title, saveText, busyText, work] = product
    ? (['Edit Product', 'Update Product', 'Updating...', 'update'] as const)
    : (['Add New Product', 'Add Product', 'Adding...', 'add'] as const);
  return (
    <EditorModal title={title} onClose={onLeave}>
      <EditorForm
        form={form}
        label={title}
        isRestored={isRestored}
        error={hasFailed ? `Failed to ${work} product. Please try again.` : undefined}
        saveText={saveText}
        busyText={busyText}
        isSaving={isSaving}
        isReady={isReady}
        onSave={save}
        onCancel={onLeave}
        onDiscard={onDiscard}
      >
        <ProductFields control={form.control} id={id} product={product} catalogue={catalogue} />
      </EditorForm>
    </EditorModal>
  );
}
