import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { writeFileAtomic } from '../../build/writeFileAtomic';

/** SHA-256 of a file's bytes, in hexadecimal. */
const hashSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const snapshotSchema = v.record(v.string(), hashSchema);

const entrySchema = v.object({
  /**
   * - `unwritten`: none of its files is in place; it is removed.
   * - `begun`: some of its files may be in place; it is taken back after a crash.
   * - `done`: all of its files are in place.
   * - `kept`: it was taken back but for files that were changed by hand since; it stays until somebody has compared them.
   */
  state: v.picklist(['unwritten', 'begun', 'done', 'kept']),
  at: v.pipe(v.string(), v.isoTimestamp()),
  changes: v.array(v.string()),
  /** Under `public`; what was there before and what the publication puts there, null for no file. */
  files: v.optional(
    v.array(
      v.object({ file: v.string(), before: v.nullish(hashSchema), after: v.nullish(hashSchema) }),
    ),
    [],
  ),
  /** Of `kept`: the files that were changed by hand. */
  changedByHand: v.optional(v.array(v.string())),
  /** The whole content before and after it, for whoever wants it back. */
  content: v.optional(v.object({ before: snapshotSchema, after: snapshotSchema })),
});

/** A publication in `.history`: `before/` holds the files that it replaced. */
export type Entry = v.InferOutput<typeof entrySchema>;

/** The time of a publication and six hexadecimal digits: nothing that leads anywhere. */
export const ENTRY_ID = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-[0-9a-f]{6}$/;

/** SHA-256 of bytes, in hexadecimal. */
export function hashOf(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The bytes of a file; null where there is none. */
export async function readBytes(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

const recordOf = (folder: string) => path.join(folder, 'entry.json');

/** The publication of a folder in `.history`; undefined where it cannot be read. */
export async function readEntry(folder: string): Promise<Entry | undefined> {
  try {
    return v.parse(entrySchema, JSON.parse(await readFile(recordOf(folder), 'utf8')));
  } catch {
    return undefined;
  }
}

/** Writes what is known about a publication, whole: a crash leaves the earlier record. */
export async function writeEntry(folder: string, entry: Entry): Promise<void> {
  await writeFileAtomic(recordOf(folder), JSON.stringify(entry, null, 2));
}
