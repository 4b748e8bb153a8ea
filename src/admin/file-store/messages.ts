import { adminClock } from '../layout/adminDate';
import type { StoreProblem } from './fileStore';
import type { GithubBranch } from './places';

type Sentences = Record<StoreProblem['code'], string>;

/** Adds a full stop to the words of a host if they have none. */
const withStop = (words = '') => (/[.!?]$/.test(words) ? words : `${words}.`);

const unexpected = ({ words }: StoreProblem): string =>
  `An unexpected error occurred: ${withStop(words)} Reload the page, then try again.`;

const WEBSITE =
  'The repository of the desk must not be that of the website. Ask the person who set up the website to choose a private repository of its own.';

function hostedSentences({ owner, repo, branch }: GithubBranch, problem: StoreProblem): Sentences {
  const { words, until } = problem;
  const name = `${owner}/${repo}`;
  return {
    cancelled: 'The requests to GitHub were cancelled.',
    unexpected: unexpected(problem),
    offline:
      words === undefined
        ? 'GitHub did not respond. Check the connection.'
        : `GitHub responded with an error: ${withStop(words)}`,
    token: 'GitHub rejected the token. It may be mistyped, revoked or expired. Enter a new token.',
    permission: `The token does not have the required access to ${name}. Enter a token with the permission “Contents: Read and write”.`,
    missing: `Branch “${branch}” of ${name} was not found. Check that the token was created for this repository.`,
    protected: `GitHub rejected the request: ${withStop(words)}`,
    public: `The repository ${name} is public, so nothing was saved. Make it private in its settings on GitHub.`,
    website: WEBSITE,
    limited:
      until === undefined
        ? 'GitHub accepts no more requests for a while.'
        : `GitHub accepts the next request at ${adminClock(until)}.`,
    full: `The repository ${name} has more files than GitHub lists, so nothing was saved.`,
    wrongHost: 'GitHub did not respond. Check the connection.',
  };
}

const NOT_RUNNING = 'The local server is not responding. Start it with npm start, then try again.';

/** What happened at the local server, and what to do. The server describes what it refuses. */
const LOCAL: Partial<Sentences> = {
  offline: NOT_RUNNING,
  wrongHost:
    'This works only on the computer that runs the local server. Open http://localhost there.',
  website: WEBSITE,
  missing: 'A file in the .history folder is missing or was changed.',
  full: 'There is no space left on the computer that runs the local server. Free up space, then try again.',
};

/** `place`: a branch, or undefined for the local server. Never throws. */
export function storeErrorText(problem: StoreProblem, place: GithubBranch | undefined): string {
  if (place) return hostedSentences(place, problem)[problem.code];
  if (problem.code === 'unexpected') return unexpected(problem);
  return LOCAL[problem.code] ?? problem.words ?? NOT_RUNNING;
}

export const HOST_TOKEN = {
  label: 'GitHub token of the desk',
  hint: 'A fine-grained token for the repository of the desk alone, with the permission “Contents: Read and write”. This device keeps it encrypted.',
};

/** How everything is saved again after the repository of the desk was deleted. */
export const missingSteps = ({ owner, repo, branch }: GithubBranch): readonly string[] => [
  `On GitHub, create the private repository ${owner}/${repo} with a README file on the branch ${branch}. For another name, ask the person who set up the website to choose it first.`,
  'Create a token for it, and enter it above.',
  'Choose “New passphrase” below to save all requests of this device in it.',
  'Link your other devices again with the new passphrase: changes that are only on them are added then.',
];

/** How the token of a lost device is revoked. */
export const REVOKE_STEPS = [
  'On GitHub, open Settings, Developer settings, Personal access tokens.',
  'Delete the token that the device used. If others use it too, create a new one.',
];
