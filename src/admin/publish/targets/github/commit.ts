import { isPublishablePath, parseUploadPath } from '@/domain/content/publishFiles';
import { toBase64 } from '@/domain/text/base64';
import { hashOf, jsonHash } from '@/domain/text/hash';
import type { Bundle, BundleFile, BundlePicture } from '../../publishTarget';
import { moveBranch } from './branch';
import type { GithubClient } from './client';
import { GithubError } from './githubError';
import { closeJournal, readJournal, writeJournal } from './journal';
import { branchContentHash, DATA_FOLDER, readHead, readJsonFile, type Head } from './repository';
import { jsonText } from '@/domain/text/jsonText';

/** The result of a commit. */
export type Committed =
  /** The branch contains `commit`; `content` is what `data/version.json` will contain once it is live. */
  | { kind: 'published'; commit: string; content: string }
  /** The content on the branch differs from the one on which the bundle is based. */
  | { kind: 'stale' };

/** Maximum number of attempts if the branch moves during a publication. */
const CYCLES = 3;
/** Maximum number of characters of the first line of a commit message. */
const SUBJECT_MAX = 72;

const FILE_MODE = '100644' as const;

/** Returns the Git ID of a blob. */
async function gitId(blob: Blob): Promise<string> {
  return hashOf('SHA-1', await new Blob([`blob ${blob.size}\0`, blob]).arrayBuffer());
}

/** Uploads the images one after another, as GitHub recommends, without those that it already has. */
async function uploadPictures(client: GithubClient, pictures: readonly BundlePicture[]) {
  const journal = readJournal(client.branch);
  const sent: { path: string; sha: string }[] = [];
  for (const { file, blob } of pictures) {
    const sha = await gitId(blob);
    if (!journal.blobs.includes(sha)) {
      const content = toBase64(new Uint8Array(await blob.arrayBuffer()));
      const reply = await client.ask((api) =>
        api('POST /repos/{owner}/{repo}/git/blobs', {
          ...client.home,
          content,
          encoding: 'base64',
        }),
      );
      if (reply.sha !== sha) throw new GithubError('lost', { code: 'damagedImage' });
      journal.blobs.push(sha);
      writeJournal(journal);
    }
    sent.push({ path: `public/${file}`, sha });
  }
  return sent;
}

function textOf({ json }: BundleFile): string {
  return `${jsonText(json, 2)}\n`;
}

/** Whether no file has changed since its new version was made from it. */
async function isUnchanged(client: GithubClient, head: Head, { files }: Bundle): Promise<boolean> {
  for (const { path, was } of files) {
    const sha = head.files.get(path);
    if ((was === null) !== (sha === undefined)) return false;
    if (sha && (await jsonHash(await readJsonFile(client, sha))) !== was) return false;
  }
  return true;
}

/** Returns the message of a commit: a summary line, then every change. */
export function commitMessage(changes: readonly string[]): string {
  const [first = 'Content published'] = changes;
  const subject =
    changes.length > 1 ? `Publish ${changes.length} changes` : first.slice(0, SUBJECT_MAX);
  return `${subject}\n\n${changes.map((line) => `- ${line}`).join('\n')}\n`;
}

/** Rejects paths other than those of content and its images. @throws GithubError */
function checkPaths({ files, pictures }: Bundle): void {
  const isValid =
    files.every(({ path }) => isPublishablePath(path)) &&
    pictures.every(({ file }) => parseUploadPath(file));
  if (!isValid) throw new GithubError('rejected', { code: 'invalidPath' });
}

async function createTree(client: GithubClient, head: Head, bundle: Bundle): Promise<string> {
  const pictures = await uploadPictures(client, bundle.pictures);
  const tree = [
    ...pictures.map(({ path, sha }) => ({ path, mode: FILE_MODE, type: 'blob' as const, sha })),
    ...bundle.files.map((file) => ({
      path: `${DATA_FOLDER}/${file.path}`,
      mode: FILE_MODE,
      type: 'blob' as const,
      ...(file.json === null ? { sha: null } : { content: textOf(file) }),
    })),
  ];
  const made = await client.ask((api) =>
    api('POST /repos/{owner}/{repo}/git/trees', { ...client.home, base_tree: head.tree, tree }),
  );
  return made.sha;
}

/** GitHub may have deleted images of an earlier attempt that no commit contains. They are uploaded again then. */
async function createTreeWithRetry(
  client: GithubClient,
  head: Head,
  bundle: Bundle,
): Promise<string> {
  const isResumed = readJournal(client.branch).blobs.length > 0;
  try {
    return await createTree(client, head, bundle);
  } catch (error) {
    const isMissing = error instanceof GithubError && ['rejected', 'missing'].includes(error.kind);
    if (!isResumed || !isMissing) throw error;
    closeJournal();
    return createTree(client, head, bundle);
  }
}

async function createCommit(client: GithubClient, head: Head, bundle: Bundle): Promise<string> {
  const tree = await createTreeWithRetry(client, head, bundle);
  const commit = await client.ask((api) =>
    api('POST /repos/{owner}/{repo}/git/commits', {
      ...client.home,
      message: commitMessage(bundle.changes),
      tree,
      parents: [head.commit],
    }),
  );
  return commit.sha;
}

/**
 * Publishes a bundle to the branch as one atomic commit.
 * @param dataTree tree of the content on which the bundle is based
 * @throws GithubError; nothing was published then, unless it is `lost`
 */
export async function commitBundle(
  client: GithubClient,
  bundle: Bundle,
  dataTree: string | null,
): Promise<Committed> {
  checkPaths(bundle);
  const written = new Map(
    bundle.files.map((file) => [
      file.path,
      file.json === null ? null : new TextEncoder().encode(textOf(file)),
    ]),
  );
  for (let cycle = 0; cycle < CYCLES; cycle += 1) {
    if (cycle > 0) await client.backOff(cycle);
    const head = await readHead(client);
    if (head.dataTree !== dataTree || !(await isUnchanged(client, head, bundle)))
      return { kind: 'stale' };
    const content = await branchContentHash(client, head, written);
    if (bundle.files.length + bundle.pictures.length === 0)
      return { kind: 'published', commit: head.commit, content };
    const commit = await createCommit(client, head, bundle);
    if (await moveBranch(client, head, commit)) {
      closeJournal();
      return { kind: 'published', commit, content };
    }
  }
  throw new GithubError('rejected', { code: 'busyBranch' });
}
