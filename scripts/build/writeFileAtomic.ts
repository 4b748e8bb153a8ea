import { constants } from 'node:fs';
import { copyFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { syncFolder } from './syncFolder';

/** The process ID keeps processes that write the same file from sharing a temporary file. */
const temporaryPathOf = (file: string) => `${file}.${process.pid}.tmp`;

/** Errors of Windows while another program, such as a virus scanner, uses a file or folder. */
const IN_USE = ['EPERM', 'EBUSY'];
const TRIES = 6;
const PAUSE_MS = 50;

/** Renames a file or folder. @throws Error that says what to do if another program uses it for more than a moment */
async function move(from: string, to: string): Promise<void> {
  for (let tried = 1; ; tried += 1)
    try {
      return await rename(from, to);
    } catch (error) {
      if (!IN_USE.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
      if (tried === TRIES)
        throw new Error(
          `a file in ${path.dirname(to)} is in use by another program; close it, then try again`,
          { cause: error },
        );
      await pause(PAUSE_MS * 2 ** (tried - 1));
    }
}

/** Readers get the earlier file or the complete new one. After an error, no temporary file takes space on the disk. */
async function replaceFile(
  file: string,
  temporary: string,
  create: () => Promise<void>,
): Promise<void> {
  try {
    await create();
    await move(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
}

export async function writeFileAtomic(file: string, bytes: string | Uint8Array): Promise<void> {
  const temporary = temporaryPathOf(file);
  await replaceFile(file, temporary, () => writeFile(temporary, bytes));
}

/** Writes a file atomically. Resolves when it is on the disk, so that a power failure cannot undo it. */
export async function writeFileDurably(file: string, bytes: string | Uint8Array): Promise<void> {
  const temporary = temporaryPathOf(file);
  await replaceFile(file, temporary, () => writeFile(temporary, bytes, { flush: true }));
  await syncFolder(path.dirname(file));
}

export async function copyFileAtomic(from: string, to: string): Promise<void> {
  const temporary = temporaryPathOf(to);
  await replaceFile(to, temporary, () => copyFile(from, temporary, constants.COPYFILE_FICLONE));
}
