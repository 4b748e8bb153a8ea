import { ZIP_FORMAT, type ZipBase } from '@/domain/content/zipBase';
import { readDownloadedZips, type DownloadedZip } from '@/api/storage/downloadedZips';
import type { RecordChange } from '../changes/changes';
import { jsonHash } from '@/domain/text/hash';
import type { Bundle } from '../publishTarget';

/** Returns the content on which a bundle is based, and the name of its ZIP file. */
export async function describeZipFile(
  { files, base = {} }: Bundle,
  holds: readonly string[] = [],
): Promise<{ name: string; made: ZipBase }> {
  const hashes = await Promise.all(
    files.map(async ({ path, json }) => [path, json === null ? null : await jsonHash(json)]),
  );
  const made: ZipBase = {
    format: ZIP_FORMAT,
    base: Object.fromEntries(files.map(({ path }) => [path, base[path] ?? null])),
    hashes: Object.fromEntries(hashes) as ZipBase['hashes'],
    holds: [...holds],
  };
  return { name: (await jsonHash(made)).slice(0, 12), made };
}

/** Returns the changes of a bundle in the form in which they are remembered. */
export async function toDownloadedChanges({
  records = {},
}: Bundle): Promise<DownloadedZip['changes']> {
  const hashes = Object.entries(records).map(async ([key, base]) => [key, await jsonHash(base)]);
  return Object.fromEntries(await Promise.all(hashes)) as DownloadedZip['changes'];
}

/** Returns the names of downloaded ZIP files whose changes are all contained in a bundle. */
export function findIncludedZips(changes: DownloadedZip['changes']): string[] {
  const isIncluded = (zip: DownloadedZip) =>
    Object.keys(zip.changes).every((key) => Object.hasOwn(changes, key));
  return readDownloadedZips()
    .filter(isIncluded)
    .map(({ name }) => name);
}

/** Returns the changes that a downloaded ZIP file contains and that are not live yet. */
export async function changesInZips(changes: readonly RecordChange[]): Promise<RecordChange[]> {
  const zips = readDownloadedZips();
  const isIn = await Promise.all(
    changes.map(async ({ key, entry }) => {
      const hash = await jsonHash(entry.base);
      return zips.some((zip) => Object.hasOwn(zip.changes, key) && zip.changes[key] === hash);
    }),
  );
  return changes.filter((_change, index) => isIn[index]);
}
