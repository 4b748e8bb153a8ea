import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { HttpError } from '../http';
import { ENTRY_ID, readEntry } from './entry';
import { readSnapshot } from './snapshots';

/** Publications per response. */
const PAGE_SIZE = 20;

/** A publication in the list. */
interface Listed {
  id: string;
  at: string;
  changes: string[];
  /**
   * Whether the content of that version is stored. Older versions of the server did not store
   * it.
   */
  isKept: boolean;
}

/** A page of publications, newest first. */
interface HistoryPage {
  publications: Listed[];
  /**
   * ID of the last publication on this page, from which the next page starts; null on the last
   * page.
   */
  next: string | null;
  /** Number of entries that could not be read and are left out. */
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
 * Lists the publications, newest first.
 * @param after ID of the last publication of the previous page; null for the first page
 * @throws HttpError 400 for an invalid ID
 */
export async function listHistory(history: string, after: string | null): Promise<HistoryPage> {
  if (after !== null && !ENTRY_ID.test(after)) throw new HttpError(400, 'Not a valid publication');
  const ids = (await idsOf(history)).filter((id) => after === null || id < after);
  const publications: Listed[] = [];
  let damaged = 0;
  for (const [index, id] of ids.entries()) {
    const entry = await readEntry(path.join(history, id));
    if (!entry) damaged += 1;
    else if (entry.state === 'done') {
      const { at, changes, content } = entry;
      publications.push({ id, at, changes, isKept: content !== undefined });
    }
    if (publications.length === PAGE_SIZE)
      return { publications, next: index + 1 < ids.length ? id : null, damaged };
  }
  return { publications, next: null, damaged };
}

/**
 * Reads the content files as they were before or after a publication.
 * @throws HttpError 400 for an invalid ID, 404 for an unknown one, 410 if its content is lost
 */
export async function readHistory(
  history: string,
  id: string,
  side: string | null,
): Promise<{ files: Record<string, unknown> }> {
  const isSide = side === 'before' || side === 'after';
  if (!ENTRY_ID.test(id) || !isSide) throw new HttpError(400, 'Not a valid publication');
  const isListed = (await idsOf(history)).includes(id);
  const entry = isListed ? await readEntry(path.join(history, id)) : undefined;
  if (entry?.state !== 'done') throw new HttpError(404, 'Publication not found');
  const files = entry.content && (await readSnapshot(entry.content[side], history));
  if (!files) throw new HttpError(410, 'The content of this publication is no longer available');
  return { files };
}
