import { isPublishablePath, parseUploadPath } from '@/domain/content/publishFiles';
import { jsonHash } from '../../jsonHash';
import type { Bundle, BundleFile, BundlePicture } from '../../publishTarget';
import { moveBranch } from './branch';
import type { GithubClient } from './client';
import { GithubError } from './githubError';
import { closeJournal, readJournal, writeJournal } from './journal';
import { branchContentHash, DATA_FOLDER, readHead, readJsonFile, type Head } from './repository';

/** How committing ended. */
export type Committed =
  /** On the branch, as `commit`; `content` is what visitors' version will say. */
  | { kind: 'taken'; commit: string; content: string }
  /** The content on the branch is no longer what the bundle was made from. */
  | { kind: 'moved' };

/** The branch moves under a publication so often before it gives up. */
const CYCLES = 3;
/** Characters of the first line of a commit's message. */
const SUBJECT_MAX = 72;

const FILE_MODE = '100644' as const;

async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}

/** The id that Git gives to these bytes. */
async function gitId(blob: Blob): Promise<string> {
  const whole = new Blob([`blob ${blob.size}\0`, blob]);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', await whole.arrayBuffer()));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Hands the pictures over one after another, as GitHub asks; those it has from before are left out. */
async function sendPictures(client: GithubClient, pictures: readonly BundlePicture[]) {
  const journal = readJournal(client.place);
  const sent: { path: string; sha: string }[] = [];
  for (const { file, blob } of pictures) {
    const sha = await gitId(blob);
    if (!journal.blobs.includes(sha)) {
      const content = await toBase64(blob);
      const reply = await client.ask((api) =>
        api('POST /repos/{owner}/{repo}/git/blobs', {
          ...client.home,
          content,
          encoding: 'base64',
        }),
      );
      if (reply.sha !== sha) throw new GithubError('lost', 'A picture arrived damaged.');
      journal.blobs.push(sha);
      writeJournal(journal);
    }
    sent.push({ path: `public/${file}`, sha });
  }
  return sent;
}

function textOf({ json }: BundleFile): string {
  return `${JSON.stringify(json, null, 2)}\n`;
}

/** Whether every file is still the one that its new version was made from. */
async function isUnmoved(client: GithubClient, head: Head, { files }: Bundle): Promise<boolean> {
  for (const { path, was } of files) {
    const sha = head.files.get(path);
    if ((was === null) !== (sha === undefined)) return false;
    if (sha && (await jsonHash(await readJsonFile(client, sha))) !== was) return false;
  }
  return true;
}

/** The message of a commit: what was done in a line, then every change. */
export function commitMessage(changes: readonly string[]): string {
  const [first = 'Content published'] = changes;
  const subject =
    changes.length > 1 ? `Publish ${changes.length} changes` : first.slice(0, SUBJECT_MAX);
  return `${subject}\n\n${changes.map((line) => `- ${line}`).join('\n')}\n`;
}

/** Nothing but content and its pictures is ever written (faults.md, Repository paths). @throws GithubFault */
function checkPaths({ files, pictures }: Bundle): void {
  const isSound =
    files.every(({ path }) => isPublishablePath(path)) &&
    pictures.every(({ file }) => parseUploadPath(file));
  if (!isSound) throw new GithubError('refused', 'A file has a name that is not allowed.');
}

async function makeTree(client: GithubClient, head: Head, bundle: Bundle): Promise<string> {
  const pictures = await sendPictures(client, bundle.pictures);
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

/** Pictures of an earlier try that no commit names may have been swept away: then they are sent again. */
async function makeTreeSurely(client: GithubClient, head: Head, bundle: Bundle): Promise<string> {
  const isResumed = readJournal(client.place).blobs.length > 0;
  try {
    return await makeTree(client, head, bundle);
  } catch (error) {
    const isGone = error instanceof GithubError && ['refused', 'missing'].includes(error.kind);
    if (!isResumed || !isGone) throw error;
    closeJournal();
    return makeTree(client, head, bundle);
  }
}

async function makeCommit(client: GithubClient, head: Head, bundle: Bundle): Promise<string> {
  const tree = await makeTreeSurely(client, head, bundle);
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
 * Brings a bundle to the branch as one commit: all of it or nothing (issue text: Targets, github).
 * @param dataTree what the content was when the bundle was made from it
 * @throws GithubFault; nothing was published then, unless it is `lost`
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
    if (head.dataTree !== dataTree || !(await isUnmoved(client, head, bundle)))
      return { kind: 'moved' };
    const content = await branchContentHash(client, head, written);
    if (bundle.files.length + bundle.pictures.length === 0)
      return { kind: 'taken', commit: head.commit, content };
    const commit = await makeCommit(client, head, bundle);
    if (await moveBranch(client, head, commit)) {
      closeJournal();
      return { kind: 'taken', commit, content };
    }
  }
  throw new GithubError('refused', 'Others commit to the branch at the same time. Try again.');
}
