import { isOnBranch } from './branch';
import { githubClient } from './client';
import { GithubError } from './githubError';
import { closeJournal, readJournal } from './journal';
import { BROWSER_DEPS, cancelSignal } from './progress';
import { readRef } from './repository';
import type { GithubBranch } from './targetSetting';

/** Information about the repository that GitHub returns to the owner of a token. */
export interface RepositoryInfo {
  name: string;
  url: string;
  isPrivate: boolean;
  /** The permissions that it reports, such as `push`. */
  permissions: string[];
  /** The result of a publication that was interrupted in this browser; undefined if there is none. */
  interrupted?: 'published' | 'unpublished';
}

async function interruptedOne(
  client: ReturnType<typeof githubClient>,
): Promise<RepositoryInfo['interrupted']> {
  const { commit } = readJournal(client.place);
  if (commit === undefined) return undefined;
  const isThere = await isOnBranch(client, commit);
  if (isThere) closeJournal();
  return isThere ? 'published' : 'unpublished';
}

/**
 * Loads information about the repository with a token.
 * @throws GithubError also if the token has only read access
 */
export async function fetchRepositoryInfo(
  place: GithubBranch,
  token: string,
): Promise<RepositoryInfo> {
  const client = githubClient(place, token, BROWSER_DEPS, cancelSignal());
  const facts = await client.ask((api) => api('GET /repos/{owner}/{repo}', client.home));
  const permissions = Object.entries(facts.permissions ?? {}).filter(([, isGiven]) => isGiven);
  if (facts.permissions && !facts.permissions.push)
    throw new GithubError('permission', 'The token may only read.');
  await readRef(client);
  const interrupted = await interruptedOne(client);
  return {
    name: facts.full_name,
    url: facts.html_url,
    isPrivate: facts.private,
    permissions: permissions.map(([name]) => name),
    ...(interrupted && { interrupted }),
  };
}
