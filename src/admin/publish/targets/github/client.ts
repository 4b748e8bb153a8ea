import { request } from '@octokit/request';
import { toGithubError, GithubError } from './githubError';
import type { GithubBranch } from '../../../file-store/places';

/** The dependencies of requests, which tests replace. */
export interface GithubDeps {
  fetch: typeof fetch;
  /** Resolves after `ms`; rejects when `signal` is aborted. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  now: () => number;
  /** 0 to 1. Randomises retries, so that two browsers rejected at the same time retry at different times. */
  random: () => number;
  /** Called with the end of a rate limit (ms since 1970), and with undefined when requests resume. */
  onLimit: (until: number | undefined) => void;
}

type Api = typeof request;
type ApiCall = (api: Api) => Promise<{ data: unknown }>;
type DataOf<C extends ApiCall> = Awaited<ReturnType<C>>['data'];

/** Requests for one repository. */
export type GithubClient = ReturnType<typeof githubClient>;

/** Maximum number of requests if there is no response. */
const ATTEMPTS = 3;
/** Initial pause in ms, doubled with each attempt. */
const PAUSE_MS = 500;
/** Timeout in ms of one request; an image of 5 MB takes long on a slow connection. */
const TIMEOUT_MS = 60_000;

/** Sends requests to GitHub with a token, which is sent only in a header. */
export function githubClient(
  branch: GithubBranch,
  token: string,
  deps: GithubDeps,
  signal: AbortSignal,
) {
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
  /** Waits for a random time that increases with each attempt. */
  const backOff = (tried: number) =>
    deps.wait(PAUSE_MS * 2 ** tried * (0.5 + deps.random()), signal);
  const attempt = async <C extends ApiCall>(call: C): Promise<DataOf<C>> => {
    for (;;)
      try {
        const { data } = await call(api);
        // A captive portal or a proxy may respond with a page of its own.
        if (typeof data === 'object' && data !== null) return data;
        throw new GithubError('lost', { code: 'foreignResponse' });
      } catch (error) {
        signal.throwIfAborted();
        const failed = toGithubError(error, deps.now());
        if (failed.kind !== 'limited') throw failed;
        deps.onLimit(deps.now() + failed.waitMs);
        await deps.wait(failed.waitMs, signal).finally(() => deps.onLimit(undefined));
      }
  };
  return {
    branch,
    /** The parameters of the repository in every request. */
    home: { owner: branch.owner, repo: branch.repo },
    /** Sends a request that is not repeated without a response, because GitHub may have processed it. @throws GithubError */
    askOnce: attempt,
    backOff,
    /** Sends a request, with retries if there is no response. @throws GithubError */
    async ask<C extends ApiCall>(call: C): Promise<DataOf<C>> {
      for (let tried = 0; ; tried += 1)
        try {
          return await attempt(call);
        } catch (error) {
          const isLost = error instanceof GithubError && error.kind === 'lost';
          if (!isLost || tried + 1 >= ATTEMPTS) throw error;
          await backOff(tried);
        }
    },
  };
}
