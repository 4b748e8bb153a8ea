import type { Topic } from '@/domain/topic/schema';
import { defineForm } from '../form/formDefinition';
import { RecordForm } from '../form/RecordForm';
import type { RecordEditorProps } from '../resource';
import { TopicFields, topicFormSchema } from './TopicFields';

/** Form of a topic page. */
const topicForm = defineForm({
  labels: {
    add: { title: 'Add Topic Page', save: 'Add Topic Page', busy: 'Adding...' },
    edit: { title: 'Edit Topic Page', save: 'Update Topic Page', busy: 'Updating...' },
  },
  schema: topicFormSchema,
  start: ({ title, path, description, image = '', sections, links = [] }: Topic) => ({
    title,
    path,
    description,
    image,
    sections: JSON.stringify(
      sections.map(({ paragraphs, ...section }) => ({ ...section, text: paragraphs.join('\n\n') })),
    ),
    links: JSON.stringify(links),
  }),
  Fields: TopicFields,
  toRecord({ image, sections, links, ...texts }, { image: _image, ...topic }) {
    return {
      ...topic,
      ...texts,
      ...(image && { image }),
      sections: sections.map(({ text, ...section }) => ({
        ...section,
        paragraphs: text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== ''),
      })),
      ...((topic.links || links.length > 0) && { links }),
    };
  },
});

/** Dialog with the form of a topic page. */
export default function TopicEditor(props: RecordEditorProps<'topics'>) {
  return <RecordForm {...props} form={topicForm} />;
}
