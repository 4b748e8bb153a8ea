import { fieldsForm } from '../form/fieldsForm';
import { RecordForm } from '../form/RecordForm';
import type { RecordEditorProps } from '../resource';
import { CategoriesField } from './CategoriesField';
import { projectFields } from './fields';

/** Form of a project. */
export const projectForm = fieldsForm('projects', projectFields, {
  labels: {
    add: { title: 'Add New Project', save: 'Add Project', busy: 'Adding...' },
    edit: { title: 'Edit Project', save: 'Update Project', busy: 'Updating...' },
  },
  readyWith: ['title', 'description', 'category', 'image', 'date', 'location'],
  notReady: 'Please fill in all required fields',
  own: { category: CategoriesField },
});

/** Dialog with the form of a project. */
export default function ProjectEditor(props: RecordEditorProps<'projects'>) {
  return <RecordForm {...props} form={projectForm} />;
}
