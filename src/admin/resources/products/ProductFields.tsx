import { styled } from '@mui/material/styles';
import { useController, type Control } from 'react-hook-form';
import { IMAGE_MAX_BYTES, PRICE_ON_REQUEST, SHORT_TEXT_MAX } from '@/domain/text/limits';
import { formatPrice } from '@/domain/text/price';
import type { Product } from '@/domain/product/schema';
import { BoundField } from '../../forms/fields/BoundField';
import { SelectField } from '../../forms/fields/SelectField';
import { ListField } from '../../forms/fields/ListField';
import type { PictureRules } from '../../forms/pictures/validatePicture';
import { PictureField } from '../../forms/pictures/PictureField';
import { Field } from '@/ui/form/Field';
import { PageUrlField } from './PageUrlField';
import { FeaturedField } from './FeaturedField';
import { canFeatureProduct, type ProductCatalogue } from './productChanges';
import { categoryOptions, type ProductForm } from './productForm';

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr', alignItems: 'start' },
}));

const IMAGE_RULES: PictureRules = {
  types: ['image/jpeg', 'image/png'],
  maxBytes: IMAGE_MAX_BYTES,
  typeText: () => 'Please upload a valid image file (JPEG or PNG)',
  sizeText: () => 'Image size should be less than 5MB',
};

export interface ProductFieldsProps {
  control: Control<ProductForm>;
  /** Id of the product, also for a new one. */
  id: string;
  product: Product | undefined;
  catalogue: ProductCatalogue;
}

function CategoryField({ control, product, catalogue }: ProductFieldsProps) {
  const { field, fieldState } = useController({ control, name: 'category' });
  return (
    <SelectField
      label="Category"
      required
      placeholder="Choose a category"
      options={categoryOptions(catalogue.productCategories, product)}
      name={field.name}
      value={field.value}
      ref={field.ref}
      onBlur={field.onBlur}
      onChange={field.onChange}
      error={fieldState.error?.message}
    />
  );
}

function ImageField({ control }: Pick<ProductFieldsProps, 'control'>) {
  const { field, fieldState } = useController({ control, name: 'image' });
  return (
    <PictureField
      label="Product image"
      name="image"
      value={field.value}
      onChange={field.onChange}
      rules={IMAGE_RULES}
      ratio={[4, 3]}
      hasCrop
      isRequired
      hint="JPEG or PNG, up to 5 MB"
      error={fieldState.error?.message}
    />
  );
}

/** Fields of the product form, in the order of validation. */
export function ProductFields(props: ProductFieldsProps) {
  const { control, id, product, catalogue } = props;
  const others = catalogue.products.filter((other) => other.isFeatured && other.id !== id);
  return (
    <>
      <BoundField
        control={control}
        name="name"
        label="Product name"
        isRequired
        inputProps={{ maxLength: SHORT_TEXT_MAX, autoComplete: 'off' }}
      />
      <PageUrlField {...props} />
      <CategoryField {...props} />
      <BoundField control={control} name="description" label="Description" isRequired rows={5} />
      <ImageField control={control} />
      <ListField
        control={control}
        name="specs"
        label="Specifications"
        itemLabel="Specification"
        addLabel="Add specification"
        placeholder="Weight: 0.9 kg"
        hint="Write “Label: value” into every line, the first one at least."
        isRequired
      />
      <ListField
        control={control}
        name="included"
        label="What’s included"
        itemLabel="Item"
        addLabel="Add item"
      />
      <Pair>
        <BoundField
          control={control}
          name="stock"
          label="Stock"
          inputProps={{ type: 'number', min: 0, step: 1, inputMode: 'numeric' }}
        />
        <Field
          label="Price"
          name="price"
          value={product ? formatPrice(product.price) : PRICE_ON_REQUEST}
          onChange={() => undefined}
          hint="Prices are told on request and cannot be changed here."
          inputProps={{ readOnly: true }}
        />
      </Pair>
      <FeaturedField
        control={control}
        taken={others.length}
        isOpen={canFeatureProduct(catalogue.products, id)}
      />
    </>
  );
}
