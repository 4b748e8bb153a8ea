import { defineForm } from '../form/formDefinition';
import { recordEditor } from '../form/RecordForm';
import { topicFields } from './fields';

const topicForm = defineForm({
  name: 'topics',
  fields: topicFields,
  labels: {
    add: { title: 'Add Topic Page', save: 'Add Topic Page', busy: 'Adding...' },
    edit: { title: 'Edit Topic Page', save: 'Update Topic Page', busy: 'Updating...' },
  },
});

export default recordEditor(topicForm);
