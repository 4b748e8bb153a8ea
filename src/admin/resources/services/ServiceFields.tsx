import * as v from 'valibot';
import type { Service } from '@/domain/service/schema';
import { SERVICE_DESCRIPTION_MIN } from '@/domain/service/service';
import { BoundField } from '../../forms/fields/BoundField';
import { CheckboxField } from '../../forms/fields/CheckboxField';
import { featuredFlag, requiredText } from '../form/fieldSchemas';
import type { FieldsProps, FormContext } from '../form/formDefinition';
import { IconPicker } from './IconPicker';
import { featuredServicesFull } from './messages';

/** Returns the schema of the service form. */
export function serviceFormSchema({ canFeature }: Pick<FormContext, 'canFeature'>) {
  return v.object({
    title: requiredText('Title is required'),
    description: v.pipe(
      requiredText('Description is required'),
      v.minLength(
        SERVICE_DESCRIPTION_MIN,
        `Description should be at least ${SERVICE_DESCRIPTION_MIN} characters`,
      ),
    ),
    // Name of an icon. With '', the title determines the icon.
    icon: v.string(),
    isFeatured: featuredFlag(canFeature, featuredServicesFull),
  });
}

type ServiceValues = v.InferInput<ReturnType<typeof serviceFormSchema>>;
type ServiceResult = v.InferOutput<ReturnType<typeof serviceFormSchema>>;

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
