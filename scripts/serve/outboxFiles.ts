import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeFileAtomic } from '../build/writeFileAtomic';
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
  const stem = `${receivedAt.replaceAll(':', '-')}${isPlain ? `-${reference}` : ''}`;
  await mkdir(folder, { recursive: true });
  // The UUID keeps simultaneous messages with the same reference apart.
  await writeFileAtomic(path.join(folder, `${stem}-${randomUUID()}.json`), text);
}

async function readMessage(folder: string, name: string): Promise<OutboxMessage[]> {
  try {
    const stored: unknown = JSON.parse(await readFile(path.join(folder, name), 'utf8'));
    return isObject(stored) ? [{ ...stored, file: name }] : [];
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
  return (await Promise.all(newest.map((name) => readMessage(folder, name)))).flat();
}
