import { FileStoreError } from '../../../file-store/fileStore';
import { BROWSER_DEPS, githubRequests } from '../../../file-store/githubRequests';
import type { GithubBranch } from '../../../file-store/places';
import { cancelSignal } from './tabState';

/**
 * Returns the name that GitHub reports for the repository. It redirects requests for a former name.
 * @throws FileStoreError also if the token has only read access
 */
export async function testToken(
  { owner, repo, branch }: GithubBranch,
  token: string,
): Promise<string> {
  const { ask } = githubRequests(token, BROWSER_DEPS, cancelSignal());
  const home = { owner, repo };
  const info = await ask((api) => api('GET /repos/{owner}/{repo}', home));
  if (info.permissions && !info.permissions.push) throw new FileStoreError('permission');
  const ref = `heads/${branch}`;
  await ask((api) => api('GET /repos/{owner}/{repo}/git/ref/{ref}', { ...home, ref }));
  return info.full_name;
}
