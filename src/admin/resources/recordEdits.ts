import type { Content } from '@/domain/content/content';
import { capitalise } from '@/domain/text/cleanText';
import type { Edit, EditOf } from '../drafts/draftChanges';
import type { EditingThunk } from '../drafts/editThunks';
import { saveWithRetry, type SaveOptions } from '../forms/saveEdits';
import { describeRecords } from './recordNames';
import { recordsOf, type ResourceName, type RecordOf } from './registry';
import type { ResourceData } from './resource';

/** Returns the edit that stores a record; null deletes it. */
export function recordEdit<C extends ResourceName>(
  name: C,
  id: string,
  draft: RecordOf<C> | null,
): EditOf<C> {
  return { collection: name, id, draft };
}

/** Returns the records with the IDs, in list order. */
export function recordsWith<C extends ResourceName>(
  content: Content,
  name: C,
  ids: readonly string[],
): RecordOf<C>[] {
  const wanted = new Set(ids);
  return recordsOf(content, name).filter(({ id }) => wanted.has(id));
}

/** `done`: the action, such as 'added'. */
export function saveOptionsOf<C extends ResourceName>(
  { labels, nameOf, activity, messages }: ResourceData<C>,
  records: readonly RecordOf<C>[],
  done: string,
  edits: readonly Edit[],
): SaveOptions {
  const name = describeRecords({ labels, nameOf }, records, (unquoted) => unquoted);
  const isOne = records.length === 1;
  const label = isOne ? `${capitalise(labels.one)} “${name}” ${done}` : `${name} ${done}`;
  return {
    label,
    edits,
    message: messages.stored?.(done, records.length) ?? `${label}.`,
    duration: messages.toastMs,
    activity: { type: activity, name, action: messages.activity?.(done) ?? done },
  };
}

export function saveList<C extends ResourceName>(
  resource: ResourceData<C>,
  records: readonly RecordOf<C>[],
  done: string,
  edits: readonly Edit[],
): EditingThunk<Promise<boolean>> {
  const { failed } = resource.messages;
  const verb = done === 'deleted' ? 'delete' : 'update';
  return saveWithRetry(saveOptionsOf(resource, records, done, edits), failed(verb));
}
