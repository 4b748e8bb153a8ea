import type { Service } from '@/domain/service/schema';
import { defineForm } from '../form/formDefinition';
import { ServiceFields } from './ServiceFields';
import { serviceFormSchema } from './serviceFormSchema';

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
