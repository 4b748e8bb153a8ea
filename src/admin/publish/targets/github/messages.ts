import type { PublicationLink } from '../../publishTarget';
import type { GithubBranch } from '../../../file-store/places';
import type { GithubFailure, GithubReason } from './githubError';

const STILL_SAVED =
  'Your changes are still saved in this browser. You can also download them as a ZIP file.';

const TOKEN_REJECTED =
  'GitHub rejected the token. It may be mistyped, revoked or expired. Enter a new token.';

const REASONS: Record<Exclude<GithubReason['code'], 'words' | 'status'>, string> = {
  noResponse: 'GitHub did not respond.',
  foreignResponse: 'The response did not come from GitHub. Check your network connection.',
  rateLimit: 'The GitHub rate limit has been reached.',
  damagedImage: 'An image was damaged during upload.',
  invalidPath: 'A file name is not allowed.',
  busyBranch: 'Someone else is committing to this branch. Try again.',
  tooLarge: 'The content folder is too large to load.',
  readOnly: 'The token has read access only.',
};

/** Adds a full stop to the words of GitHub if they have none. */
function reasonText(reason: GithubReason): string {
  if (reason.code === 'status') return `GitHub responded with status ${reason.status}.`;
  if (reason.code !== 'words') return REASONS[reason.code];
  return /[.!?]$/.test(reason.words) ? reason.words : `${reason.words}.`;
}

/** Explains why publishing failed and what to do, in sentences. Never throws. */
export function publishErrorMessage(
  failure: GithubFailure,
  { owner, repo, branch }: GithubBranch,
): string {
  const reason = 'reason' in failure ? reasonText(failure.reason) : '';
  const connect = 'Enter a GitHub token below to publish, or download the changes as a ZIP file.';
  const tryAgain = `${reason} Try again. Data that GitHub already has is not sent twice. ${STILL_SAVED}`;
  const messages: Record<GithubFailure['code'], string> = {
    notConnected: connect,
    noEarlierVersion: connect,
    deployment:
      'The build or the deployment on GitHub has failed. Open the commit to see why. Your changes stay listed here until they are live. Publish again once the cause is fixed.',
    cancelled: `Publishing was cancelled. Publish again to resume. ${STILL_SAVED}`,
    token: `${TOKEN_REJECTED} ${STILL_SAVED}`,
    permission: `The token has no write access to ${owner}/${repo}. Enter a token with the permission “Contents: Read and write”. ${STILL_SAVED}`,
    missing: `Branch “${branch}” of ${owner}/${repo} was not found. Check that the token was created for this repository. ${STILL_SAVED}`,
    rejected: `GitHub rejected the request. Nothing was published. ${reason} ${STILL_SAVED}`,
    limited: tryAgain,
    lost: tryAgain,
  };
  return messages[failure.code];
}

/** Explains why the history could not be loaded and what to do, in sentences. Never throws. */
export function historyErrorMessage(
  failure: GithubFailure,
  { owner, repo, branch }: GithubBranch,
): string {
  const reason = 'reason' in failure ? reasonText(failure.reason) : '';
  const messages: Record<GithubFailure['code'], string> = {
    notConnected: 'Connect to GitHub to load the publish history.',
    deployment: 'The build of this version has failed.',
    noEarlierVersion: 'This is the first publication. There is no earlier version.',
    cancelled: 'Loading was cancelled. Try again.',
    token: TOKEN_REJECTED,
    permission: `The token has no read access to ${owner}/${repo}. Enter another token on the Publish page.`,
    missing: `Not found on GitHub. The token has no access to branch “${branch}” of ${owner}/${repo}, or the commit no longer exists.`,
    rejected: `GitHub rejected the request. ${reason}`,
    limited: `${reason} Try again.`,
    lost: `${reason} Try again.`,
  };
  return messages[failure.code];
}

/** Returns the link to a commit, where the host shows the status of its build. */
export function commitLink({ owner, repo }: GithubBranch, commit: string): PublicationLink {
  return {
    url: `https://github.com/${owner}/${repo}/commit/${commit}`,
    label: 'On GitHub',
    pendingLabel: 'View the commit and its build status on GitHub (opens in a new tab)',
  };
}
