import { ResourceForm } from '../form/ResourceForm';
import type { RecordEditorProps } from '../resource';
import { serviceForm } from './serviceForm';

/** Dialog with the form of a service. */
export default function ServiceEditor(props: RecordEditorProps<'services'>) {
  return <ResourceForm {...props} form={serviceForm} />;
}
