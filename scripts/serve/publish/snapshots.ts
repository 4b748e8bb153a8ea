import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseJson } from '../../../src/domain/text/parseJson';
import { isPublishablePath } from '../../../src/domain/content/publishFiles';
import { filesBelow } from '../../build/files';
import { makeFolder } from '../../build/syncFolder';
import { writeFileDurably } from '../../build/writeFileAtomic';
import { sha256 } from '../../build/sha256';

/**
 * The content at one time: path under `public/data` → SHA-256 of the bytes of the file in
 * hexadecimal.
 */
type Snapshot = Record<string, string>;

/** Folder of the history with every content file ever published, once each, named by its hash. */
const contentsOf = (history: string) => path.join(history, 'contents');

/** Stores the content of a data folder. Files that are already stored are not stored again. */
export async function saveSnapshot(data: string, history: string): Promise<Snapshot> {
  await makeFolder(contentsOf(history));
  const snapshot: Snapshot = {};
  for (const name of (await filesBelow(data)).filter(isPublishablePath)) {
    const bytes = await readFile(path.join(data, name));
    const hash = sha256(bytes);
    const target = path.join(contentsOf(history), hash);
    if (!existsSync(target)) await writeFileDurably(target, bytes);
    snapshot[name] = hash;
  }
  return snapshot;
}

/** Returns the content files of a snapshot, parsed; undefined if a file is missing or has been changed. */
export async function readSnapshot(
  snapshot: Snapshot,
  history: string,
): Promise<Record<string, unknown> | undefined> {
  const files: Record<string, unknown> = {};
  for (const [name, hash] of Object.entries(snapshot)) {
    const bytes = await readFile(path.join(contentsOf(history), hash)).catch(() => undefined);
    if (!bytes || sha256(bytes) !== hash || !isPublishablePath(name)) return undefined;
    try {
      files[name] = parseJson(bytes);
    } catch {
      // The file was not valid JSON when it was stored. Readers handle it like a missing file.
      continue;
    }
  }
  return files;
}
