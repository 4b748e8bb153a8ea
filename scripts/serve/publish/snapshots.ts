import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isPublishablePath } from '../../../src/domain/content/publishFiles';
import { writeFileAtomic } from '../../build/writeFileAtomic';
import { hashOf, readBytes } from './entry';

/**
 * The content at one time: path under `public/data` → SHA-256 of the bytes of the file in
 * hexadecimal.
 */
export type Snapshot = Record<string, string>;

/** Thrown if a file of a snapshot is missing or has been changed. */
export class SnapshotCorruptedError extends Error {}

/** Folder of the history with every content file ever published, once each, named by its hash. */
const contentsOf = (history: string) => path.join(history, 'contents');

/** Stores the bytes of a content file in the history, under their hash. */
export async function keepBytes(history: string, bytes: Buffer): Promise<string> {
  const hash = hashOf(bytes);
  const target = path.join(contentsOf(history), hash);
  if (!existsSync(target)) await writeFileAtomic(target, bytes);
  return hash;
}

/** Returns the bytes stored under a hash, or undefined if they are missing or were changed. */
export async function readKept(history: string, hash: string): Promise<Buffer | undefined> {
  const bytes = await readBytes(path.join(contentsOf(history), hash)).catch(() => null);
  return bytes && hashOf(bytes) === hash ? bytes : undefined;
}

/**
 * Stores the current content of a public folder. Files that are already stored are not stored
 * again.
 */
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
 * Returns the content files of a snapshot, parsed.
 * @throws SnapshotCorruptedError if a file is missing, changed, or a symbolic link
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
      // The file was not valid JSON when it was stored. Readers handle it like a missing file.
      continue;
    }
  }
  return files;
}
