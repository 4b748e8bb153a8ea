import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { FieldInputProps } from '../../fields/inputs/FieldInput';
import { ItemList } from '../../forms/lists/ItemList';
import { readJsonList } from '../../forms/lists/jsonList';
import { LinksField } from '../../forms/lists/LinksField';
import { fieldsForm } from '../form/fieldsForm';
import { RecordForm } from '../form/RecordForm';
import type { RecordEditorProps } from '../resource';
import { linksInForm, sectionsInForm, topicFields } from './fields';

function Sections({ field, value, onChange }: FieldInputProps<string>) {
  return (
    <ItemList
      label={field.label}
      noun="section"
      items={readJsonList(sectionsInForm, value)}
      blank={{ heading: '', text: '' }}
      nameOf={({ heading }) => heading}
      onChange={(list) => onChange(JSON.stringify(list))}
    >
      {({ heading, text }, change) => (
        <Stack spacing={1}>
          <TextField
            label="Heading"
            value={heading}
            onChange={({ target }) => change({ heading: target.value })}
          />
          <TextField
            label="Text"
            value={text}
            multiline
            minRows={3}
            maxRows={12}
            helperText="Leave an empty line to start a new paragraph."
            onChange={({ target }) => change({ text: target.value })}
          />
        </Stack>
      )}
    </ItemList>
  );
}

function Links({ value, error, onChange, context }: FieldInputProps<string>) {
  return (
    <LinksField
      links={readJsonList(linksInForm, value)}
      content={context.content}
      error={error}
      onChange={(list) => onChange(JSON.stringify(list))}
    />
  );
}

/** Form of a topic page. */
const topicForm = fieldsForm('topics', topicFields, {
  labels: {
    add: { title: 'Add Topic Page', save: 'Add Topic Page', busy: 'Adding...' },
    edit: { title: 'Edit Topic Page', save: 'Update Topic Page', busy: 'Updating...' },
  },
  own: { sections: Sections, links: Links },
});

/** Dialog with the form of a topic page. */
export default function TopicEditor(props: RecordEditorProps<'topics'>) {
  return <RecordForm {...props} form={topicForm} />;
}
