import { useController, type Control } from 'react-hook-form';
import { FEATURED_LIMITS } from '@/domain/featured/featured';
import { CheckboxField } from '../../forms/fields/CheckboxField';
import { FEATURED_PRODUCTS_LIMIT_MESSAGE, type ProductForm } from './productForm';

export interface FeaturedChoiceProps {
  control: Control<ProductForm>;
  /** Number of slots used by other products. */
  taken: number;
  /** Whether this product can be featured. */
  isOpen: boolean;
}

/** Checkbox for the featured flag, disabled while other products use all slots. */
export function FeaturedField({ control, taken, isOpen }: FeaturedChoiceProps) {
  const { field, fieldState } = useController({ control, name: 'isFeatured' });
  const used = taken + (field.value ? 1 : 0);
  return (
    <CheckboxField
      label="Feature this product"
      name={field.name}
      isChecked={field.value}
      isDisabled={!isOpen && !field.value}
      hint={
        isOpen
          ? `${used} of ${FEATURED_LIMITS.products} featured slots used`
          : FEATURED_PRODUCTS_LIMIT_MESSAGE
      }
      error={fieldState.error?.message}
      onChange={field.onChange}
    />
  );
}
