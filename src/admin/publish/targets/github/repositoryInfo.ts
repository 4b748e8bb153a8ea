import { FileStoreError } from '../../../file-store/fileStore';
import { BROWSER_DEPS, githubRequests } from '../../../file-store/githubRequests';
import type { GithubBranch } from '../../../file-store/places';
import { cancelSignal } from './tabState';

export interface RepositoryInfo {
  name: string;
  url: string;
  isPrivate: boolean;
  /** The permissions that it reports, such as `push`. */
  permissions: string[];
}

/** @throws FileStoreError also if the token has only read access */
export async function fetchRepositoryInfo(
  { owner, repo, branch }: GithubBranch,
  token: string,
): Promise<RepositoryInfo> {
  const { ask } = githubRequests(token, BROWSER_DEPS, cancelSignal());
  const home = { owner, repo };
  const info = await ask((api) => api('GET /repos/{owner}/{repo}', home));
  if (info.permissions && !info.permissions.push) throw new FileStoreError('permission');
  const ref = `heads/${branch}`;
  await ask((api) => api('GET /repos/{owner}/{repo}/git/ref/{ref}', { ...home, ref }));
  const permissions = Object.entries(info.permissions ?? {}).filter(([, isGiven]) => isGiven);
  return {
    name: info.full_name,
    url: info.html_url,
    isPrivate: info.private,
    permissions: permissions.map(([name]) => name),
  };
}
