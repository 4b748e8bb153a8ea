import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseJson } from '../../../src/domain/text/parseJson';
import { isPublishablePath } from '../../../src/domain/content/publishFiles';
import { filesBelow } from '../../build/filesBelow';
import { makeFolder } from '../../build/syncFolder';
import { writeFileDurably } from '../../build/writeFileAtomic';
import { sha256 } from '../../build/sha256';
import { readBytes } from './entry';

/**
 * The content at one time: path under `public/data` → SHA-256 of the bytes of the file in
 * hexadecimal.
 */
type Snapshot = Record<string, string>;

/** Thrown if a file of a snapshot is missing or has been changed. */
export class SnapshotCorruptedError extends Error {}

/** Folder of the history with every content file ever published, once each, named by its hash. */
const contentsOf = (history: string) => path.join(history, 'contents');

/** Stores the bytes of a content file in the history. Returns their hash, which names them. */
export async function saveBytes(history: string, bytes: Buffer): Promise<string> {
  const hash = sha256(bytes);
  const target = path.join(contentsOf(history), hash);
  if (!existsSync(target)) await writeFileDurably(target, bytes);
  return hash;
}

/** Returns the bytes stored under a hash, or undefined if they are missing or were changed. */
export async function readBytesOf(history: string, hash: string): Promise<Buffer | undefined> {
  const bytes = await readBytes(path.join(contentsOf(history), hash)).catch(() => null);
  return bytes && sha256(bytes) === hash ? bytes : undefined;
}

/**
 * Stores the current content of a public folder. Files that are already stored are not stored
 * again.
 */
export async function saveSnapshot(publicFolder: string, history: string): Promise<Snapshot> {
  const data = path.join(publicFolder, 'data');
  await makeFolder(contentsOf(history));
  const snapshot: Snapshot = {};
  for (const name of (await filesBelow(data)).filter(isPublishablePath))
    snapshot[name] = await saveBytes(history, await readFile(path.join(data, name)));
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
    const bytes = await readBytesOf(history, hash);
    if (!bytes || !isPublishablePath(name)) throw new SnapshotCorruptedError(name);
    try {
      files[name] = parseJson(bytes);
    } catch {
      // The file was not valid JSON when it was stored. Readers handle it like a missing file.
      continue;
    }
  }
  return files;
}
