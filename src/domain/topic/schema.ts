import * as v from 'valibot';
import { idSchema, recordSchema, textSchema, textListSchema } from '../record/recordSchema';
import type { Parsed } from '../record/problem';
import { withDerivedIds } from '../record/derivedIds';
import { parseFileObject, parseRecords } from '../record/parseRecords';

export const topicEntries = {
  /** The path by default, see {@link parseTopics}. */
  id: idSchema(),
  path: v.pipe(v.string(), v.startsWith('/', 'must start with "/"')),
  title: textSchema(),
  description: textSchema(),
  image: v.optional(v.string()),
  sections: v.optional(
    v.array(recordSchema({ heading: textSchema(), paragraphs: textListSchema() })),
    () => [],
  ),
  links: v.optional(v.array(recordSchema({ label: textSchema(), to: textSchema() }))),
  createdAt: v.optional(v.string()),
  updatedAt: v.optional(v.string()),
};

/** Schema of a content page that is linked in the footer. Its path is such as `/store/blog`. */
export const topicSchema = recordSchema(topicEntries);

export const TOPIC_ID_FIELD = 'path';

export type Topic = v.InferOutput<typeof topicSchema>;

/** A topic without an ID gets its path as ID. @throws ShapeError if the file has no list of topics */
export function parseTopics(json: unknown, file = 'pages/topics.json'): Parsed<Topic[]> {
  const { topics } = parseFileObject(json, file, ['topics']);
  const list = Array.isArray(topics) ? withDerivedIds(topics, TOPIC_ID_FIELD) : topics;
  return parseRecords(topicSchema, list, file, 'topics');
}
