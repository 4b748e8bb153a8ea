import Typography from '@mui/material/Typography';
import { useController, useWatch, type Control } from 'react-hook-form';
import { productPath } from '@/domain/links/paths';
import type { Product } from '@/domain/product/schema';
import { CheckboxField } from '../../forms/fields/CheckboxField';
import { uniqueSlug, takenSlugs, type ProductCatalogue } from './productChanges';
import type { ProductForm } from './productForm';

export interface AddressChoiceProps {
  control: Control<ProductForm>;
  /** Id of the product, also for a new one. */
  id: string;
  /** Missing for a new product, whose slug follows its name. */
  product: Product | undefined;
  catalogue: ProductCatalogue;
}

/**
 * Slug of the product page, and whether it follows a new name. Links to the old path then stop
 * working.
 */
export function PageUrlField({ control, id, product, catalogue }: AddressChoiceProps) {
  const name = useWatch({ control, name: 'name' }).trim();
  const { field } = useController({ control, name: 'isAddressNew' });
  if (name === '') return null;
  const taken = takenSlugs(catalogue.products, id);
  const slug = uniqueSlug(name, id, taken);
  const isRenamed = product !== undefined && name !== product.name && slug !== product.slug;
  const shown = product && !(isRenamed && field.value) ? product.slug : slug;
  return (
    <div>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        Address of the page: {productPath({ slug: shown })}
      </Typography>
      {isRenamed && (
        <CheckboxField
          label="Change the address with the name"
          name={field.name}
          isChecked={field.value}
          hint="Links to the old address will stop working."
          onChange={field.onChange}
        />
      )}
    </div>
  );
}
