import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { writeFileDurably } from '../../build/writeFileAtomic';

/** SHA-256 of the bytes of a file, in hexadecimal. */
const hashSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const snapshotSchema = v.record(v.string(), hashSchema);

const entrySchema = v.object({
  /** Only publications that are `done` are listed. One that has `begun` is completed or undone after a crash. */
  state: v.string(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  changes: v.array(v.string()),
  /** The images that did not exist before, as paths under `public`. */
  added: v.optional(v.array(v.string())),
  /** Snapshots of the whole content before and after the publication, from which it can be restored. */
  content: v.optional(v.object({ before: snapshotSchema, after: snapshotSchema })),
});

/** The record of a publication, in a folder of `.history`. */
export type Entry = v.InferOutput<typeof entrySchema>;

/** Time of the publication and six hexadecimal digits. Cannot contain a path separator. */
export const ENTRY_ID = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-[0-9a-f]{6}$/;

/** Returns the bytes of a file, or null if it does not exist. */
export async function readBytes(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

const recordOf = (folder: string) => path.join(folder, 'entry.json');

/** Reads a publication from its folder in `.history`. Returns undefined if it cannot be read. */
export async function readEntry(folder: string): Promise<Entry | undefined> {
  try {
    return v.parse(entrySchema, JSON.parse(await readFile(recordOf(folder), 'utf8')));
  } catch {
    return undefined;
  }
}

/**
 * Writes the record of a publication atomically. After a crash, the earlier record is still
 * complete. What the record says must be on the disk before.
 */
export async function writeEntry(folder: string, entry: Entry): Promise<void> {
  await writeFileDurably(recordOf(folder), JSON.stringify(entry, null, 2));
}
