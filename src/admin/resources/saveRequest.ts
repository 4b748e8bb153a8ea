import type { Content } from '@/domain/content/content';
import { capitalise } from '@/domain/text/cleanText';
import { selectDraftContent } from '../drafts/content/draftContent';
import type { Edit, EditOf } from '../drafts/draftChanges';
import type { EditingThunk } from '../drafts/editThunks';
import { saveWithRetry, type SaveOptions } from '../forms/useSave';
import type { ConfirmOptions } from '../layout/AdminDialogs';
import { describeRecords, titleCase } from './recordNames';
import {
  recordsOf,
  type ResourceName,
  type RecordOf,
  isFeaturedRecord,
  RESOURCE_NAMES,
  resourceInfo,
} from './registry';
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
export function requestFor<C extends ResourceName>(
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
  return saveWithRetry(requestFor(resource, records, done, edits), failed(verb));
}

interface UsageTarget {
  id: string;
  /** Path such as `/store/cine-zoom`; missing for records without a page. */
  path: string | undefined;
}

/** Returns whether a JSON value refers to the target at any depth, by ID or in a URL. */
function names(value: unknown, { id, path }: UsageTarget): boolean {
  if (typeof value === 'string') return value === id || value.split(/[?#]/, 1)[0] === path;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((item) => names(item, { id, path }));
}

function otherRecords<C extends ResourceName>(
  content: Content,
  name: C,
  target: UsageTarget,
): [string, RecordOf<C>][] {
  const { labels, nameOf } = resourceInfo(name);
  return recordsOf(content, name)
    .filter(({ id }) => id !== target.id)
    .map((record) => [`${capitalise(labels.one)} “${nameOf(record)}”`, record]);
}

/** Texts about where else the site refers to a record, for the confirmation before it is deleted. */
export function findUsages(content: Content, target: UsageTarget): string[] {
  const { home, about, site } = content;
  const areas: [string, unknown][] = [
    ['Home page', home],
    ['About page', about],
    ['Footer and settings', site],
    ['Availability', content.holds],
    ...RESOURCE_NAMES.flatMap((name) => otherRecords(content, name, target)),
  ];
  return areas.filter(([, value]) => names(value, target)).map(([label]) => label);
}

export function deletionQuestion<C extends ResourceName>(
  resource: ResourceData<C>,
  ids: readonly string[],
): EditingThunk<ConfirmOptions> {
  return (_dispatch, getState) => {
    const { name, labels, pathOf, messages } = resource;
    const content = selectDraftContent(getState());
    const records = content ? recordsWith(content, name, ids) : [];
    const [first] = records;
    const title = `Delete ${describeRecords(resource, records)}?`;
    if (content && first && messages.deletion)
      return { title, text: messages.deletion(first, content), verb: 'Delete' };
    const places = records.flatMap((record) => [
      ...(isFeaturedRecord(record) ? [`Featured ${titleCase(labels.many)}`] : []),
      ...(content ? findUsages(content, { id: record.id, path: pathOf?.(record) }) : []),
    ]);
    const what = describeRecords(resource, records, (recordName) => `"${recordName}"`);
    const question = `Are you sure you want to delete ${what}? This action cannot be undone.`;
    const uses = [...new Set(places)].join(', ');
    return { title, text: uses ? `${question} Used in: ${uses}.` : question, verb: 'Delete' };
  };
}
