import { rename, writeFile } from 'node:fs/promises';

/**
 * Writes a file atomically: to a temporary file that is then renamed. Servers therefore never serve
 * an incomplete file.
 */
export async function writeFileAtomic(file: string, bytes: string | Uint8Array): Promise<void> {
  const temporary = `${file}.tmp`;
  await writeFile(temporary, bytes);
  await rename(temporary, file);
}
