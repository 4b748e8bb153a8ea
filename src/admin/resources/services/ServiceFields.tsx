import type { Service } from '@/domain/service/schema';
import { BoundField } from '../../forms/fields/BoundField';
import { CheckboxField } from '../../forms/fields/CheckboxField';
import type { FieldsProps } from '../form/formDefinition';
import { IconPicker } from './IconPicker';
import { featuredServicesFull } from './messages';
import type { ServiceResult, ServiceValues } from './serviceFormSchema';

/** Fields of the service form. */
export function ServiceFields(props: FieldsProps<Service, ServiceValues, ServiceResult>) {
  const { form, values, context, isSaving } = props;
  return (
    <>
      <BoundField control={form.control} name="title" label="Title" required disabled={isSaving} />
      <BoundField
        control={form.control}
        name="description"
        label="Description"
        rows={5}
        required
        disabled={isSaving}
        hint="At least 20 characters."
      />
      <IconPicker
        value={values.icon}
        title={values.title}
        onChange={(icon) => form.setValue('icon', icon)}
      />
      <CheckboxField
        label="Featured"
        name="isFeatured"
        isChecked={values.isFeatured}
        hint={context.canFeature ? 'Shown on the home page.' : featuredServicesFull}
        error={form.formState.errors.isFeatured?.message}
        isDisabled={isSaving}
        onChange={(isFeatured) => form.setValue('isFeatured', isFeatured)}
      />
    </>
  );
}
