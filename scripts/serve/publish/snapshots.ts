import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isPublishable } from '../../../src/domain/publishFiles';
import { writeWhole } from '../../build/writeWhole';

/** A content at one moment: path under `public/data` → SHA-256 of the file's bytes in hexadecimal. */
export type Snapshot = Record<string, string>;

/** What a snapshot cannot be read from any more: a file of it is gone or has been changed. */
export class SnapshotDamaged extends Error {}

/** In the history: every content file that there ever was, once, called after its own hash. */
const contentsOf = (history: string) => path.join(history, 'contents');

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Beside its place first: a crash leaves no half file under a whole file's name. */
async function keepBytes(folder: string, bytes: Buffer): Promise<string> {
  const hash = hashOf(bytes);
  const target = path.join(folder, hash);
  if (!existsSync(target)) await writeWhole(target, bytes);
  return hash;
}

/** Keeps the content of a public folder as it is now: what was kept before takes no room again. */
export async function keepSnapshot(publicFolder: string, history: string): Promise<Snapshot> {
  const data = path.join(publicFolder, 'data');
  const folder = contentsOf(history);
  await mkdir(folder, { recursive: true });
  const found = existsSync(data)
    ? await readdir(data, { recursive: true, withFileTypes: true })
    : [];
  const snapshot: Snapshot = {};
  for (const entry of found) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(data, file).split(path.sep).join('/');
    if (entry.isFile() && isPublishable(name))
      snapshot[name] = await keepBytes(folder, await readFile(file));
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
    const bytes = await readFile(path.join(contentsOf(history), hash)).catch(() => undefined);
    if (!bytes || hashOf(bytes) !== hash || !isPublishable(name)) throw new SnapshotDamaged(name);
    try {
      files[name] = JSON.parse(bytes.toString('utf8')) as unknown;
    } catch {
      // It was none when it was kept: a reader is told of it as of a file that is not there.
      continue;
    }
  }
  return files;
}
