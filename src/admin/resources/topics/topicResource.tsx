import Link from '@mui/material/Link';
import * as v from 'valibot';
import { FILES } from '@/domain/links/contentPaths';
import { PATHS } from '@/domain/links/paths';
import { topicSchema, type Topic } from '@/domain/topic/schema';
import { topicTitle } from '@/domain/topic/topic';
import { PreviewLink, previewPath } from '../../layout/preview/PreviewButton';
import { adminDate } from '../../layout/adminDate';
import { nameColumn, originColumns } from '../records/recordColumns';
import { defineResource } from '../resource';
import { topicFields } from './fields';

/** Pages of text at paths of their own. */
export const topics = defineResource('topics', {
  idPrefix: 'topic-',
  files: (path) => path === FILES.topics,
  create: (id, now) => v.parse(topicSchema, { id, path: '/', createdAt: now, updatedAt: now }),
  fields: topicFields,
  form: { add: { title: 'Add Topic Page' } },
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
    factsOf: ({ path, updatedAt }) => [path, adminDate(updatedAt)],
    empty: 'No topic pages found. Try a different search term or add a new topic page.',
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
