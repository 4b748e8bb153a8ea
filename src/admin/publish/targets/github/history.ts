import type { Publication, PublicationHistory } from '../../publishTarget';
import type { GithubClient } from './client';
import { lastTokenError } from './connection';
import { branchSource, DATA_FOLDER, readCommit } from './repository';

/** Number of commits per page. */
const PAGE_SIZE = 20;

const NO_TOKEN =
  'Connect to GitHub first: the history is read from the repository with your token.';
const FIRST = 'This is where the history begins: before it there was nothing.';

/** Why the history cannot be read without a token; the rejection of the last token takes precedence. */
const noToken = () => ({ reason: lastTokenError.get() ?? NO_TOKEN });

/** Returns the lines of a message that list the changes; its first line if there are none. */
function changesOfMessage(message: string): string[] {
  const [subject = '', ...rest] = message.split('\n');
  const told = rest.filter((line) => line.startsWith('- ')).map((line) => line.slice(2).trim());
  return told.length > 0 ? told : [subject.trim() || 'No message'];
}

async function readPage(client: GithubClient, page: number): Promise<Publication[]> {
  const commits = await client.ask((api) =>
    api('GET /repos/{owner}/{repo}/commits', {
      ...client.home,
      sha: client.place.branch,
      path: DATA_FOLDER,
      per_page: PAGE_SIZE,
      page,
    }),
  );
  return commits.map(({ sha, commit, html_url: url }) => {
    const who = commit.author?.name ?? commit.committer?.name;
    return {
      id: sha,
      at: commit.committer?.date ?? commit.author?.date ?? '',
      changes: changesOfMessage(commit.message),
      ...(who && { who }),
      ...(url.startsWith('https://') && { url }),
    };
  });
}

async function commitOf(client: GithubClient, id: string, side: 'after' | 'before') {
  if (side === 'after') return id;
  const { parents } = await client.ask((api) =>
    api('GET /repos/{owner}/{repo}/git/commits/{commit_sha}', { ...client.home, commit_sha: id }),
  );
  return parents[0]?.sha;
}

/**
 * Creates the history of the commits that change the content, by any author.
 * @param clientNow returns the client of the current connection
 * @param reasonOf returns an error as sentences
 */
export function githubHistory(
  clientNow: () => GithubClient | undefined,
  reasonOf: (error: unknown) => string,
): PublicationHistory {
  return {
    async list(from = '1') {
      const client = clientNow();
      if (!client) return noToken();
      try {
        const page = Number(from);
        const publications = await readPage(client, page);
        const hasMore = publications.length === PAGE_SIZE;
        return { publications, ...(hasMore && { next: String(page + 1) }) };
      } catch (error) {
        return { reason: reasonOf(error) };
      }
    },
    async source({ id }, side) {
      const client = clientNow();
      if (!client) return noToken();
      try {
        const commit = await commitOf(client, id, side);
        if (commit === undefined) return { reason: FIRST };
        return branchSource(client, await readCommit(client, commit));
      } catch (error) {
        return { reason: reasonOf(error) };
      }
    },
  };
}
