import { ContentUnavailableError, type ContentSource } from '@/api/content/contentSource';
import { fromBase64 } from '@/domain/text/base64';
import { hashOf } from '@/domain/text/hash';
import { parseJson } from '@/domain/text/parseJson';
import type { GithubClient } from './client';
import { GithubError } from './githubError';

/** The folder of the content, from the root of the repository. */
export const DATA_FOLDER = 'public/data';

/** The state of a branch at one moment. */
export interface Head {
  commit: string;
  /** Id of the tree of the whole repository. */
  tree: string;
  /** Id of the tree of {@link DATA_FOLDER}; null if the folder does not exist. */
  dataTree: string | null;
  /** Path under {@link DATA_FOLDER} → ID of its bytes. */
  files: ReadonlyMap<string, string>;
}

/** Cache of bytes by ID. The ID is a hash of the bytes, so the cache never expires. */
const known = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** Returns the bytes of a file. @throws GithubError */
function readBlob(client: GithubClient, sha: string): Promise<Uint8Array<ArrayBuffer>> {
  const cached = known.get(sha);
  if (cached) return cached;
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

/** Returns the entries of a tree, with those below it if it is read deeply, and whether some are left out. @throws GithubError */
export const askTree = (client: GithubClient, sha: string, isDeep: boolean) =>
  client.ask((api) =>
    api('GET /repos/{owner}/{repo}/git/trees/{tree_sha}', {
      ...client.home,
      tree_sha: sha,
      ...(isDeep && { recursive: '1' }),
    }),
  );

async function readTree(client: GithubClient, sha: string, isDeep = false): Promise<TreeEntry[]> {
  const { tree, truncated } = await askTree(client, sha, isDeep);
  if (truncated) throw new GithubError('rejected', { code: 'tooLarge' });
  return tree;
}

/** Returns the ID of the last commit of the branch. @throws GithubError */
export async function readRef(client: GithubClient): Promise<string> {
  const { object } = await client.ask((api) =>
    api('GET /repos/{owner}/{repo}/git/ref/{ref}', {
      ...client.home,
      ref: `heads/${client.branch.branch}`,
    }),
  );
  return object.sha;
}

/** Reads the current state of the branch, limited to the content. @throws GithubError */
export async function readHead(client: GithubClient): Promise<Head> {
  return readCommit(client, await readRef(client));
}

/** Reads the state of the branch at a commit, limited to the content. @throws GithubError */
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

/** Reads and parses a content file. @throws GithubError, SyntaxError if it is not JSON */
export async function readJsonFile(client: GithubClient, sha: string): Promise<unknown> {
  return parseJson(await readBlob(client, sha));
}

/** Creates a content source for the branch, in place of the live content. */
export function branchSource(client: GithubClient, head: Head): ContentSource {
  return {
    read: async (path) => {
      const sha = head.files.get(path);
      if (!sha) throw new ContentUnavailableError(path);
      return readJsonFile(client, sha);
    },
  };
}

/**
 * Returns the hash that `data/version.json` will contain after the build: the hash of all files by name
 * (scripts/prerender).
 * @param written changed files; null for deleted ones
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
  return (await hashOf('SHA-256', await new Blob(parts).arrayBuffer())).slice(0, 16);
}
