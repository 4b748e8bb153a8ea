import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import * as v from 'valibot';
import { SHORT_TEXT_MAX } from '@/domain/text/cutText';
import type { Topic } from '@/domain/topic/schema';
import { listTopicPaths } from '@/domain/topic/topic';
import { normalizeTopicPath } from '@/domain/topic/topicPath';
import { BoundField } from '../../forms/fields/BoundField';
import { ItemList } from '../../forms/lists/ItemList';
import { jsonList, readJsonList } from '../../forms/lists/jsonList';
import { filledLinks, linkError, LINKS_ERROR } from '../../forms/lists/links';
import { LinksField } from '../../forms/lists/LinksField';
import { PictureField } from '../../forms/pictures/PictureField';
import { ANY_PICTURE } from '../../forms/pictures/validatePicture';
import { requiredText } from '../form/fieldSchemas';
import { type FieldsProps, type FormContext, defineForm } from '../form/formDefinition';
import { RecordForm } from '../form/RecordForm';
import type { RecordEditorProps } from '../resource';

const PATH_HINT =
  'Enter a path below /store/, /projects/, /about/ or /services/, such as /store/blog';

// Paragraphs are separated by a blank line.
const sectionList = jsonList(v.looseObject({ heading: v.string(), text: v.string() }));
const linkList = jsonList(v.looseObject({ label: v.string(), to: v.string() }));

/** Returns the schema of the form of a topic page. Sections and links are JSON texts. */
function topicFormSchema({ content }: Pick<FormContext, 'content'>, { id }: Topic) {
  const others = content.topics.filter((topic) => topic.id !== id);
  const taken = listTopicPaths(others, new Set());
  return v.object({
    title: requiredText('Title is required', SHORT_TEXT_MAX),
    path: v.pipe(
      v.string(),
      v.trim(),
      v.check((path) => normalizeTopicPath(path) !== undefined, PATH_HINT),
      v.check(
        (path) => !taken.includes(normalizeTopicPath(path) ?? ''),
        'Another topic page has this URL',
      ),
    ),
    description: v.pipe(v.string(), v.trim()),
    image: v.string(),
    sections: v.pipe(
      sectionList,
      v.transform((list) => list.filter(({ heading, text }) => (heading + text).trim() !== '')),
    ),
    links: v.pipe(
      linkList,
      v.transform((list) => filledLinks(list)),
      v.check((list) => !list.some(linkError), LINKS_ERROR),
    ),
  });
}

type TopicValues = v.InferInput<ReturnType<typeof topicFormSchema>>;
type TopicResult = v.InferOutput<ReturnType<typeof topicFormSchema>>;

type Props = FieldsProps<Topic, TopicValues, TopicResult>;

function Sections({ form, values }: Props) {
  return (
    <ItemList
      label="Sections"
      noun="section"
      items={readJsonList(sectionList, values.sections)}
      blank={{ heading: '', text: '' }}
      nameOf={({ heading }) => heading}
      onChange={(list) => form.setValue('sections', JSON.stringify(list))}
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

/** Fields of a topic page. */
function TopicFields(props: Props) {
  const { form, values, context } = props;
  const { errors } = form.formState;
  const { control } = form;
  return (
    <>
      <BoundField control={control} name="title" label="Title" required />
      <BoundField control={control} name="path" label="Page URL" required hint={PATH_HINT} />
      <BoundField control={control} name="description" label="Description" rows={3} />
      <PictureField
        label="Image"
        name="image"
        value={values.image}
        rules={ANY_PICTURE}
        ratio={[16, 9]}
        hasCrop
        onChange={(image) => form.setValue('image', image)}
      />
      <Sections {...props} />
      <LinksField
        links={readJsonList(linkList, values.links)}
        content={context.content}
        error={errors.links?.message}
        onChange={(list) => form.setValue('links', JSON.stringify(list))}
      />
    </>
  );
}

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
