import { defineForm } from '../form/formDefinition';
import { recordEditor } from '../form/RecordForm';
import { CategoriesField } from './CategoriesField';
import { projectFields } from './fields';

/** Form of a project. */
export const projectForm = defineForm({
  name: 'projects',
  fields: projectFields,
  labels: {
    add: { title: 'Add New Project', save: 'Add Project', busy: 'Adding...' },
    edit: { title: 'Edit Project', save: 'Update Project', busy: 'Updating...' },
  },
  readyWith: ['title', 'description', 'category', 'image', 'date', 'location'],
  notReady: 'Please fill in all required fields',
  own: { category: CategoriesField },
});

export default recordEditor(projectForm);
