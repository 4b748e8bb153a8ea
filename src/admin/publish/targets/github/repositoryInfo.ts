import { isOnBranch } from './branch';
import { githubClient, type GithubClient } from './client';
import { GithubError } from './githubError';
import { closeJournal, readJournal } from './journal';
import { BROWSER_DEPS, cancelSignal } from './browserDeps';
import { readRef } from './repository';
import type { GithubBranch } from '../../../file-store/places';

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

async function interruptedPublication(
  client: GithubClient,
): Promise<RepositoryInfo['interrupted']> {
  const { commit } = readJournal(client.branch);
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
  branch: GithubBranch,
  token: string,
): Promise<RepositoryInfo> {
  const client = githubClient(branch, token, BROWSER_DEPS, cancelSignal());
  const info = await client.ask((api) => api('GET /repos/{owner}/{repo}', client.home));
  const permissions = Object.entries(info.permissions ?? {}).filter(([, isGiven]) => isGiven);
  if (info.permissions && !info.permissions.push)
    throw new GithubError('permission', { code: 'readOnly' });
  await readRef(client);
  const interrupted = await interruptedPublication(client);
  return {
    name: info.full_name,
    url: info.html_url,
    isPrivate: info.private,
    permissions: permissions.map(([name]) => name),
    ...(interrupted && { interrupted }),
  };
}
