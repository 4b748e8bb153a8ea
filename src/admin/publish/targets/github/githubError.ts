import { RequestError } from '@octokit/request-error';

/** Why a request to GitHub failed. */
type GithubErrorKind =
  /** The token is invalid, expired or revoked. */
  | 'token'
  /** The token lacks a permission. */
  | 'permission'
  /** The repository or branch does not exist, or is not visible with this token. */
  | 'missing'
  /** The branch has moved, or rejects the change. */
  | 'rejected'
  /** Too many requests; `waitMs` is the time to wait. */
  | 'limited'
  /** There was no response from GitHub, so the outcome is unknown. */
  | 'lost';

/** What happened, with the words of GitHub if it gave any. */
export type GithubReason =
  | { code: 'words'; words: string }
  | { code: 'status'; status: number }
  | {
      code:
        | 'noResponse'
        | 'foreignResponse'
        | 'rateLimit'
        | 'damagedImage'
        | 'invalidPath'
        | 'busyBranch'
        | 'tooLarge'
        | 'readOnly';
    };

/** A failed request to GitHub. */
export class GithubError extends Error {
  readonly kind: GithubErrorKind;
  readonly reason: GithubReason;
  /** Time in ms to wait before the next request, for `limited`. */
  readonly waitMs: number;

  constructor(kind: GithubErrorKind, reason: GithubReason, waitMs = 0) {
    super(reason.code === 'words' ? reason.words : reason.code);
    this.name = 'GithubError';
    this.kind = kind;
    this.reason = reason;
    this.waitMs = waitMs;
  }
}

/** Why the target failed, see {@link GithubError}. */
export type GithubFailure =
  | { code: GithubErrorKind; reason: GithubReason }
  /** The administrator cancelled the requests. */
  | { code: 'cancelled' }
  /** There is no token. */
  | { code: 'notConnected' }
  /** There is no content before the first commit. */
  | { code: 'noEarlierVersion' }
  /** The host could not build or deploy a commit. `url`: page of the failed run. */
  | { code: 'deployment'; url: string };

/** Converts an error of a request. Never throws. */
export function toFailure(error: unknown): GithubFailure {
  if (!(error instanceof GithubError)) return { code: 'cancelled' };
  return { code: error.kind, reason: error.reason };
}

/** Whether another token may help. */
export function isTokenFailure({ code }: GithubFailure): boolean {
  return code === 'token' || code === 'permission' || code === 'missing';
}

/** Wait in ms if GitHub asks to slow down without a time; its documentation recommends one minute. */
const SLOW_DOWN_MS = 60_000;

/** Tolerance in ms for differences between clocks. */
const GRACE_MS = 1000;
/** Minimum wait in ms, whatever the headers and the local clock are. */
const WAIT_MIN_MS = 5000;
const WAIT_MAX_MS = 3_600_000;

type Header = string | number | undefined;

/** Returns the number in a header, or NaN if the header is empty or missing. */
function numberIn(header: Header): number {
  const text = String(header ?? '').trim();
  return text === '' ? Number.NaN : Number(text);
}

/** Returns the wait in ms from `Retry-After` (seconds or an HTTP date), or NaN if it is neither. */
function retryAfterMs(header: Header, now: number): number {
  const seconds = numberIn(header);
  return Number.isNaN(seconds) ? Date.parse(String(header)) - now : seconds * 1000;
}

function waitOf(ms: number): number {
  const wait = (Number.isNaN(ms) ? SLOW_DOWN_MS : ms) + GRACE_MS;
  return Math.min(WAIT_MAX_MS, Math.max(WAIT_MIN_MS, wait));
}

/**
 * Returns the wait in ms if GitHub limits requests, otherwise undefined. The `Date` header is not exposed to browsers,
 * so only the local clock is known.
 */
function limitedFor(error: RequestError, now: number): number | undefined {
  if (error.status !== 403 && error.status !== 429) return undefined;
  const headers = error.response?.headers ?? {};
  const remaining = numberIn(headers['x-ratelimit-remaining']);
  const isLimit =
    error.status === 429 ||
    headers['retry-after'] !== undefined ||
    remaining <= 0 ||
    /secondary rate limit/i.test(error.message);
  if (!isLimit) return undefined;
  const delay = retryAfterMs(headers['retry-after'], now);
  if (!Number.isNaN(delay)) return waitOf(delay);
  // The reset concerns another limit while requests remain.
  return waitOf(remaining > 0 ? Number.NaN : numberIn(headers['x-ratelimit-reset']) * 1000 - now);
}

const KINDS: Readonly<Record<number, GithubErrorKind>> = {
  401: 'token',
  403: 'permission',
  404: 'missing',
  409: 'rejected',
  422: 'rejected',
};

/**
 * Converts a failed request into an error with its meaning. Never throws.
 * @param now ms since 1970
 */
export function toGithubError(error: unknown, now: number): GithubError {
  if (error instanceof GithubError) return error;
  if (!(error instanceof RequestError) || !error.response)
    return new GithubError('lost', { code: 'noResponse' });
  const waitMs = limitedFor(error, now);
  if (waitMs !== undefined) return new GithubError('limited', { code: 'rateLimit' }, waitMs);
  const { status } = error;
  const { message: words } = Object(error.response.data) as { message?: unknown };
  return new GithubError(
    KINDS[status] ?? 'lost',
    typeof words === 'string' && words ? { code: 'words', words } : { code: 'status', status },
  );
}
