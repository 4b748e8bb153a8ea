import * as v from 'valibot';
import { fromBase64, toBase64, utf8Text } from '../../domain/text/base64';
import { hashOf } from '../../domain/text/hash';
import {
  FileStoreError,
  type FileChanges,
  type Snapshot,
  LOG_PAGE,
  type FileStore,
} from './fileStore';
import { type GithubRequests, ATTEMPTS, githubRequests, type StoreDeps } from './githubRequests';
import { type GithubBranch, type StoreUse, DATA_PATH, isStorePath } from './places';

interface Repository extends GithubRequests {
  home: { owner: string; repo: string };
}

/** Files up to this size in bytes are read together. GitHub cuts longer texts off at 512,000 bytes. */
const BATCH_FILE_BYTES = 100_000;
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

async function readBlobs(
  repository: Repository,
  hashes: readonly string[],
  sizeOf: (hash: string) => number,
): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const found = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const batch of batches(hashes, sizeOf)) {
    const blobs = await askBlobs(repository, batch, 'byteSize isTruncated text');
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

async function gitHash(bytes: Uint8Array): Promise<string> {
  const blob = new Blob([`blob ${bytes.length}\0`, new Uint8Array(bytes)]);
  return hashOf('SHA-1', await blob.arrayBuffer());
}

/** Uploads images that GitHub does not have, one after another, as it recommends. @throws FileStoreError */
async function uploadBlobs(
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

/** Texts up to this size in bytes are sent with the tree. */
const INLINE_BYTES = 1_000_000;

export interface GithubPlace extends GithubBranch {
  use: StoreUse;
}

interface Head {
  id: string;
  /** ID of its tree, which is a hash of its files. */
  tree: string;
}

const HEAD_QUERY = `query($owner: String!, $repo: String!, $branch: String!) {
  repository(owner: $owner, name: $repo) {
    isPrivate isEmpty viewerPermission
    ref(qualifiedName: $branch) { target { oid ... on Commit { tree { oid } } } }
  }
}`;
const headSchema = v.object({
  repository: v.object({
    isPrivate: v.boolean(),
    isEmpty: v.boolean(),
    viewerPermission: v.nullable(v.string()),
    ref: v.nullable(
      v.object({ target: v.object({ oid: v.string(), tree: v.object({ oid: v.string() }) }) }),
    ),
  }),
});

/** Undefined in an empty repository. @throws FileStoreError also if that of the desk is public or cannot be written */
async function readHead(
  { askGraphql, home }: Repository,
  { branch, use }: GithubPlace,
): Promise<Head | undefined> {
  const variables = { ...home, branch: `refs/heads/${branch}` };
  const { repository } = await askGraphql(HEAD_QUERY, variables, headSchema);
  const { isPrivate, isEmpty, viewerPermission, ref } = repository;
  if (use === 'desk' && !isPrivate) throw new FileStoreError('public');
  if (use === 'desk' && !/^(?:ADMIN|MAINTAIN|WRITE)$/.test(viewerPermission ?? ''))
    throw new FileStoreError('permission');
  if (ref) return { id: ref.target.oid, tree: ref.target.tree.oid };
  if (isEmpty) return undefined;
  throw new FileStoreError('missing');
}

async function headAt({ ask, home }: Repository, id: string): Promise<Head> {
  const { tree } = await ask((api) =>
    api('GET /repos/{owner}/{repo}/git/commits/{commit_sha}', { ...home, commit_sha: id }),
  );
  return { id, tree: tree.sha };
}

/** A changed file of a new tree: its text or the hash of its bytes; null deletes it. */
interface TreeEntry {
  path: string;
  mode: '100644';
  type: 'blob';
  content?: string;
  sha?: string | null;
}

/** Returns bytes as the text of a file; undefined for an image or a long file. */
const inlineText = (bytes: Uint8Array): string | undefined =>
  bytes.length > INLINE_BYTES ? undefined : utf8Text(bytes);

async function writeTree(
  repository: Repository,
  base: Head & Snapshot,
  changes: FileChanges,
): Promise<string> {
  const images = new Map<string, Uint8Array>();
  const tree: TreeEntry[] = [];
  for (const [path, bytes] of changes) {
    const entry = { path, mode: '100644', type: 'blob' } as const;
    const content = bytes ? inlineText(bytes) : undefined;
    if (bytes === null) {
      // GitHub refuses to delete a file that does not exist.
      if (base.files.has(path)) tree.push({ ...entry, sha: null });
    } else if (content !== undefined) tree.push({ ...entry, content });
    else {
      const sha = await gitHash(bytes);
      images.set(sha, bytes);
      tree.push({ ...entry, sha });
    }
  }
  await uploadBlobs(repository, images);
  if (tree.length === 0) return base.tree;
  const { ask, home } = repository;
  const made = await ask((api) =>
    api('POST /repos/{owner}/{repo}/git/trees', { ...home, base_tree: base.tree, tree }),
  );
  return made.sha;
}

/** Moves a branch to a commit. Without an answer, reads the branch before it tries again. @throws FileStoreError */
async function moveBranch(
  repository: Repository,
  place: GithubPlace,
  base: string,
  id: string,
): Promise<{ id: string } | 'moved'> {
  const { askOnce, backOff, home } = repository;
  const move = { ...home, ref: `heads/${place.branch}`, sha: id, force: false };
  for (let tried = 1; ; tried += 1)
    try {
      await askOnce((api) => api('PATCH /repos/{owner}/{repo}/git/refs/{ref}', move));
      return { id };
    } catch (error) {
      if (!(error instanceof FileStoreError) || !['offline', 'protected'].includes(error.reason))
        throw error;
      const now = await readHead(repository, place);
      if (now?.id === id) return { id };
      if (now?.id !== base) return 'moved';
      // The branch has not moved: it is protected, or the request was lost.
      if (error.reason === 'protected' || tried >= ATTEMPTS) throw error;
      await backOff(tried - 1);
    }
}

/** Commits one file to an empty repository, which accepts nothing else, and returns the commit. @throws FileStoreError */
async function putFirstFile(
  { askOnce, home }: Repository,
  { branch }: GithubPlace,
  [path, bytes]: readonly [path: string, bytes: Uint8Array | null],
  message: string,
): Promise<string> {
  const content = toBase64(bytes ?? new Uint8Array());
  const { commit } = await askOnce((api) =>
    api('PUT /repos/{owner}/{repo}/contents/{path}', { ...home, path, message, content, branch }),
  );
  return commit.sha ?? '';
}

async function filesWith({ files }: Snapshot, changes: FileChanges): Promise<Snapshot['files']> {
  const next = new Map(files);
  for (const [path, bytes] of changes)
    if (bytes) next.set(path, { hash: await gitHash(bytes), size: bytes.length });
    else next.delete(path);
  return next;
}

/** The repository of the desk must be private. `signal` cancels all requests, which then reject with its reason. */
export function githubStore(
  place: GithubPlace,
  token: string,
  deps: StoreDeps,
  signal: AbortSignal,
): FileStore {
  const home = { owner: place.owner, repo: place.repo };
  const repository = { ...githubRequests(token, deps, signal), home };
  const { ask } = repository;
  const sizes = new Map<string, number>();
  let known: (Head & Snapshot) | undefined;

  async function snapshot(at?: string): Promise<Head & Snapshot> {
    if (at !== undefined && at === known?.id) return known;
    const former = known;
    // After a refusal, such as of a public repository, nothing is committed without reading the branch again.
    known = undefined;
    const head = await (at === undefined ? readHead(repository, place) : headAt(repository, at));
    if (!head) return { id: '', tree: '', files: new Map() };
    if (former?.tree === head.tree) return (known = { ...former, ...head });
    const { tree, truncated } = await ask((api) =>
      api('GET /repos/{owner}/{repo}/git/trees/{tree_sha}', {
        ...home,
        tree_sha: head.tree,
        recursive: '1',
      }),
    );
    // Files that are not listed would count as deleted.
    if (truncated) throw new FileStoreError('full');
    const blobs = tree.filter(({ type }) => type === 'blob');
    for (const { sha, size = 0 } of blobs) sizes.set(sha, size);
    const files = blobs.map(({ path, sha, size = 0 }) => [path, { hash: sha, size }] as const);
    return (known = { ...head, files: new Map(files) });
  }

  async function commit(
    base: string,
    changes: FileChanges,
    message: string,
  ): Promise<{ id: string } | 'moved'> {
    const foreign = [...changes.keys()].find((path) => !isStorePath(place.use, path));
    if (foreign !== undefined)
      throw new FileStoreError('protected', { words: `the path ${foreign} is not allowed` });
    const [first] = changes;
    if (base === '' && first) {
      const id = await putFirstFile(repository, place, first, message);
      return commit(id, new Map([...changes].slice(1)), message);
    }
    const before = await snapshot(base);
    // Without an answer, the last commit is unknown.
    known = undefined;
    const tree = await writeTree(repository, before, changes);
    if (tree === before.tree) return { id: base };
    const made = await ask((api) =>
      api('POST /repos/{owner}/{repo}/git/commits', { ...home, message, tree, parents: [base] }),
    );
    const outcome = await moveBranch(repository, place, base, made.sha);
    if (outcome !== 'moved') known = { ...outcome, tree, files: await filesWith(before, changes) };
    return outcome;
  }

  return {
    snapshot,
    known: () => known,
    read: (hashes) => readBlobs(repository, hashes, (hash) => sizes.get(hash) ?? 0),
    commit,
    async log(page) {
      const path = place.use === 'site' ? { path: DATA_PATH.slice(0, -1) } : {};
      const asked = { ...home, ...path, sha: place.branch, per_page: LOG_PAGE, page };
      const commits = await ask((api) => api('GET /repos/{owner}/{repo}/commits', asked));
      return commits.map(({ sha: id, commit: { message, author, committer } }) => {
        const who = author?.name ?? committer?.name;
        const at = committer?.date ?? author?.date ?? '';
        return { id, at, message, ...(who && { who }) };
      });
    },
  };
}
