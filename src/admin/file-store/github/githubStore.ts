import {
  FileStoreError,
  LOG_PAGE,
  type FileChanges,
  type FileStore,
  type Snapshot,
} from '../fileStore';
import { DATA_PATH, isStorePath } from '../places';
import { gitHash, readBlobs } from './blobs';
import {
  moveBranch,
  putFirstFile,
  readHead,
  writeTree,
  type GithubPlace,
  type Head,
} from './branch';
import { githubRequests, type StoreDeps } from './requests';

/** Returns the files of a snapshot after a commit. */
async function filesWith({ files }: Snapshot, changes: FileChanges): Promise<Snapshot['files']> {
  const next = new Map(files);
  for (const [path, bytes] of changes)
    if (bytes) next.set(path, { hash: await gitHash(bytes), size: bytes.length });
    else next.delete(path);
  return next;
}

/**
 * Opens a branch of a repository on GitHub as a store. The repository of the desk must be private.
 * @param signal cancels all requests, which then reject with its reason
 */
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

  async function headAt(id: string): Promise<Head> {
    const { tree } = await ask((api) =>
      api('GET /repos/{owner}/{repo}/git/commits/{commit_sha}', { ...home, commit_sha: id }),
    );
    return { id, tree: tree.sha };
  }

  async function snapshot(at?: string): Promise<Head & Snapshot> {
    if (at !== undefined && at === known?.id) return known;
    const head = await (at === undefined ? readHead(repository, place) : headAt(at));
    if (!head) return { id: '', tree: '', files: new Map() };
    if (known?.tree === head.tree) return (known = { ...known, ...head });
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
      const [path, bytes] = first;
      const id = await putFirstFile(repository, place, {
        path,
        bytes: bytes ?? new Uint8Array(),
        message,
      });
      return commit(id, new Map([...changes].slice(1)), message);
    }
    const before = await snapshot(base);
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
