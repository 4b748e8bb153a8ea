import { recordSchema, textSchema, textListSchema } from '../record/recordSchema';
import * as v from 'valibot';
import type { Parsed } from '../record/problem';
import { parseFileObject, parseRecords } from '../record/parseRecords';

/** Schema of a content page that is linked in the footer. Its path is such as `/store/blog`. */
const topicSchema = recordSchema({
  path: v.pipe(v.string(), v.startsWith('/', 'must start with "/"')),
  title: textSchema(),
  description: textSchema(),
  image: v.optional(v.string()),
  sections: v.optional(
    v.array(recordSchema({ heading: textSchema(), paragraphs: textListSchema() })),
    () => [],
  ),
  links: v.optional(v.array(recordSchema({ label: textSchema(), to: textSchema() }))),
});

export type Topic = v.InferOutput<typeof topicSchema>;

/**
 * Parses `pages/topics.json`.
 * @throws ShapeError if the file has no list of topics
 */
export function parseTopics(json: unknown, file = 'pages/topics.json'): Parsed<Topic[]> {
  const { topics } = parseFileObject(json, file, ['topics']).value;
  return parseRecords(topicSchema, topics, file, 'topics');
}
