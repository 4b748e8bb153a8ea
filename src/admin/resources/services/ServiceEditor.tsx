import { fieldsForm } from '../form/fieldsForm';
import { RecordForm } from '../form/RecordForm';
import type { RecordEditorProps } from '../resource';
import { IconPicker } from './IconPicker';
import { serviceFields } from './fields';

/** Form of a service. */
export const serviceForm = fieldsForm('services', serviceFields, {
  labels: {
    add: { title: 'Add New Service', save: 'Save Service', busy: 'Saving...' },
    edit: { title: 'Edit Service', save: 'Save Service', busy: 'Saving...' },
  },
  own: { icon: IconPicker },
});

/** Dialog with the form of a service. */
export default function ServiceEditor(props: RecordEditorProps<'services'>) {
  return <RecordForm {...props} form={serviceForm} />;
}
