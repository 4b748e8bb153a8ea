import * as v from 'valibot';
import { toBase64 } from '@/domain/text/base64';
import { utf8Text } from '../bytes';
import { FileStoreError, type FileChanges, type Snapshot } from '../fileStore';
import type { GithubBranch, StoreUse } from '../places';
import { gitHash, uploadBlobs, type Repository } from './blobs';
import { ATTEMPTS } from './requests';

/** Texts up to this size in bytes are sent with the tree. */
const INLINE_BYTES = 1_000_000;

/** A branch, and what it is for. */
export interface GithubPlace extends GithubBranch {
  use: StoreUse;
}

/** The commit of a branch. */
export interface Head {
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

/**
 * Returns the last commit of a branch; undefined in an empty repository.
 * @throws FileStoreError also if the repository of the desk is public or cannot be written
 */
export async function readHead(
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

/** Creates the tree of a snapshot with changes, and returns its ID. @throws FileStoreError */
export async function writeTree(
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
export async function moveBranch(
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
export async function putFirstFile(
  { askOnce, home }: Repository,
  { branch }: GithubPlace,
  { path, bytes, message }: { path: string; bytes: Uint8Array; message: string },
): Promise<string> {
  const content = toBase64(bytes);
  const { commit } = await askOnce((api) =>
    api('PUT /repos/{owner}/{repo}/contents/{path}', { ...home, path, message, content, branch }),
  );
  return commit.sha ?? '';
}
