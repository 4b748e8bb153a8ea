import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { OutboxMessage } from './outboxPage';

/** Maximum number of listed messages; older files are not deleted. */
const MAX_LISTED = 200;

/** Returns whether a value is a JSON object. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Stores a message. The file name begins with the time, so that files sort chronologically. */
export async function saveMessage(
  folder: string,
  body: Record<string, unknown>,
  now: Date,
): Promise<void> {
  const { reference } = body['template_params'] as Record<string, unknown>;
  const isPlain = typeof reference === 'string' && /^[\w-]{1,40}$/.test(reference);
  const receivedAt = now.toISOString();
  const text = `${JSON.stringify({ receivedAt, ...body }, null, 2)}\n`;
  const stem = `${receivedAt.replaceAll(':', '-')}-${isPlain ? reference : randomUUID()}`;
  await mkdir(folder, { recursive: true });
  // A file of this name can only come from the same request in the same millisecond.
  if (!(await putNew(path.join(folder, `${stem}.json`), text)))
    await putNew(path.join(folder, `${stem}-${randomUUID()}.json`), text);
}

/**
 * Writes a new file atomically: to a temporary file first, which is then renamed.
 * @returns false if a file of that name exists or is being written
 */
async function putNew(file: string, text: string): Promise<boolean> {
  const draft = `${file}.tmp`;
  try {
    await writeFile(draft, text, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
  const isNew = !existsSync(file);
  if (isNew) await rename(draft, file);
  else await rm(draft);
  return isNew;
}

async function readKept(folder: string, name: string): Promise<OutboxMessage[]> {
  try {
    const kept: unknown = JSON.parse(await readFile(path.join(folder, name), 'utf8'));
    return isObject(kept) ? [{ ...kept, file: name }] : [];
  } catch {
    return [];
  }
}

/** Lists the stored messages, newest first, at most 200. Skips unreadable files. Never throws. */
export async function listOutbox(folder: string): Promise<OutboxMessage[]> {
  const names = await readdir(folder).catch((): string[] => []);
  const newest = names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
    .slice(0, MAX_LISTED);
  return (await Promise.all(newest.map((name) => readKept(folder, name)))).flat();
}
