import type { Service } from '@/domain/service/schema';
import { defineForm } from '../form/formDefinition';
import { RecordForm } from '../form/RecordForm';
import type { RecordEditorProps } from '../resource';
import { ServiceFields, serviceFormSchema } from './ServiceFields';

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
