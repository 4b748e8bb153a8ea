import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { jsonHash } from '../src/domain/text/hash';
import type { ContentFiles } from '../src/domain/content/content';
import { parseZipBase, type ZipBase } from '../src/domain/content/zipBase';
import { errorAt, type Problem } from '../src/domain/record/problem';
import { sameJson } from '../src/domain/text/sameJson';
import { readJson } from './build/files';

type Unpacked = ZipBase & { name: string };

async function readUnpacked(folder: string): Promise<Unpacked[]> {
  const names = await readdir(folder).catch(() => []);
  const read = names.map(async (file): Promise<Unpacked[]> => {
    try {
      const made = parseZipBase(await readJson(path.join(folder, file)));
      return made ? [{ ...made, name: path.basename(file, '.json') }] : [];
    } catch {
      return [];
    }
  });
  return (await Promise.all(read)).flat();
}

/**
 * Returns whether two ZIP files change a file from the same state, and neither includes the
 * changes of the other.
 */
function conflict(one: Unpacked, other: Unpacked, file: string): boolean {
  const isIn = [one, other].every(({ hashes }) => Object.hasOwn(hashes, file));
  if (!isIn || one.hashes[file] === other.hashes[file]) return false;
  if (one.holds.includes(other.name) || other.holds.includes(one.name)) return false;
  return sameJson(one.base[file], other.base[file]);
}

/**
 * Reports files in which an unpacked ZIP file has replaced the changes of another one. Each is
 * an error that does not stop the build.
 * @param folder where ZIP files store the files that they were made from
 */
export async function checkUnpackedZips(folder: string, files: ContentFiles): Promise<Problem[]> {
  const zips = await readUnpacked(folder);
  const pairs = zips.flatMap((one, index) =>
    zips.slice(index + 1).map((other) => [one, other] as const),
  );
  const problems = pairs.flatMap(([one, other]) =>
    Object.keys(one.hashes)
      .filter((file) => conflict(one, other, file))
      .map(async (file): Promise<Problem[]> => {
        const hash = Object.hasOwn(files, file) ? await jsonHash(files[file]) : null;
        // If the file matches neither ZIP file, it has been changed intentionally since.
        if (![one, other].some(({ hashes }) => hashes[file] === hash)) return [];
        const message =
          'Two ZIP files that were made from the same state were unpacked, and one has replaced the changes of the other. ' +
          'Restore the folder public from the repository, delete the folder made-from, and import both ZIP files under Publish in the back office.';
        return [{ ...errorAt(file, '', message), stopsBuild: false }];
      }),
  );
  return (await Promise.all(problems)).flat();
}
