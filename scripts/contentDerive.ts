import path from 'node:path';
import { readContent } from '../src/domain/content/content';
import { deriveFiles } from '../src/domain/content/derive';
import { jsonText } from '../src/domain/text/jsonText';
import { writeFileAtomic } from './build/writeFileAtomic';
import { readContentFiles } from './contentCheck';
import { isMain } from './isMain';

const ROOT = path.resolve(import.meta.dirname, '..');

/** Writes the files that are read differently from the records. Returns their paths in the folder. */
export async function writeDerivedFiles(data: string): Promise<string[]> {
  const { files } = await readContentFiles(data);
  const derived = deriveFiles(files, readContent(files).content);
  const changed = Object.keys(derived).filter((file) => derived[file] !== files[file]);
  for (const file of changed)
    await writeFileAtomic(path.join(data, file), `${jsonText(derived[file], 2)}\n`);
  return changed;
}

if (isMain(import.meta.filename)) {
  const changed = await writeDerivedFiles(path.join(ROOT, 'public/data'));
  for (const file of changed) console.log(`Wrote public/data/${file}.`);
  if (changed.length === 0) console.log('Index and featured files agree with the records.');
}
