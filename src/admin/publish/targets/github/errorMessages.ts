import { GithubError } from './githubError';
import type { GithubBranch } from './targetSetting';

const KEPT = 'Your changes are kept; without GitHub they can be downloaded as a ZIP file.';

const NOT_ACCEPTED =
  'GitHub does not accept the token: it is mistyped, revoked or has expired. Enter a new one.';

/** Adds a full stop to a message of GitHub if it has none. */
const sentence = (words: string) =>
  /[.!?]$/.test(words) ? words : `${words || 'It gave no reason'}.`;

/** Whether another token may help. */
export function isTokenError(error: unknown): boolean {
  return error instanceof GithubError && ['token', 'permission', 'missing'].includes(error.kind);
}

/** Returns what went wrong and what to do, in sentences. Never throws. */
export function publishErrorMessage(error: unknown, { owner, repo, branch }: GithubBranch): string {
  if (!(error instanceof GithubError))
    return `Stopped. Publish again to go on where it was. ${KEPT}`;
  switch (error.kind) {
    case 'token':
      return `${NOT_ACCEPTED} ${KEPT}`;
    case 'permission':
      return `The token may not write to ${owner}/${repo}: it needs the permission “Contents: Read and write”. Enter another one. ${KEPT}`;
    case 'missing':
      return `GitHub shows this token no branch “${branch}” of ${owner}/${repo}. Was the token made for this repository? ${KEPT}`;
    case 'refused':
      return `GitHub refused it, and nothing was published: ${sentence(error.message)} ${KEPT}`;
    case 'limited':
    case 'lost':
    default:
      return `${sentence(error.message)} Please try again: it looks first at what has arrived. ${KEPT}`;
  }
}

/** Returns why reading failed and what to do, in sentences. Failed reads lose no data. Never throws. */
export function historyErrorMessage(error: unknown, { owner, repo, branch }: GithubBranch): string {
  if (!(error instanceof GithubError)) return 'Reading was stopped. Please try again.';
  switch (error.kind) {
    case 'token':
      return NOT_ACCEPTED;
    case 'permission':
      return `The token may not read ${owner}/${repo}. Enter another one on the page Publish.`;
    case 'missing':
      return `GitHub does not show it: this token sees no branch “${branch}” of ${owner}/${repo}, or the commit is no longer in the repository.`;
    case 'refused':
      return `GitHub refused it: ${sentence(error.message)}`;
    case 'limited':
    case 'lost':
    default:
      return `${sentence(error.message)} Please try again.`;
  }
}
