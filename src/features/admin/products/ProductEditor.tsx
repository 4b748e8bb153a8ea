import { valibotResolver } from '@hookform/resolvers/valibot';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import type { Product } from '@/domain/product';
import { useConfirm } from '@/features/admin/common/ConfirmDialog';
import { EditorFoot, EditorModal } from '@/features/admin/common/EditorModal';
import { dropKeptForm, useKeptForm } from '@/features/admin/common/keptForm';
import { useSaveShortcut } from '@/features/admin/common/shortcuts';
import { useUnsavedMark } from '@/features/admin/common/unsaved';
import { Banner } from '@/ui/Banner';
import { hasSlot, type Catalogue } from './productChanges';
import { ProductFields } from './ProductFields';
import {
  areSpecsFilled,
  emptyProductForm,
  FEATURED_FULL,
  productFormOf,
  productFormSchema,
  type ProductForm,
} from './productForm';

/** The name under which an unfinished product is kept. */
export const PRODUCT_FORM = 'product';

const DISCARD = {
  title: 'Discard what you typed?',
  text: 'This product has not been saved.',
  verb: 'Discard',
};

export interface ProductEditorProps {
  /** The product that is edited; missing for a new one. */
  product: Product | undefined;
  /** Whether a new one begins as featured. */
  isFeatured: boolean;
  /** What was typed before a reload. */
  kept: ProductForm | undefined;
  catalogue: Catalogue;
  isSaving: boolean;
  /** Gives whether it was saved. */
  onSave: (form: ProductForm) => Promise<boolean>;
  onClose: () => void;
}

/** The form's state: kept over a reload, marked while it is not saved. */
function useProductForm({ product, isFeatured, kept, catalogue }: ProductEditorProps) {
  const [original] = useState(() =>
    product ? productFormOf(product, catalogue.productCategories) : emptyProductForm(isFeatured),
  );
  const form = useForm<ProductForm>({
    defaultValues: original,
    resolver: valibotResolver(productFormSchema),
    // We move to the first error in page order ourselves: pictures have no field to focus.
    shouldFocusError: false,
  });
  const { control, reset } = form;
  const [isRestored, setIsRestored] = useState(kept !== undefined);
  useEffect(() => {
    if (kept) reset(kept, { keepDefaultValues: true });
  }, [kept, reset]);
  const { isDirty } = useFormState({ control });
  const values = useWatch({ control });
  useKeptForm(PRODUCT_FORM, product?.id ?? '', values, isDirty);
  useUnsavedMark(isDirty);
  const discard = () => {
    reset(original);
    setIsRestored(false);
  };
  return { form, isDirty, isRestored, discard, specs: values.specs as ProductForm['specs'] };
}

function focusFirstError(form: HTMLFormElement | null): void {
  // After the errors have been shown.
  requestAnimationFrame(() =>
    form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus(),
  );
}

/** Add New Product and Edit Product (back-office.md §2, §5, §8). */
export function ProductEditor(props: ProductEditorProps) {
  const { product, catalogue, isSaving, onSave, onClose } = props;
  const { form, isDirty, isRestored, discard, specs } = useProductForm(props);
  const { control, handleSubmit, setError } = form;
  const { confirm, dialog } = useConfirm();
  const [hasFailed, setHasFailed] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const leave = () => {
    dropKeptForm(PRODUCT_FORM);
    onClose();
  };
  const handleClose = async () => {
    if (isSaving) return;
    if (!isDirty || (await confirm(DISCARD))) leave();
  };
  const submit = handleSubmit(
    async (values) => {
      if (values.isFeatured && !hasSlot(catalogue.products, product?.id ?? '')) {
        setError('isFeatured', { message: FEATURED_FULL });
        return;
      }
      setHasFailed(false);
      if (await onSave(values)) leave();
      else setHasFailed(true);
    },
    () => focusFirstError(element.current),
  );
  useSaveShortcut(() => element.current?.requestSubmit(), !isSaving);
  const isReady = areSpecsFilled(specs ?? []);
  const [verb, busy, work] = product
    ? ['Update Product', 'Updating...', 'update']
    : ['Add Product', 'Adding...', 'add'];
  return (
    <EditorModal
      title={product ? 'Edit Product' : 'Add New Product'}
      onClose={() => void handleClose()}
    >
      <form ref={element} noValidate onSubmit={(event) => void submit(event)}>
        {(isRestored || hasFailed) && (
          <div style={{ display: 'grid', gap: 12, padding: '16px 24px 0' }}>
            {hasFailed && (
              <Banner tone="error">{`Failed to ${work} product. Please try again.`}</Banner>
            )}
            {isRestored && (
              <Banner tone="warning">
                We kept what you typed before this page was closed.
                <Button variant="outlined" size="small" onClick={discard}>
                  Discard it
                </Button>
              </Banner>
            )}
          </div>
        )}
        <ProductFields control={control} product={product} catalogue={catalogue} />
        <EditorFoot>
          <Button type="submit" variant="contained" disabled={isSaving || !isReady}>
            {isSaving ? busy : verb}
          </Button>
          <Button variant="outlined" disabled={isSaving} onClick={() => void handleClose()}>
            Cancel
          </Button>
          {!isReady && (
            <Typography variant="body2" color="textSecondary">
              Fill in every specification, the first one at least.
            </Typography>
          )}
        </EditorFoot>
      </form>
      {dialog}
    </EditorModal>
  );
}
