import type { Content } from '@/domain/content/content';
import { FILES } from '@/domain/links/contentPaths';
import { idOf } from '@/domain/content/files';
import { SINGLE_FILE_LIST_NAMES, SINGLE_FILE_LISTS } from '@/domain/content/singleFileLists';
import { isJsonObject, type JsonObject } from '@/domain/text/jsonObject';
import { withRestoredField } from '@/domain/content/repair/contentRepair';
import { listPosition } from '@/domain/content/unreadable';
import {
  COLLECTIONS,
  PAGE_IDS,
  SITE_ID,
  type Collection,
  type Repair,
} from '../../drafts/state/draftEntry';
import { publishedRecord, type Edit } from '../../drafts/draftChanges';
import { changeOf, type RecordChange } from './changes';
import { sameMedia } from '../mediaPaths';

/**
 * Returns the IDs of a collection. Orders are excluded because they follow from the records; `siteRestoration` restores
 * them.
 */
function idsOf(content: Content, collection: Collection): string[] {
  if (collection === 'orders') return [];
  if (collection === 'settings') return [SITE_ID];
  if (collection === 'pages') return Object.values(PAGE_IDS);
  if (collection === 'repairs') return content.unreadable?.parts.map(({ id }) => id) ?? [];
  return content[collection].map(({ id }) => id);
}

/** Returns the index of a record in its list; undefined for collections without a list. */
function placeOf(content: Content, collection: Collection, id: string): number | undefined {
  if (collection === 'settings' || collection === 'pages' || collection === 'orders')
    return undefined;
  if (collection === 'repairs') {
    const part = content.unreadable?.parts.find((one) => one.id === id);
    return part && listPosition(part.path)?.index;
  }
  const place = content[collection].findIndex((record) => record.id === id);
  return place < 0 ? undefined : place;
}

/**
 * Returns every record that differs between two contents, as a change from the first to the second. A record that only
 * the second contains gets its index there. Published uploads equal the draft images they were. Never throws.
 */
export function differences(now: Content, then: Content): RecordChange[] {
  const named = { products: [...now.products, ...then.products] };
  return COLLECTIONS.flatMap((collection) =>
    [...new Set([...idsOf(now, collection), ...idsOf(then, collection)])].flatMap((id) => {
      const base = publishedRecord(now, collection, id);
      const draft = publishedRecord(then, collection, id);
      if (sameMedia(base, draft)) return [];
      const place = base === null ? placeOf(then, collection, id) : undefined;
      return [
        changeOf(collection, id, { base, draft, ...(place !== undefined && { place }) }, named),
      ];
    }),
  );
}

/** Paths of the files with the records of a collection, or how they begin. */
export const FOLDERS: Partial<Record<Collection, string>> = {
  services: 'services/',
  products: 'products/',
  projects: 'projects/',
  ...Object.fromEntries(SINGLE_FILE_LIST_NAMES.map((name) => [name, SINGLE_FILE_LISTS[name].file])),
};

/** Whether a content contains a valid record that was unreadable in another content. */
function isCorrected(now: Content, { file, json }: Repair): boolean {
  const value = JSON.parse(json) as unknown;
  const id = idOf(value);
  const collection = COLLECTIONS.find((one) => FOLDERS[one] && file.startsWith(FOLDERS[one]));
  if (id === undefined || !collection || !isJsonObject(value)) return false;
  const record = publishedRecord(now, collection, id) as JsonObject | null;
  const isBlank = (field: unknown) =>
    field === undefined || field === '' || (Array.isArray(field) && field.length === 0);
  return (
    record !== null &&
    Object.keys(value).every((key) => isBlank(value[key]) || !isBlank(record[key]))
  );
}

/** Returns the page or the settings that a file contains; undefined for the file of a list. */
function pageIn({ home, about, site, rental }: Content, file: string): unknown {
  const pages: Partial<Record<string, unknown>> = {
    [FILES.home]: home,
    [FILES.about]: about,
    [FILES.site]: site,
    [FILES.rental]: rental,
  };
  return pages[file];
}

/** Whether restoring a field changes the file on which the next publication is based, and the page as it is edited now. */
function isMissingField(now: Content, part: Repair): boolean {
  const page = pageIn(now, part.file);
  const published = now.unreadable ? now.unreadable.files[part.file] : page;
  return [page, published].every((json) => withRestoredField(json, part) !== json);
}

/** Whether a repair can be restored: its part is missing now. It was not damaged later or corrected. */
function isMissingPart(now: Content, { kind, entry }: RecordChange): boolean {
  const part = entry.draft as Repair | null;
  if (kind !== 'added' || !part || part.file === FILES.availability) return false;
  return part.path.endsWith('[]') ? !isCorrected(now, part) : isMissingField(now, part);
}

/**
 * Returns the differences that can be restored. Unreadable parts are included only if they are
 * missing now, not if they were damaged later or have been corrected. Holds are not included,
 * because earlier holds do not show what is available now. Never throws.
 */
export function offeredDifferences(now: Content, then: Content): RecordChange[] {
  return differences(now, then)
    .filter(({ collection }) => collection !== 'holds')
    .filter((change) => change.collection !== 'repairs' || isMissingPart(now, change));
}

/** Returns the edit that makes a change. */
export function editFromChange({ collection, id, entry }: RecordChange): Edit {
  const { draft, place } = entry;
  return { collection, id, draft, ...(place !== undefined && { place }) };
}
