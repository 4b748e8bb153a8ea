import { rename, writeFile } from 'node:fs/promises';

/** Writes a file beside its place and renames it into it: a server that hands it out never hands out half of it. */
export async function writeFileAtomic(file: string, bytes: string | Uint8Array): Promise<void> {
  const draft = `${file}.tmp`;
  await writeFile(draft, bytes);
  await rename(draft, file);
}
