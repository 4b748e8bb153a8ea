import { countDays, dayAt, isDay } from '@/domain/availability/day';
import type { StoreProblem } from '../../../file-store/fileStore';
import { storeErrorText } from '../../../file-store/messages';
import type { GithubBranch } from '../../../file-store/places';
import type { PublicationLink } from '../../publishTarget';
import { adminDay } from '../../../layout/adminDate';

export type GithubFailure =
  | StoreProblem
  | { code: 'notConnected' }
  /** The host could not build or deploy a commit. `url`: page of the failed run. */
  | { code: 'deployment'; url: string };

/** Whether another token may help. */
export const isTokenFailure = ({ code }: GithubFailure): boolean =>
  code === 'token' || code === 'permission' || code === 'missing';

const STILL_SAVED =
  'Your changes are still saved in this browser. You can also download them as a ZIP file.';

export function publishErrorMessage(failure: GithubFailure, branch: GithubBranch): string {
  const { code } = failure;
  if (code === 'notConnected')
    return 'Enter a GitHub token below to publish, or download the changes as a ZIP file.';
  if (code === 'deployment')
    return 'The build or the deployment on GitHub has failed. Open the commit to see why. It holds all changes.';
  if (code === 'cancelled')
    return `Publishing was cancelled. Publish again to resume. ${STILL_SAVED}`;
  const advice: Partial<Record<GithubFailure['code'], string>> = {
    offline: 'Try again. Data that GitHub already has is not sent twice.',
    protected: 'Nothing was published.',
  };
  return [storeErrorText(failure, branch), advice[code], STILL_SAVED].filter(Boolean).join(' ');
}

export function historyErrorMessage(failure: GithubFailure, place: GithubBranch): string {
  const { code } = failure;
  if (code === 'notConnected') return 'Connect to GitHub to load the publish history.';
  if (code === 'deployment') return 'The build of this version has failed.';
  if (code === 'cancelled') return 'Loading was cancelled. Try again.';
  return code === 'missing'
    ? `Not found on GitHub. The token has no access to branch “${place.branch}” of ${place.owner}/${place.repo}, or the commit no longer exists.`
    : `${storeErrorText(failure, place)} Try again.`;
}

/** Returns the link to a commit, where the host shows the status of its build. */
export function commitLink({ owner, repo }: GithubBranch, commit: string): PublicationLink {
  return {
    url: `https://github.com/${owner}/${repo}/commit/${commit}`,
    label: 'On GitHub',
    pendingLabel: 'View the commit and its build status on GitHub (opens in a new tab)',
  };
}

const WARN_DAYS = 7;

/** The same in every time zone. `expires`: the day that the administrator entered, if any. `now`: ms since 1970. */
export function expiryWarning(expires: string | undefined, now = Date.now()): string | undefined {
  if (!isDay(expires)) return undefined;
  const daysLeft = countDays({ from: dayAt(now), to: expires }) - 1;
  if (daysLeft > WARN_DAYS) return undefined;
  return daysLeft <= 0
    ? 'The token has expired according to the date you entered. Create a new one.'
    : `The token expires on ${adminDay(expires)}. Create a new one soon.`;
}
