import { RecordForm } from '../form/RecordForm';
import type { RecordEditorProps } from '../resource';
import { serviceForm } from './serviceForm';

/** Dialog with the form of a service. */
export default function ServiceEditor(props: RecordEditorProps<'services'>) {
  return <RecordForm {...props} form={serviceForm} />;
}
