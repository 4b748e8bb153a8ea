import { constants } from 'node:fs';
import { copyFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder } from './syncFolder';

/** The process ID keeps processes that write the same file from sharing a temporary file. */
const temporaryPathOf = (file: string) => `${file}.${process.pid}.tmp`;

/**
 * Writes a file atomically: to a temporary file in the same folder, which is then renamed. Readers
 * get either the earlier file or the complete new one.
 */
export async function writeFileAtomic(file: string, bytes: string | Uint8Array): Promise<void> {
  const temporary = temporaryPathOf(file);
  await writeFile(temporary, bytes);
  await rename(temporary, file);
}

/** Writes a file atomically. Resolves when it is on the disk, so that a power failure cannot undo it. */
export async function writeFileDurably(
  file: string,
  bytes: string | Uint8Array,
  temporary = temporaryPathOf(file),
): Promise<void> {
  await writeFile(temporary, bytes, { flush: true });
  await rename(temporary, file);
  await syncFolder(path.dirname(file));
}

/** Copies a file atomically. Uses copy-on-write if the file system supports it. */
export async function copyFileAtomic(from: string, to: string): Promise<void> {
  const temporary = temporaryPathOf(to);
  await copyFile(from, temporary, constants.COPYFILE_FICLONE);
  await rename(temporary, to);
}
