import { RequestError } from '@octokit/request-error';

/** Why GitHub did not do what it was asked. */
export type GithubErrorKind =
  /** The token is wrong, out of date or revoked. */
  | 'token'
  /** The token lacks a permission. */
  | 'permission'
  /** Repository or branch are not there, or not for this token. */
  | 'missing'
  /** The branch has moved, or refuses the change. */
  | 'refused'
  /** Too many requests; `waitMs` says how long to wait. */
  | 'limited'
  /** No answer, or none of GitHub's: it is not known what happened. */
  | 'lost';

/** A request to GitHub that failed. */
export class GithubError extends Error {
  readonly kind: GithubErrorKind;
  /** ms to wait before the next request, of `limited`. */
  readonly waitMs: number;

  constructor(kind: GithubErrorKind, message: string, waitMs = 0) {
    super(message);
    this.name = 'GithubFault';
    this.kind = kind;
    this.waitMs = waitMs;
  }
}

/** ms to wait where GitHub asks to slow down and does not say how long: its documentation says a minute. */
const SLOW_DOWN_MS = 60_000;

/** ms: clocks differ a little. */
const GRACE_MS = 1000;
/** Every wait lasts so many ms, whatever the headers and the local clock say. */
const WAIT_MIN_MS = 5000;
const WAIT_MAX_MS = 3_600_000;

type Header = string | number | undefined;

/** A number, NaN for an empty or missing header. */
function numberIn(header: Header): number {
  const text = String(header ?? '').trim();
  return text === '' ? Number.NaN : Number(text);
}

/** ms that `Retry-After` asks for, in seconds or as an HTTP date; NaN when it says neither. */
function retryAfterMs(header: Header, now: number): number {
  const seconds = numberIn(header);
  return Number.isNaN(seconds) ? Date.parse(String(header)) - now : seconds * 1000;
}

function waitOf(ms: number): number {
  const wait = (Number.isNaN(ms) ? SLOW_DOWN_MS : ms) + GRACE_MS;
  return Math.min(WAIT_MAX_MS, Math.max(WAIT_MIN_MS, wait));
}

/** ms to wait where GitHub limits requests, else undefined. `Date` is not exposed to browsers, so only the local clock is known. */
function limitedFor(error: RequestError, now: number): number | undefined {
  if (error.status !== 403 && error.status !== 429) return undefined;
  const headers = error.response?.headers ?? {};
  const isUsedUp = numberIn(headers['x-ratelimit-remaining']) === 0;
  const isLimit =
    error.status === 429 ||
    headers['retry-after'] !== undefined ||
    isUsedUp ||
    /secondary rate limit/i.test(error.message);
  if (!isLimit) return undefined;
  const asked = retryAfterMs(headers['retry-after'], now);
  if (!Number.isNaN(asked)) return waitOf(asked);
  return waitOf(isUsedUp ? numberIn(headers['x-ratelimit-reset']) * 1000 - now : Number.NaN);
}

const KINDS: Readonly<Record<number, GithubErrorKind>> = {
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
export function toGithubError(error: unknown, now: number): GithubError {
  if (error instanceof GithubError) return error;
  if (!(error instanceof RequestError) || !error.response)
    return new GithubError('lost', 'GitHub did not answer.');
  const waitMs = limitedFor(error, now);
  if (waitMs !== undefined) return new GithubError('limited', 'GitHub asks to wait.', waitMs);
  const { message } = Object(error.response.data) as { message?: unknown };
  const words = typeof message === 'string' && message ? message : undefined;
  return new GithubError(
    KINDS[error.status] ?? 'lost',
    words ?? `GitHub answered with status ${error.status}.`,
  );
}
