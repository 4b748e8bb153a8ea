import type { PublishTarget } from '../../publishTarget';
import type { GithubBranch } from './githubBranch';

/** Loads the target and its panels. */
export async function loadGithub(branch: GithubBranch): Promise<PublishTarget> {
  const [{ githubTarget }, { panelsOf }] = await Promise.all([
    import('./target'),
    import('./panel'),
  ]);
  return githubTarget(branch, panelsOf(branch));
}
