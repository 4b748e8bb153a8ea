import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { HttpError } from '../http';
import { ENTRY_ID, readEntry } from './entry';
import { readSnapshot, SnapshotCorruptedError } from './snapshots';

/** Publications of one answer. */
const PAGE_SIZE = 20;

/** A publication as it is listed. */
interface Listed {
  id: string;
  at: string;
  changes: string[];
  /** Whether the content of then was kept; that of older versions of the server was not. */
  isKept: boolean;
}

/** Some of the publications, newest first. */
interface HistoryPage {
  publications: Listed[];
  /** The id to go on after; null where there is no more. */
  next: string | null;
  /** Entries that could not be read and are left out. */
  damaged: number;
}

async function idsOf(history: string): Promise<string[]> {
  if (!existsSync(history)) return [];
  const entries = await readdir(history, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && ENTRY_ID.test(entry.name))
    .map(({ name }) => name)
    .sort()
    .reverse();
}

/**
 * What was published, newest first (issue text: History and restore).
 * @param after the id to go on after; from the newest where it is missing
 * @throws Refusal 400 for an id that is none
 */
export async function listHistory(history: string, after: string | null): Promise<HistoryPage> {
  if (after !== null && !ENTRY_ID.test(after)) throw new HttpError(400, 'This is no publication');
  const ids = (await idsOf(history)).filter((id) => after === null || id < after);
  const publications: Listed[] = [];
  let damaged = 0;
  for (const [at, id] of ids.entries()) {
    const entry = await readEntry(path.join(history, id));
    if (!entry) damaged += 1;
    else if (entry.state === 'done') {
      const { at: time, changes, content } = entry;
      publications.push({ id, at: time, changes, isKept: content !== undefined });
    }
    if (publications.length === PAGE_SIZE)
      return { publications, next: at + 1 < ids.length ? id : null, damaged };
  }
  return { publications, next: null, damaged };
}

/**
 * The content files as they were before or after a publication.
 * @throws Refusal 400 for an id that is none, 404 for one that is not there, 410 where its content is lost
 */
export async function readHistory(
  history: string,
  id: string,
  side: string | null,
): Promise<{ files: Record<string, unknown> }> {
  const isSide = side === 'before' || side === 'after';
  if (!ENTRY_ID.test(id) || !isSide) throw new HttpError(400, 'This is no publication');
  const isThere = (await idsOf(history)).includes(id);
  const entry = isThere ? await readEntry(path.join(history, id)) : undefined;
  if (entry?.state !== 'done') throw new HttpError(404, 'There is no such publication');
  try {
    if (entry.content) return { files: await readSnapshot(entry.content[side], history) };
  } catch (error) {
    if (!(error instanceof SnapshotCorruptedError)) throw error;
  }
  throw new HttpError(410, 'What the website said then is not kept any more');
}
