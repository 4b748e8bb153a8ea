import * as v from 'valibot';
import { SHORT_TEXT_MAX } from '@/domain/text/cutText';
import type { Topic } from '@/domain/topic/schema';
import { listTopicPaths } from '@/domain/topic/topic';
import { normalizeTopicPath } from '@/domain/topic/topicPath';
import { baseOf, fields, type RecordField } from '../../fields/field';
import { image } from '../../fields/kinds/picture';
import { longText, shortText } from '../../fields/kinds/text';
import { optional } from '../../fields/kinds/wrappers';
import { jsonList, readJsonList } from '../../forms/lists/jsonList';
import { filledLinks, linkError, LINKS_ERROR } from '../../forms/lists/links';
import { ANY_PICTURE } from '../../forms/pictures/validatePicture';

const PATH_HINT =
  'Enter a path below /store/, /projects/, /about/ or /services/, such as /store/blog';

const path = shortText('path', {
  label: 'Page URL',
  required: PATH_HINT,
  check: [
    (value) => normalizeTopicPath(value) !== undefined,
    PATH_HINT,
    'must be below /store/, /projects/, /about/ or /services/',
  ],
  hint: PATH_HINT,
  isSearched: true,
});

/** Path that no other topic page has. */
const uniquePath: typeof path = {
  ...path,
  schema(stored) {
    const { content, id } = stored.context;
    const others = content.topics.filter((topic) => topic.id !== id);
    const taken = listTopicPaths(others, new Set());
    return v.pipe(
      path.schema(stored),
      v.check(
        (value) => !taken.includes(normalizeTopicPath(value.trim()) ?? ''),
        'Another topic page has this URL',
      ),
    );
  },
};

/** Sections of the form. Paragraphs are separated by a blank line. */
export const sectionsInForm = jsonList(v.looseObject({ heading: v.string(), text: v.string() }));
/** Links of the form. */
export const linksInForm = jsonList(v.looseObject({ label: v.string(), to: v.string() }));

type Sections = Topic['sections'];
type Links = NonNullable<Topic['links']>;

const sections: RecordField<'sections', string, Sections> = {
  ...baseOf('sections'),
  toInput: (list = []) =>
    JSON.stringify(
      list.map(({ paragraphs, ...section }) => ({ ...section, text: paragraphs.join('\n\n') })),
    ),
  schema: () => v.string(),
  fromInput: (input) =>
    readJsonList(sectionsInForm, input)
      .filter((section) => (section.heading + section.text).trim() !== '')
      .map(({ text: words, ...section }) => ({
        ...section,
        paragraphs: words.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== ''),
      })),
  shown: { as: 'own' },
  text: String,
};

const links: RecordField<'links', string, Links | undefined> = {
  ...baseOf('links'),
  toInput: (list = []) => JSON.stringify(list),
  schema: () =>
    v.pipe(
      v.string(),
      v.check(
        (input) => !filledLinks(readJsonList(linksInForm, input)).some(linkError),
        LINKS_ERROR,
      ),
    ),
  fromInput(input, { value }) {
    const list = filledLinks(readJsonList(linksInForm, input));
    return value || list.length > 0 ? list : undefined;
  },
  shown: { as: 'own' },
  text: String,
};

/** Fields of a topic page. */
export const topicFields = fields<Topic>()([
  shortText('title', {
    required: 'Title is required',
    max: SHORT_TEXT_MAX,
    isSearched: true,
  }),
  uniquePath,
  longText('description', { rows: 3, isSearched: true }),
  optional(image('image', { rules: ANY_PICTURE, ratio: [16, 9], csv: false })),
  sections,
  links,
]);
