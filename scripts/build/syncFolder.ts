import { mkdir, open, type FileHandle } from 'node:fs/promises';
import path from 'node:path';

/** Errors of systems that cannot synchronise folders, such as Windows, of a missing folder, and of write protection. */
const TOLERATED = ['EPERM', 'EISDIR', 'EACCES', 'EINVAL', 'ENOTSUP', 'ENOENT'];

/** Resolves when the names in a folder survive a power failure. Does nothing where the system does not support it. */
export async function syncFolder(folder: string): Promise<void> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(folder);
    await handle.sync();
  } catch (error) {
    if (!TOLERATED.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  } finally {
    await handle?.close();
  }
}

/** Creates a folder and its missing parents. Resolves when they are on the disk. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = path.dirname(made))
    await syncFolder(path.dirname(made));
}
