import { FileStoreError } from '../../../file-store/fileStore';
import { githubRequests, type StoreDeps } from '../../../file-store/githubRequests';
import type { GithubBranch } from '../../../file-store/places';
import type { GithubFailure } from './messages';
import { cancelSignal } from './tabState';

/** Interval in ms between two requests for the runs of a commit. */
const INTERVAL_MS = 15_000;

/** A run that a newer commit replaced is cancelled, which is no failure: the newer one contains the changes. */
const FAILED = new Set(['failure', 'timed_out', 'startup_failure', 'action_required']);

/**
 * Returns a function that tells why the website will not show a commit: a run of GitHub Actions for it has failed. It is
 * undefined while that is unknown. A token without “Actions: read” is asked for once. The function never throws.
 */
export function createDeploymentCheck({ owner, repo }: GithubBranch, deps: StoreDeps) {
  let checked = { commit: '', at: 0, isDenied: false };
  let failure: GithubFailure | undefined;
  return async (token: string, commit: string): Promise<GithubFailure | undefined> => {
    const now = deps.now();
    const isKnown = checked.commit === commit;
    if (isKnown && (checked.isDenied || now - checked.at < INTERVAL_MS)) return failure;
    checked = { commit, at: now, isDenied: false };
    failure = undefined;
    try {
      const asked = { owner, repo, head_sha: commit, per_page: 20 };
      const { workflow_runs: runs } = await githubRequests(token, deps, cancelSignal()).askOnce(
        (api) => api('GET /repos/{owner}/{repo}/actions/runs', asked),
      );
      const failed = runs.find(({ conclusion }) => FAILED.has(conclusion ?? ''));
      if (failed) failure = { code: 'deployment', url: failed.html_url };
    } catch (error) {
      const reason = error instanceof FileStoreError ? error.reason : undefined;
      checked.isDenied = reason === 'permission' || reason === 'missing';
    }
    return failure;
  };
}
