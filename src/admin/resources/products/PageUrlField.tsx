import Typography from '@mui/material/Typography';
import { productPath } from '@/domain/links/paths';
import { CheckboxField } from '../../forms/fields/CheckboxField';
import type { FormContext } from '../form/formDefinition';

interface PageUrlFieldProps {
  /** The entered name. */
  name: string;
  /** The saved product. A new one has no slug: its slug follows its name. */
  product: { name: string; slug: string };
  context: FormContext;
  isAddressNew: boolean;
  onChange: (isAddressNew: boolean) => void;
}

/**
 * URL of the product page, and whether it follows a new name. Links to the old URL then stop
 * working.
 */
export function PageUrlField(props: PageUrlFieldProps) {
  const { product, context, isAddressNew, onChange } = props;
  const name = props.name.trim();
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
          label="Update the URL to match the name"
          name="isAddressNew"
          isChecked={isAddressNew}
          hint="Links to the old URL will stop working."
          onChange={onChange}
        />
      )}
    </div>
  );
}
