import { fieldsForm } from '../form/fieldsForm';
import { RecordForm } from '../form/RecordForm';
import type { RecordEditorProps } from '../resource';
import { topicFields } from './fields';

/** Form of a topic page. */
const topicForm = fieldsForm('topics', topicFields, {
  labels: {
    add: { title: 'Add Topic Page', save: 'Add Topic Page', busy: 'Adding...' },
    edit: { title: 'Edit Topic Page', save: 'Update Topic Page', busy: 'Updating...' },
  },
});

/** Dialog with the form of a topic page. */
export default function TopicEditor(props: RecordEditorProps<'topics'>) {
  return <RecordForm {...props} form={topicForm} />;
}
