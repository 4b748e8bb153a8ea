import { useState } from 'react';
import type { Category } from '@/domain/category/schema';
import { SHORT_TEXT_MAX } from '@/domain/text/cutText';
import { BoundField } from '../../forms/fields/BoundField';
import { CheckboxField } from '../../forms/fields/CheckboxField';
import type { FieldsProps } from '../form/formDefinition';
import { nameMissing } from './messages';

interface Values {
  name: string;
  isActive: boolean;
}

/** Fields of the category form. */
export function CategoryFields(props: FieldsProps<Category, Values, Values>) {
  const { form, values, isSaving } = props;
  const isBlank = values.name.trim() === '';
  const [wasFilled, setWasFilled] = useState(!isBlank);
  if (!isBlank && !wasFilled) setWasFilled(true);
  return (
    <>
      <BoundField
        control={form.control}
        name="name"
        label="Category Name"
        required
        disabled={isSaving}
        autoComplete="off"
        // A cleared name disables the button, so the error explains why.
        error={isBlank && wasFilled ? nameMissing : undefined}
        slotProps={{ htmlInput: { maxLength: SHORT_TEXT_MAX } }}
      />
      <CheckboxField
        label="Show in website filters"
        name="isActive"
        isChecked={values.isActive}
        isDisabled={isSaving}
        onChange={(isActive) => form.setValue('isActive', isActive)}
      />
    </>
  );
}
