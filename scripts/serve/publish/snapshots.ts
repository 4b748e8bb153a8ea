import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isPublishablePath } from '../../../src/domain/content/publishFiles';
import { writeFileAtomic } from '../../build/writeFileAtomic';
import { hashOf, readBytes } from './entry';

/** A content at one moment: path under `public/data` → SHA-256 of the file's bytes in hexadecimal. */
export type Snapshot = Record<string, string>;

/** What a snapshot cannot be read from any more: a file of it is gone or has been changed. */
export class SnapshotCorruptedError extends Error {}

/** In the history: every content file that there ever was, once, called after its own hash. */
const contentsOf = (history: string) => path.join(history, 'contents');

/** Keeps the bytes of a content file in the history, under their own hash. */
export async function keepBytes(history: string, bytes: Buffer): Promise<string> {
  const hash = hashOf(bytes);
  const target = path.join(contentsOf(history), hash);
  if (!existsSync(target)) await writeFileAtomic(target, bytes);
  return hash;
}

/** Bytes that were kept under a hash; undefined where they are gone or have been changed. */
export async function readKept(history: string, hash: string): Promise<Buffer | undefined> {
  const bytes = await readBytes(path.join(contentsOf(history), hash)).catch(() => null);
  return bytes && hashOf(bytes) === hash ? bytes : undefined;
}

/** Keeps the content of a public folder as it is now: what was kept before takes no room again. */
export async function saveSnapshot(publicFolder: string, history: string): Promise<Snapshot> {
  const data = path.join(publicFolder, 'data');
  await mkdir(contentsOf(history), { recursive: true });
  const found = existsSync(data)
    ? await readdir(data, { recursive: true, withFileTypes: true })
    : [];
  const snapshot: Snapshot = {};
  for (const entry of found) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(data, file).split(path.sep).join('/');
    if (entry.isFile() && isPublishablePath(name))
      snapshot[name] = await keepBytes(history, await readFile(file));
  }
  return snapshot;
}

/**
 * The content files of a snapshot, parsed.
 * @throws SnapshotDamaged where a file is not what it was, or leads elsewhere
 */
export async function readSnapshot(
  snapshot: Snapshot,
  history: string,
): Promise<Record<string, unknown>> {
  const files: Record<string, unknown> = {};
  for (const [name, hash] of Object.entries(snapshot)) {
    const bytes = await readKept(history, hash);
    if (!bytes || !isPublishablePath(name)) throw new SnapshotCorruptedError(name);
    try {
      files[name] = JSON.parse(bytes.toString('utf8')) as unknown;
    } catch {
      // It was none when it was kept: a reader is told of it as of a file that is not there.
      continue;
    }
  }
  return files;
}
