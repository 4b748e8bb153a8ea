import type { ContentSource } from '@/api/content/contentSource';
import type { Publication, PublicationHistory, PublicationSide } from '../../publishTarget';
import type { GithubClient } from './client';
import { disconnect, subscribeToTabState, tabState } from './tabState';
import type { GithubBranch } from '../../../file-store/places';
import { toFailure, type GithubFailure } from './githubError';
import { historyErrorMessage } from './messages';
import { branchSource, DATA_FOLDER, readCommit } from './repository';

/** Number of commits per page. */
const PAGE_SIZE = 20;

/** Why the history cannot be read without a token; the rejection of the last token takes precedence. */
const missingToken = (): GithubFailure => tabState().rejection ?? { code: 'notConnected' };

/**
 * Removes the token only if GitHub rejects it, and returns the failure. Other failures may mean that the commit no
 * longer exists.
 */
function failureOf(error: unknown): GithubFailure {
  const failure = toFailure(error);
  if (failure.code === 'token') disconnect(failure);
  return failure;
}

/** Returns the lines of a message that list the changes; its first line if there are none. */
function changesOfMessage(message: string): string[] {
  const [subject = '', ...rest] = message.split('\n');
  const changes = rest.filter((line) => line.startsWith('- ')).map((line) => line.slice(2).trim());
  return changes.length > 0 ? changes : [subject.trim() || 'No message'];
}

async function readPage(client: GithubClient, page: number): Promise<Publication[]> {
  const commits = await client.ask((api) =>
    api('GET /repos/{owner}/{repo}/commits', {
      ...client.home,
      sha: client.branch.branch,
      path: DATA_FOLDER,
      per_page: PAGE_SIZE,
      page,
    }),
  );
  return commits.map(({ sha, commit }) => {
    const who = commit.author?.name ?? commit.committer?.name;
    return {
      id: sha,
      at: commit.committer?.date ?? commit.author?.date ?? '',
      changes: changesOfMessage(commit.message),
      ...(who && { who }),
    };
  });
}

async function commitOf(client: GithubClient, id: string, side: PublicationSide) {
  if (side === 'after') return id;
  const { parents } = await client.ask((api) =>
    api('GET /repos/{owner}/{repo}/git/commits/{commit_sha}', { ...client.home, commit_sha: id }),
  );
  return parents[0]?.sha;
}

/** Calls a listener when a token is entered or removed. */
function subscribeToConnection(listener: () => void): () => void {
  let last = tabState().connection;
  return subscribeToTabState(() => {
    const { connection } = tabState();
    if (connection === last) return;
    last = connection;
    listener();
  });
}

/**
 * Creates the history of the commits that change the content, by any author.
 * @param currentClient returns the client of the current connection
 */
export function githubHistory(
  branch: GithubBranch,
  currentClient: () => GithubClient | undefined,
): PublicationHistory {
  /** Calls GitHub, and returns the reason of a failure. */
  const ask = async <R>(call: (client: GithubClient) => Promise<R>): Promise<R | GithubFailure> => {
    const client = currentClient();
    if (!client) return missingToken();
    try {
      return await call(client);
    } catch (error) {
      return failureOf(error);
    }
  };
  return {
    list: (from = '1') =>
      ask(async (client) => {
        const page = Number(from);
        const publications = await readPage(client, page);
        const hasMore = publications.length === PAGE_SIZE;
        return { publications, ...(hasMore && { next: String(page + 1) }) };
      }),
    source: ({ id }, side) =>
      ask(async (client): Promise<ContentSource | GithubFailure> => {
        const commit = await commitOf(client, id, side);
        if (commit === undefined) return { code: 'noEarlierVersion' };
        return branchSource(client, await readCommit(client, commit));
      }),
    explain: (failure: GithubFailure) => historyErrorMessage(failure, branch),
    subscribe: subscribeToConnection,
  };
}
