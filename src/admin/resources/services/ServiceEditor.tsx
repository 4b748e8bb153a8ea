import { defineForm } from '../form/formDefinition';
import { recordEditor } from '../form/RecordForm';
import { IconPicker } from './IconPicker';
import { serviceFields } from './fields';

export const serviceForm = defineForm({
  name: 'services',
  fields: serviceFields,
  labels: {
    add: { title: 'Add New Service', save: 'Save Service', busy: 'Saving...' },
    edit: { title: 'Edit Service', save: 'Save Service', busy: 'Saving...' },
  },
  own: { icon: IconPicker },
});

export default recordEditor(serviceForm);
