import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { KeyboardEvent } from 'react';
import * as v from 'valibot';
import { company } from '@/domain/company/company';
import { FEATURED_LIMITS } from '@/domain/featured/featured';
import type { Product } from '@/domain/product/schema';
import { rateTextSchema } from './rentalColumns';
import { SHORT_TEXT_MAX } from '@/domain/text/cutText';
import { parseWholeNumber } from '@/domain/rental/parseWholeNumber';
import { PRICE_ON_REQUEST, formatPrice } from '@/domain/text/price';
import { BoundField } from '../../forms/fields/BoundField';
import { CheckboxField } from '../../forms/fields/CheckboxField';
import { ListField } from '../../forms/fields/ListField';
import { PictureField } from '../../forms/pictures/PictureField';
import {
  IMAGE_MAX_BYTES,
  IMAGE_MAX_MB,
  imageSizeText,
  type PictureRules,
} from '../../forms/pictures/validatePicture';
import { featuredFlag, requiredText, textLines } from '../form/fieldSchemas';
import type { FieldsProps, FormContext } from '../form/formDefinition';
import { ProductsField } from '../../forms/fields/ProductsField';
import { PageUrlField } from './PageUrlField';
import { categoryOptions } from './productCategory';

const IMAGE_RULES: PictureRules = {
  types: ['image/jpeg', 'image/png'],
  maxBytes: IMAGE_MAX_BYTES,
  typeText: () => 'Please upload a valid image file (JPEG or PNG)',
  sizeText: imageSizeText,
};

/** Returns the schema of the product form. */
export function productFormSchema(context: FormContext) {
  return v.object({
    name: requiredText('Name is required', SHORT_TEXT_MAX),
    // Slug of the category, or '' for none.
    category: requiredText('Category is required'),
    description: requiredText('Description is required'),
    image: requiredText('Image is required'),
    specs: v.pipe(
      v.array(v.object({ text: requiredText('Enter a specification or remove this line') })),
      v.minLength(1, 'Specifications are required'),
      v.transform((lines) => lines.map(({ text }) => text)),
    ),
    included: textLines(),
    stock: v.pipe(
      v.string(),
      v.trim(),
      v.transform((text) => (text === '' ? 0 : parseWholeNumber(text))),
      v.number('Stock must be a whole number, 0 or more'),
    ),
    dailyRate: rateTextSchema,
    // IDs of products.
    goesWith: v.array(v.string()),
    needs: v.array(v.string()),
    isFeatured: featuredFlag(context),
    // Whether the slug is derived from the new name. The old URL then stops working.
    isAddressNew: v.boolean(),
  });
}

type ProductValues = v.InferInput<ReturnType<typeof productFormSchema>>;
type ProductResult = v.InferOutput<ReturnType<typeof productFormSchema>>;

type Props = FieldsProps<Product, ProductValues, ProductResult>;

/** Checkbox for the featured flag, disabled while other products use all slots. */
function FeaturedField({ form, values, context }: Props) {
  const { canFeature, featuredFull, othersFeatured } = context;
  const used = othersFeatured + (values.isFeatured ? 1 : 0);
  return (
    <CheckboxField
      label="Feature this product"
      name="isFeatured"
      isChecked={values.isFeatured}
      isDisabled={!canFeature && !values.isFeatured}
      hint={
        canFeature ? `${used} of ${FEATURED_LIMITS.products} featured slots used` : featuredFull
      }
      error={form.formState.errors.isFeatured?.message}
      onChange={(isFeatured) => form.setValue('isFeatured', isFeatured)}
    />
  );
}

/** Number of items. A native number field would drop parts of the input, such as the comma of “2,5”. */
function StockField({ form, values }: Props) {
  // An empty field is saved as 0.
  const stock = values.stock.trim() === '' ? 0 : parseWholeNumber(values.stock);
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    const isModified = event.shiftKey || event.ctrlKey || event.altKey || event.metaKey;
    if (step === undefined || stock === undefined || isModified) return;
    event.preventDefault();
    form.setValue('stock', String(Math.max(0, stock + step)));
  };
  return (
    <BoundField
      control={form.control}
      name="stock"
      label="Stock"
      autoComplete="off"
      onKeyDown={handleKeyDown}
      slotProps={{
        htmlInput: {
          role: 'spinbutton',
          inputMode: 'numeric',
          'aria-valuemin': 0,
          'aria-valuenow': stock,
        },
      }}
    />
  );
}

/** Stock, daily rate, and the price, which is read-only. */
function StockAndPrice(props: Props) {
  const { form, record, context } = props;
  return (
    <Stack direction={{ sm: 'row' }} spacing={2.5}>
      <StockField {...props} />
      <BoundField
        control={form.control}
        name="dailyRate"
        label="Daily rate"
        hint={`In ${company.currency}. Empty for a price on request.`}
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
      />
      <TextField
        label="Price"
        name="price"
        value={context.isNew ? PRICE_ON_REQUEST : formatPrice(record.price)}
        helperText="Prices are available on request and cannot be edited here."
        slotProps={{ htmlInput: { readOnly: true } }}
      />
    </Stack>
  );
}

/** Fields of the product form, in the order of validation. */
export function ProductFields(props: Props) {
  const { form, values, record, context } = props;
  const { control, setValue, formState } = form;
  const others = context.content.products.filter(({ id }) => id !== record.id);
  const categories = categoryOptions(context.content, context.isNew ? undefined : record.category);
  return (
    <>
      <BoundField control={control} name="name" label="Product name" required autoComplete="off" />
      <PageUrlField
        name={values.name}
        product={record}
        context={context}
        isAddressNew={values.isAddressNew}
        onChange={(isAddressNew) => setValue('isAddressNew', isAddressNew)}
      />
      <BoundField select control={control} name="category" label="Category" required>
        <option value="">Choose a category</option>
        {categories.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </BoundField>
      <BoundField control={control} name="description" label="Description" required rows={5} />
      <PictureField
        label="Product image"
        name="image"
        value={values.image}
        rules={IMAGE_RULES}
        ratio={[4, 3]}
        hasCrop
        isRequired
        hint={`JPG or PNG, up to ${IMAGE_MAX_MB} MB`}
        error={formState.errors.image?.message}
        onChange={(image) => setValue('image', image)}
      />
      <ListField
        control={control}
        name="specs"
        label="Specifications"
        itemLabel="Specification"
        addLabel="Add specification"
        placeholder="Weight: 0.9 kg"
        hint="Enter one “Label: value” pair per line. At least one is required."
        required
      />
      <ListField
        control={control}
        name="included"
        label="What’s included"
        itemLabel="Item"
        addLabel="Add item"
      />
      <StockAndPrice {...props} />
      <ProductsField
        control={control}
        name="goesWith"
        label="Goes well with"
        products={others}
        hint="Shown on the page of the product."
      />
      <ProductsField
        control={control}
        name="needs"
        label="Needs"
        products={others}
        hint="The cart names these products if they are missing."
      />
      <FeaturedField {...props} />
    </>
  );
}
