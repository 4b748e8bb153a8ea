import Link from '@mui/material/Link';
import * as v from 'valibot';
import { FILES } from '@/domain/links/contentPaths';
import { PATHS } from '@/domain/links/paths';
import { SHORT_TEXT_MAX } from '@/domain/text/cutText';
import { topicSchema, type Topic } from '@/domain/topic/schema';
import { topicTitle } from '@/domain/topic/topic';
import { normalizeTopicPath } from '@/domain/topic/topicPath';
import { lazyModule } from '@/ui/lazy/lazyModule';
import { PreviewLink, previewPath } from '../../layout/preview/PreviewLink';
import { fieldColumn, textColumn, trimmed } from '../csvColumns';
import { nameColumn, originColumns } from '../records/recordColumns';
import { defineResource } from '../resource';

const pathColumn = fieldColumn(
  'path',
  v.pipe(
    trimmed,
    v.check(
      (path) => normalizeTopicPath(path) !== undefined,
      'must be below /store/, /projects/, /about/ or /services/',
    ),
  ),
);

/** Pages of text at paths of their own. */
export const topics = defineResource('topics', {
  idPrefix: 'topic-',
  files: (path) => path === FILES.topics,
  create: (id, now) => v.parse(topicSchema, { id, path: '/', createdAt: now, updatedAt: now }),
  recordEditor: lazyModule(() => import('./TopicEditor')),
  table: {
    columns: [
      nameColumn<Topic>('Title', topicTitle),
      {
        id: 'path',
        label: 'Page URL',
        card: 'line',
        sortBy: ({ path }) => path,
        cell: ({ path }) => (
          <Link href={previewPath(path)} target="_blank" rel="noopener">
            {path}
          </Link>
        ),
      },
      ...originColumns<Topic>().filter(({ id }) => id === 'updated'),
    ],
    searchText: ({ title, path, description }) => [title, path, description],
    empty: 'No topic pages found. Try a different search term or add a new topic page.',
  },
  csv: {
    required: ['title', 'path'],
    columns: [
      textColumn('title', { max: SHORT_TEXT_MAX }),
      pathColumn,
      fieldColumn('description', trimmed),
    ],
  },
  Preview: ({ records: [first] }) => (
    <PreviewLink path={first?.path ?? PATHS.store} label="Live Preview" />
  ),
  messages: {
    failed: (verb) =>
      `The topic page could not be ${verb}${verb === 'add' ? 'ed' : 'd'}. Try again.`,
    loadFailed: () =>
      'The topic pages could not be loaded and cannot be edited until loading succeeds.',
  },
});
