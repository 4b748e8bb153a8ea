import Typography from '@mui/material/Typography';
import type { Product } from '@/domain/product/schema';
import { productPath } from '@/domain/links/paths';
import { FieldInput } from '../../fields/inputs/FieldInput';
import type { FieldInputProps } from '../../fields/inputs/FieldText';
import { CheckboxField } from '../../forms/fields/CheckboxField';

/** Whether the URL of the product page follows a new name. Links to the old URL then stop working. */
function PageUrlField(props: FieldInputProps) {
  const { value: isAddressNew, context, values } = props;
  // The saved product. A new one has no slug: its slug follows its name.
  const product = props.record as Product;
  const name = String(values.name).trim();
  if (name === '') return null;
  const slug = context.freeSlug(name);
  const isRenamed = !context.isNew && name !== product.name && slug !== product.slug;
  const isOld = !context.isNew && !(isRenamed && isAddressNew);
  return (
    <div>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        Page URL: {productPath({ slug: isOld ? product.slug : slug })}
      </Typography>
      {isRenamed && (
        <CheckboxField
          label={props.field.label}
          name={props.name}
          isChecked={isAddressNew}
          hint="Links to the old URL will stop working."
          onChange={props.onChange}
        />
      )}
    </div>
  );
}

/** The images of a product without the main one, which is often also one of them, and without the one that it replaces. */
function MoreImagesField(props: FieldInputProps<string[]>) {
  const { value, values } = props;
  const mainImages = [values['image'], (props.record as Product).image];
  return <FieldInput {...props} value={value.filter((src) => !mainImages.includes(src))} />;
}

export default { slug: PageUrlField, images: MoreImagesField };
