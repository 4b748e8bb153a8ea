import type { Content } from '@/domain/content/content';
import { capitalise } from '@/domain/text/cleanText';
import { selectDraftContent } from '../drafts/content/draftContent';
import type { EditingThunk } from '../drafts/editThunks';
import type { ConfirmOptions } from '../layout/AdminDialogs';
import { recordsWith } from './recordEdits';
import { describeRecords, titleCase } from './recordNames';
import {
  isFeaturedRecord,
  recordsOf,
  RESOURCE_NAMES,
  resourceInfo,
  type RecordOf,
  type ResourceName,
} from './registry';
import type { ResourceData } from './resource';

interface UsageTarget {
  id: string;
  /** Path such as `/store/cine-zoom`; missing for records without a page. */
  path: string | undefined;
}

/** Returns whether a JSON value refers to the target at any depth, by ID or in a URL. */
function refersTo(value: unknown, { id, path }: UsageTarget): boolean {
  if (typeof value === 'string') return value === id || value.split(/[?#]/, 1)[0] === path;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((item) => refersTo(item, { id, path }));
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
  return areas.filter(([, value]) => refersTo(value, target)).map(([label]) => label);
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
