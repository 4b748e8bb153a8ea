import { withPathCache, ContentUnavailableError, type ContentSource } from '@/api/content/contentSource';
import type { GithubClient } from './client';
import { GithubError } from './githubError';

/** The folder of the content, from the root of the repository. */
export const DATA_FOLDER = 'public/data';

/** A branch at one moment. */
export interface Head {
  commit: string;
  /** Of the whole repository. */
  tree: string;
  /** Of {@link DATA_FOLDER}; null where there is none yet. */
  dataTree: string | null;
  /** Path under {@link DATA_FOLDER} → id of its bytes. */
  files: ReadonlyMap<string, string>;
}

/** Bytes by their id, which says all about them: asked for once in a tab's life. */
const known = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replace(/\s/g, '')), (letter) => letter.charCodeAt(0));
}

/** The bytes of a file. @throws GithubFault */
export function readBlob(client: GithubClient, sha: string): Promise<Uint8Array<ArrayBuffer>> {
  const kept = known.get(sha);
  if (kept) return kept;
  const reading = client
    .ask((api) =>
      api('GET /repos/{owner}/{repo}/git/blobs/{file_sha}', { ...client.home, file_sha: sha }),
    )
    .then(({ content }) => fromBase64(content));
  known.set(sha, reading);
  reading.catch(() => known.delete(sha));
  return reading;
}

interface TreeEntry {
  path: string;
  type: string;
  sha: string;
}

async function readTree(client: GithubClient, sha: string, isDeep = false): Promise<TreeEntry[]> {
  const { tree, truncated } = await client.ask((api) =>
    api('GET /repos/{owner}/{repo}/git/trees/{tree_sha}', {
      ...client.home,
      tree_sha: sha,
      ...(isDeep && { recursive: '1' }),
    }),
  );
  if (truncated) throw new GithubError('refused', 'The folder of the content is too large.');
  return tree;
}

/** Where the branch stands. @throws GithubFault */
export async function readRef(client: GithubClient): Promise<string> {
  const { object } = await client.ask((api) =>
    api('GET /repos/{owner}/{repo}/git/ref/{ref}', {
      ...client.home,
      ref: `heads/${client.place.branch}`,
    }),
  );
  return object.sha;
}

/** What the branch holds now; nothing but the content is looked at. @throws GithubFault */
export async function readHead(client: GithubClient): Promise<Head> {
  return readCommit(client, await readRef(client));
}

/** What the branch held at a commit; nothing but the content is looked at. @throws GithubFault */
export async function readCommit(client: GithubClient, commit: string): Promise<Head> {
  const { tree } = await client.ask((api) =>
    api('GET /repos/{owner}/{repo}/git/commits/{commit_sha}', {
      ...client.home,
      commit_sha: commit,
    }),
  );
  let folder: string | null = tree.sha;
  for (const name of DATA_FOLDER.split('/')) {
    const entries: TreeEntry[] = folder === null ? [] : await readTree(client, folder);
    folder = entries.find(({ path, type }) => path === name && type === 'tree')?.sha ?? null;
  }
  const entries = folder === null ? [] : await readTree(client, folder, true);
  const files = entries.filter(({ type }) => type === 'blob');
  return {
    commit,
    tree: tree.sha,
    dataTree: folder,
    files: new Map(files.map(({ path, sha }) => [path, sha])),
  };
}

/** A file of the content, parsed. @throws GithubFault, SyntaxError where it is not JSON */
export async function readJsonFile(client: GithubClient, sha: string): Promise<unknown> {
  return JSON.parse(new TextDecoder().decode(await readBlob(client, sha))) as unknown;
}

/** The content as the branch holds it, in the place of what visitors get. */
export function branchSource(client: GithubClient, head: Head): ContentSource {
  return withPathCache((path) => {
    const sha = head.files.get(path);
    if (!sha) throw new ContentUnavailableError(path);
    return readJsonFile(client, sha);
  });
}

/**
 * What `data/version.json` says of a content once it is built: the hash of all files by name (scripts/prerender).
 * @param written files that are to be other than on the branch; null for those that go
 */
export async function branchContentHash(
  client: GithubClient,
  head: Head,
  written: ReadonlyMap<string, Uint8Array<ArrayBuffer> | null>,
): Promise<string> {
  const paths = [...new Set([...head.files.keys(), ...written.keys()])].sort();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (const path of paths) {
    const sha = head.files.get(path);
    const bytes = written.has(path) ? written.get(path) : sha && (await readBlob(client, sha));
    if (bytes) parts.push(new TextEncoder().encode(path), bytes);
  }
  const whole = new Uint8Array(await new Blob(parts).arrayBuffer());
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', whole));
  return [...hash.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
