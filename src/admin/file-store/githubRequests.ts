import { request } from '@octokit/request';
import { RequestError } from '@octokit/request-error';
import * as v from 'valibot';
import { FileStoreError, type StoreFailure } from './fileStore';

export interface StoreDeps {
  fetch: typeof fetch;
  /** Resolves after `ms`; rejects when the signal is aborted. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  now: () => number;
  /** 0 to 1. Randomises retries, so that two browsers rejected at the same time retry at different times. */
  random: () => number;
}

async function wait(ms: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  await new Promise((resolve) => {
    setTimeout(resolve, ms);
    signal.addEventListener('abort', resolve, { once: true });
  });
  signal.throwIfAborted();
}

export const BROWSER_DEPS: StoreDeps = {
  fetch: (...args) => fetch(...args),
  wait,
  now: () => Date.now(),
  random: () => Math.random(),
};

type Api = typeof request;
type ApiCall = (api: Api) => Promise<{ data: unknown }>;
type DataOf<C extends ApiCall> = Awaited<ReturnType<C>>['data'];

export type GithubRequests = ReturnType<typeof githubRequests>;

/** Maximum number of requests if there is no answer. */
export const ATTEMPTS = 3;
/** Initial pause in ms, doubled with each attempt. */
const PAUSE_MS = 500;
/** Timeout in ms of one request; an image of 5 MB takes long on a slow connection. */
const TIMEOUT_MS = 60_000;

/** Wait in ms if GitHub asks to slow down without a time; its documentation recommends one minute. */
const SLOW_DOWN_MS = 60_000;
/** Tolerance in ms for differences between clocks. */
const GRACE_MS = 1000;
/** Minimum wait in ms, whatever the headers and the local clock are. */
const WAIT_MIN_MS = 5000;
const WAIT_MAX_MS = 3_600_000;

type Headers = Readonly<Record<string, string | number | undefined>>;

/** Returns the number in a header, or NaN if the header is empty or missing. */
function numberIn(header: string | number | undefined): number {
  const text = String(header ?? '').trim();
  return text === '' ? Number.NaN : Number(text);
}

/** The wait in ms. Browsers cannot read the `Date` header, so only the local clock (`now`, ms since 1970) is known. */
export function limitMs(headers: Headers, now: number): number {
  const after = headers['retry-after'];
  const seconds = numberIn(after);
  const delay = Number.isNaN(seconds) ? Date.parse(String(after)) - now : seconds * 1000;
  // The reset concerns another limit while requests remain.
  const reset =
    numberIn(headers['x-ratelimit-remaining']) > 0
      ? Number.NaN
      : numberIn(headers['x-ratelimit-reset']) * 1000 - now;
  const ms = [delay, reset].find((given) => !Number.isNaN(given)) ?? SLOW_DOWN_MS;
  return Math.min(WAIT_MAX_MS, Math.max(WAIT_MIN_MS, ms + GRACE_MS));
}

const isLimit = ({ status, message, response }: RequestError): boolean =>
  status === 429 ||
  (status === 403 &&
    (response?.headers['retry-after'] !== undefined ||
      numberIn(response?.headers['x-ratelimit-remaining']) <= 0 ||
      /secondary rate limit/i.test(message)));

const STATUSES: Readonly<Record<number, StoreFailure>> = {
  401: 'token',
  403: 'permission',
  404: 'missing',
  409: 'protected',
  422: 'protected',
};

const TYPES: Readonly<Record<string, StoreFailure>> = {
  NOT_FOUND: 'missing',
  FORBIDDEN: 'permission',
  INSUFFICIENT_SCOPES: 'permission',
  RATE_LIMITED: 'limited',
};

/** Converts a failed request into an error with its meaning. @param now ms since 1970 */
function toStoreError(error: unknown, now: number): FileStoreError {
  if (error instanceof FileStoreError) return error;
  if (!(error instanceof RequestError) || !error.response) return new FileStoreError('offline');
  const { status, response } = error;
  if (isLimit(error))
    return new FileStoreError('limited', { until: now + limitMs(response.headers, now) });
  const { message } = Object(response.data) as { message?: unknown };
  const words = typeof message === 'string' && message ? message : `status ${status}`;
  return new FileStoreError(STATUSES[status] ?? 'offline', { words });
}

const graphqlSchema = v.object({
  data: v.nullish(v.unknown()),
  errors: v.optional(
    v.array(v.object({ type: v.optional(v.string(), ''), message: v.optional(v.string()) })),
    [],
  ),
});

/** Sends requests to GitHub with a token, which is sent only in a header. */
export function githubRequests(token: string, deps: StoreDeps, signal: AbortSignal) {
  let limitedUntil = 0;
  const api = request.defaults({
    headers: { authorization: `Bearer ${token}` },
    request: {
      // GitHub allows its responses to be cached for a minute, but the position of a branch must be current.
      fetch: (url: string, options: RequestInit) =>
        deps.fetch(url, {
          ...options,
          cache: 'no-store',
          signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
        }),
    },
  });
  const backOff = (tried: number) =>
    deps.wait(PAUSE_MS * 2 ** tried * (0.5 + deps.random()), signal);
  /** Sends a request that is not repeated without an answer, because GitHub may have processed it. @throws FileStoreError */
  async function askOnce<C extends ApiCall>(call: C): Promise<DataOf<C>> {
    if (deps.now() < limitedUntil) throw new FileStoreError('limited', { until: limitedUntil });
    try {
      const { data } = await call(api);
      // A captive portal or a proxy may respond with a page of its own.
      if (typeof data !== 'object' || data === null) throw new FileStoreError('offline');
      return data;
    } catch (error) {
      signal.throwIfAborted();
      const failed = toStoreError(error, deps.now());
      limitedUntil = failed.until ?? 0;
      throw failed;
    }
  }
  /** Sends a request, with retries if there is no answer. @throws FileStoreError */
  async function ask<C extends ApiCall>(call: C): Promise<DataOf<C>> {
    for (let tried = 1; ; tried += 1)
      try {
        return await askOnce(call);
      } catch (error) {
        const isLost = error instanceof FileStoreError && error.reason === 'offline';
        if (!isLost || tried >= ATTEMPTS) throw error;
        await backOff(tried - 1);
      }
  }
  /** Sends a GraphQL query, whose errors come with status 200. @throws FileStoreError */
  async function askGraphql<S extends v.GenericSchema>(
    query: string,
    variables: Readonly<Record<string, string>>,
    schema: S,
  ): Promise<v.InferOutput<S>> {
    const reply = await ask(async (send) => {
      const response = await send('POST /graphql', { query, variables });
      const { success, output } = v.safeParse(graphqlSchema, response.data);
      if (!success) throw new FileStoreError('offline');
      const [error] = output.errors;
      if (!error) return { data: Object(output.data) as object };
      const reason = TYPES[error.type] ?? 'offline';
      const until = deps.now() + limitMs(response.headers, deps.now());
      const words = error.message;
      throw new FileStoreError(reason, reason === 'limited' ? { until } : { words });
    });
    const { success, output } = v.safeParse(schema, reply);
    if (!success) throw new FileStoreError('offline');
    return output;
  }
  return { ask, askOnce, askGraphql, backOff };
}
