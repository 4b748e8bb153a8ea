import * as v from 'valibot';
import { fromBase64, toBase64 } from '@/domain/text/base64';
import { hashOf } from '@/domain/text/hash';
import { FileStoreError } from '../fileStore';
import type { GithubRequests } from './requests';

/** Requests for one repository. */
export interface Repository extends GithubRequests {
  home: { owner: string; repo: string };
}

/** Files up to this size in bytes are read together. GitHub cuts longer texts off at 512,000 bytes. */
const BATCH_FILE_BYTES = 100_000;
/** Limits of the files that are read in one request. */
const BATCH_BYTES = 1_000_000;
const BATCH_FILES = 200;

const blobsSchema = v.object({
  repository: v.record(
    v.string(),
    v.nullable(
      v.object({
        byteSize: v.number(),
        text: v.nullish(v.string()),
        isTruncated: v.nullish(v.boolean()),
      }),
    ),
  ),
});

/** Returns fields of blobs in the order of their hashes; undefined for one that does not exist. */
async function askBlobs(
  { askGraphql, home }: Repository,
  hashes: readonly string[],
  fields: string,
) {
  const objects = hashes.map((hash, at) => `f${at}: object(oid: "${hash}") { ...fields }`);
  const query = `query($owner: String!, $repo: String!) {
  repository(owner: $owner, name: $repo) { ${objects.join(' ')} }
}
fragment fields on Blob { ${fields} }`;
  const { repository } = await askGraphql(query, home, blobsSchema);
  return hashes.map((_hash, at) => repository[`f${at}`] ?? undefined);
}

/** Divides the hashes of small files into batches. */
function batches(hashes: readonly string[], sizeOf: (hash: string) => number): string[][] {
  const all: string[][] = [];
  let bytes = Infinity;
  for (const hash of hashes.filter((one) => sizeOf(one) <= BATCH_FILE_BYTES)) {
    bytes += sizeOf(hash);
    if (bytes > BATCH_BYTES || all.at(-1)?.length === BATCH_FILES) {
      all.push([]);
      bytes = sizeOf(hash);
    }
    all.at(-1)?.push(hash);
  }
  return all;
}

/** Returns the bytes of files by their hashes. @throws FileStoreError */
export async function readBlobs(
  repository: Repository,
  hashes: readonly string[],
  sizeOf: (hash: string) => number,
): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const found = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const batch of batches(hashes, sizeOf)) {
    const blobs = await askBlobs(repository, batch, 'byteSize isBinary isTruncated text');
    for (const [at, hash] of batch.entries()) {
      const { text, byteSize, isTruncated = false } = blobs[at] ?? {};
      if (typeof text !== 'string' || isTruncated) continue;
      const bytes = new TextEncoder().encode(text);
      // Texts in other encodings are converted.
      if (bytes.length === byteSize) found.set(hash, bytes);
    }
  }
  const { ask, home } = repository;
  for (const hash of hashes.filter((one) => !found.has(one))) {
    const { content } = await ask((api) =>
      api('GET /repos/{owner}/{repo}/git/blobs/{file_sha}', { ...home, file_sha: hash }),
    );
    found.set(hash, fromBase64(content));
  }
  return found;
}

/** Returns the hash that Git gives to bytes. */
export async function gitHash(bytes: Uint8Array): Promise<string> {
  const blob = new Blob([`blob ${bytes.length}\0`, new Uint8Array(bytes)]);
  return hashOf('SHA-1', await blob.arrayBuffer());
}

/**
 * Uploads images by their hashes, one after another, as GitHub recommends, without those that it already has.
 * @throws FileStoreError
 */
export async function uploadBlobs(
  repository: Repository,
  images: ReadonlyMap<string, Uint8Array>,
): Promise<void> {
  if (images.size === 0) return;
  const { ask, home } = repository;
  const known = await askBlobs(repository, [...images.keys()], 'byteSize');
  for (const [at, [hash, bytes]] of [...images].entries()) {
    if (known[at]) continue;
    const content = toBase64(bytes);
    const { sha } = await ask((api) =>
      api('POST /repos/{owner}/{repo}/git/blobs', { ...home, content, encoding: 'base64' }),
    );
    if (sha !== hash) throw new FileStoreError('offline');
  }
}
