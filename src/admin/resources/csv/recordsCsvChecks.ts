import { mediaBlob, collectMediaRefs } from '../../drafts/storage/mediaDrafts';
import type { CsvProblem } from './csvText';
import type { NamedRecord } from '../recordNames';
import type { ImportedRecord } from '../thunks';

/** Record with its row number in the file. */
export interface NumberedRecord<T> extends ImportedRecord<T> {
  number: number;
}

/**
 * Returns whether the page of this record would redirect to another record: its slug is the ID of
 * that record.
 */
function leadsAway({ id, slug }: NamedRecord, ids: { has: (id: string) => boolean }): boolean {
  return slug !== undefined && slug !== id && ids.has(slug);
}

/** Returns the slug of a record, or its ID for a record without one. */
function slugOf({ id, slug = id }: NamedRecord): string {
  return slug;
}

/** Returns the problems across all records, by row. */
export function checkAllRecords<T extends NamedRecord>(
  rows: readonly NumberedRecord<T>[],
  byId: ReadonlyMap<string, T>,
): CsvProblem[] {
  const mine = new Set(rows.map(({ record }) => record.id));
  const others = [...byId.values()].filter(({ id }) => !mine.has(id));
  const slugs = new Set(others.map(slugOf));
  const allIds = new Set([...byId.keys(), ...mine]);
  const away = new Set(others.filter((other) => leadsAway(other, mine)).map(slugOf));
  const ids = new Set<string>();
  return rows.flatMap(({ number, record }) => {
    const found: string[] = [];
    const { id } = record;
    const slug = slugOf(record);
    const base = byId.get(id);
    if (ids.has(id)) found.push(`id: “${id}” appears twice in the file`);
    if (!base && away.has(id)) found.push(`id: “${id}” is the slug of another record`);
    if (slugs.has(slug)) found.push(`slug: “${slug}” is already in use`);
    // A redirect that existed before the import is not reported.
    else if (leadsAway(record, allIds) && !(base?.slug === slug && byId.has(slug)))
      found.push(`slug: “${slug}” is the id of another record`);
    ids.add(id);
    slugs.add(slug);
    return found.map((message) => ({ row: number, message }));
  });
}

/** Returns the media drafts that rows refer to and that this browser does not have. */
export async function findMissingMedia<T>(
  { record, number }: NumberedRecord<T>,
  base: T | undefined,
): Promise<CsvProblem[]> {
  const known = collectMediaRefs(base);
  const named = [...collectMediaRefs(record)].filter((ref) => !known.has(ref));
  const blobs = await Promise.all(named.map(mediaBlob));
  return named
    .filter((_, index) => !blobs[index])
    .map((ref) => ({ row: number, message: `image “${ref}” is not stored in this browser` }));
}
