import { RequestError } from '@octokit/request-error';

/** Why GitHub did not do what it was asked. */
export type FaultKind =
  /** The token is wrong, out of date or revoked. */
  | 'token'
  /** The token lacks a permission. */
  | 'permission'
  /** Repository or branch are not there, or not for this token. */
  | 'missing'
  /** The branch has moved, or refuses the change. */
  | 'refused'
  /** Too many requests; `until` says when there may be more. */
  | 'limited'
  /** No answer, or none of GitHub's: it is not known what happened. */
  | 'lost';

/** A request to GitHub that failed. */
export class GithubFault extends Error {
  readonly kind: FaultKind;
  /** ms since 1970, of `limited`. */
  readonly until: number;

  constructor(kind: FaultKind, message: string, until = 0) {
    super(message);
    this.name = 'GithubFault';
    this.kind = kind;
    this.until = until;
  }
}

/** ms to wait where GitHub asks to slow down and does not say how long: its documentation says a minute. */
const SLOW_DOWN_MS = 60_000;

function limitedUntil(error: RequestError, now: number): number | undefined {
  if (error.status !== 403 && error.status !== 429) return undefined;
  const headers = error.response?.headers ?? {};
  const seconds = Number(headers['retry-after']);
  if (headers['retry-after'] !== undefined && Number.isFinite(seconds)) return now + seconds * 1000;
  const reset = Number(headers['x-ratelimit-reset']);
  if (String(headers['x-ratelimit-remaining']) === '0' && reset > 0) return reset * 1000;
  const isLimit = error.status === 429 || /secondary rate limit/i.test(error.message);
  return isLimit ? now + SLOW_DOWN_MS : undefined;
}

const KINDS: Readonly<Record<number, FaultKind>> = {
  401: 'token',
  403: 'permission',
  404: 'missing',
  409: 'refused',
  422: 'refused',
};

/**
 * What a failed request means (faults.md, publishing). Never throws.
 * @param now ms since 1970
 */
export function faultOf(error: unknown, now: number): GithubFault {
  if (error instanceof GithubFault) return error;
  if (!(error instanceof RequestError) || !error.response)
    return new GithubFault('lost', 'GitHub did not answer.');
  const until = limitedUntil(error, now);
  if (until !== undefined) return new GithubFault('limited', 'GitHub asks to wait.', until);
  const { message } = Object(error.response.data) as { message?: unknown };
  const words = typeof message === 'string' && message ? message : undefined;
  return new GithubFault(
    KINDS[error.status] ?? 'lost',
    words ?? `GitHub answered with status ${error.status}.`,
  );
}
