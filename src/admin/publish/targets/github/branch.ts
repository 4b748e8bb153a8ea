import type { GithubClient } from './client';
import { GithubError } from './githubError';
import { readJournal, writeJournal } from './journal';
import { readRef, type Head } from './repository';

/** A request to move the branch that gets no answer is made so often in all. */
const TRIES = 3;

/** Whether a commit is part of the branch. @throws GithubFault */
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
    // A commit that no branch holds may be gone already.
    if (error instanceof GithubError && error.kind === 'missing') return false;
    throw error;
  }
}

/**
 * Moves the branch to a commit, which succeeds or fails as a whole. Where no answer comes it looks before it tries again.
 * @returns whether the branch holds the commit; false: it has moved elsewhere
 */
export async function moveBranch(
  client: GithubClient,
  head: Head,
  commit: string,
): Promise<boolean> {
  writeJournal({ ...readJournal(client.place), commit });
  for (let tried = 0; ; tried += 1)
    try {
      await client.askOnce((api) =>
        api('PATCH /repos/{owner}/{repo}/git/refs/{ref}', {
          ...client.home,
          ref: `heads/${client.place.branch}`,
          sha: commit,
          force: false,
        }),
      );
      return true;
    } catch (error) {
      if (!(error instanceof GithubError) || !['lost', 'refused'].includes(error.kind)) throw error;
      if (await isOnBranch(client, commit)) return true;
      if ((await readRef(client)) !== head.commit) return false;
      // The branch stands where it stood: refused for another reason, or the request never arrived.
      if (error.kind === 'refused' || tried + 1 >= TRIES) throw error;
      await client.backOff(tried);
    }
}
