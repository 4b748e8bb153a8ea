import { RecordForm } from '../form/RecordForm';
import type { RecordEditorProps } from '../resource';
import { projectForm } from './projectForm';

/** Dialog with the form of a project. */
export default function ProjectEditor(props: RecordEditorProps<'projects'>) {
  return <RecordForm {...props} form={projectForm} />;
}
