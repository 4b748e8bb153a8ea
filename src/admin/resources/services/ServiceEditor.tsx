import * as v from 'valibot';
import type { Service } from '@/domain/service/schema';
import { SERVICE_DESCRIPTION_MIN } from '@/domain/service/service';
import { BoundField } from '../../forms/fields/BoundField';
import { CheckboxField } from '../../forms/fields/CheckboxField';
import { featuredFlag, requiredText } from '../form/fieldSchemas';
import { type FieldsProps, type FormContext, defineForm } from '../form/formDefinition';
import { IconPicker } from './IconPicker';
import { RecordForm } from '../form/RecordForm';
import type { RecordEditorProps } from '../resource';

/** Returns the schema of the service form. */
function serviceFormSchema(context: FormContext) {
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
    isFeatured: featuredFlag(context),
  });
}

type ServiceValues = v.InferInput<ReturnType<typeof serviceFormSchema>>;
type ServiceResult = v.InferOutput<ReturnType<typeof serviceFormSchema>>;

/** Fields of the service form. */
function ServiceFields(props: FieldsProps<Service, ServiceValues, ServiceResult>) {
  const { form, values, context } = props;
  return (
    <>
      <BoundField control={form.control} name="title" label="Title" required />
      <BoundField
        control={form.control}
        name="description"
        label="Description"
        rows={5}
        required
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
        hint={context.canFeature ? 'Shown on the home page.' : context.featuredFull}
        error={form.formState.errors.isFeatured?.message}
        onChange={(isFeatured) => form.setValue('isFeatured', isFeatured)}
      />
    </>
  );
}

/** Form of a service. */
export const serviceForm = defineForm({
  labels: {
    add: { title: 'Add New Service', save: 'Save Service', busy: 'Saving...' },
    edit: { title: 'Edit Service', save: 'Save Service', busy: 'Saving...' },
  },
  schema: serviceFormSchema,
  // A new service is featured while a slot is free.
  start: ({ title, description, icon = '', isFeatured }: Service, { isNew, canFeature }) => ({
    title,
    description,
    icon,
    isFeatured: isNew ? canFeature : isFeatured,
  }),
  Fields: ServiceFields,
  toRecord({ icon, ...values }, { icon: _icon, ...service }, { freeSlug }) {
    const slug = service.slug || freeSlug(values.title);
    return { ...service, ...values, ...(icon && { icon }), slug };
  },
});

/** Dialog with the form of a service. */
export default function ServiceEditor(props: RecordEditorProps<'services'>) {
  return <RecordForm {...props} form={serviceForm} />;
}
