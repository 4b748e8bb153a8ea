import * as v from 'valibot';
import { SHORT_TEXT_MAX } from '@/domain/text/cleanText';
import type { Topic } from '@/domain/topic/schema';
import { listTopicPaths, normalizeTopicPath } from '@/domain/topic/topic';
import { entry, fields } from '../../fields/field';
import { links, list } from '../../fields/kinds/list';
import { image } from '../../fields/kinds/picture';
import { longText, shortText } from '../../fields/kinds/text';
import { optional, storedAs } from '../../fields/kinds/wrappers';
import { ANY_PICTURE } from '../../forms/pictures/pictureRules';

const PATH_HINT =
  'Enter a path below /store/, /projects/, /about/ or /services/, such as /store/blog';

const path = shortText('path', {
  label: 'Page URL',
  required: PATH_HINT,
  check: [(value) => normalizeTopicPath(value) !== undefined, PATH_HINT],
  hint: PATH_HINT,
  isSearched: true,
});

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

/** Paragraphs, which are separated by a blank line in the form. */
const paragraphs = storedAs(
  longText('paragraphs', {
    label: 'Text',
    rows: 3,
    maxRows: 12,
    hint: 'Leave an empty line to start a new paragraph.',
  }),
  (texts: string[]) => texts.join('\n\n'),
  (text) => text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== ''),
);

export const topicFields = fields<Topic>()([
  shortText('title', {
    required: 'Title is required',
    max: SHORT_TEXT_MAX,
    isSearched: true,
  }),
  uniquePath,
  longText('description', { rows: 3, isSearched: true }),
  optional(image('image', { rules: ANY_PICTURE, ratio: [16, 9], csv: false })),
  list('sections', {
    of: entry<Topic['sections'][number]>()([shortText('heading'), paragraphs]),
    noun: 'section',
  }),
  optional(links('links')),
]);
