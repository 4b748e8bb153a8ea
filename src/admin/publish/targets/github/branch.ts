import type { GithubClient } from './client';
import { GithubError } from './githubError';
import { readJournal, writeJournal } from './journal';
import { readRef, type Head } from './repository';

/** Maximum number of requests to move the branch if there is no response. */
const TRIES = 3;

/** Whether a commit is part of the branch. @throws GithubError */
export async function isOnBranch(client: GithubClient, commit: string): Promise<boolean> {
  const now = await readRef(client);
  if (now === commit) return true;
  try {
    const { status } = await client.ask((api) =>
      api('GET /repos/{owner}/{repo}/compare/{basehead}', {
        ...client.home,
        basehead: `${commit}...${now}`,
      }),
    );
    return status === 'ahead' || status === 'identical';
  } catch (error) {
    // A commit that is on no branch may already have been deleted.
    if (error instanceof GithubError && error.kind === 'missing') return false;
    throw error;
  }
}

/**
 * Moves the branch to a commit atomically. Without a response, it checks the branch before it retries.
 * @returns whether the branch contains the commit; false if it has moved elsewhere
 * @throws GithubError
 */
export async function moveBranch(
  client: GithubClient,
  head: Head,
  commit: string,
): Promise<boolean> {
  writeJournal({ ...readJournal(client.branch), commit });
  for (let tried = 0; ; tried += 1)
    try {
      await client.askOnce((api) =>
        api('PATCH /repos/{owner}/{repo}/git/refs/{ref}', {
          ...client.home,
          ref: `heads/${client.branch.branch}`,
          sha: commit,
          force: false,
        }),
      );
      return true;
    } catch (error) {
      if (!(error instanceof GithubError) || !['lost', 'rejected'].includes(error.kind))
        throw error;
      if (await isOnBranch(client, commit)) return true;
      if ((await readRef(client)) !== head.commit) return false;
      // The branch has not moved: it was rejected for another reason, or the request was lost.
      if (error.kind === 'rejected' || tried + 1 >= TRIES) throw error;
      await client.backOff(tried);
    }
}
