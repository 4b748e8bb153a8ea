import { request } from '@octokit/request';
import { toGithubError, GithubError } from './githubError';
import type { GithubBranch } from './targetSetting';

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
type Asked = (api: Api) => Promise<{ data: unknown }>;
type DataOf<A extends Asked> = Awaited<ReturnType<A>>['data'];

/** Requests for one repository. */
export interface GithubClient {
  place: GithubBranch;
  /** The parameters of the repository in every request. */
  home: Pick<GithubBranch, 'owner' | 'repo'>;
  /** Sends a request, with retries if there is no response. @throws GithubError */
  ask: <A extends Asked>(asked: A) => Promise<DataOf<A>>;
  /**
   * Sends a request that is not repeated without a response, because GitHub may have processed it. @throws GithubError
   */
  askOnce: <A extends Asked>(asked: A) => Promise<DataOf<A>>;
  /** Waits for a random time that increases with each attempt. */
  backOff: (tried: number) => Promise<void>;
}

/** Maximum number of requests if there is no response. */
const ATTEMPTS = 3;
/** Initial pause in ms, doubled with each attempt. */
const PAUSE_MS = 500;
/** Timeout in ms of one request; an image of 5 MB takes long on a slow connection. */
const TIMEOUT_MS = 60_000;

/** Sends requests to GitHub with a token, which is sent only in a header. */
export function githubClient(
  place: GithubBranch,
  token: string,
  tools: GithubDeps,
  stop: AbortSignal,
): GithubClient {
  const api = request.defaults({
    headers: { authorization: `Bearer ${token}` },
    request: {
      // GitHub allows its responses to be cached for a minute, but the position of a branch must be current.
      fetch: (url: string, options: RequestInit) =>
        tools.fetch(url, {
          ...options,
          cache: 'no-store',
          signal: AbortSignal.any([stop, AbortSignal.timeout(TIMEOUT_MS)]),
        }),
    },
  });
  const backOff = (tried: number) =>
    tools.wait(PAUSE_MS * 2 ** tried * (0.5 + tools.random()), stop);
  const attempt = async <A extends Asked>(asked: A): Promise<DataOf<A>> => {
    for (;;)
      try {
        const { data } = await asked(api);
        // A captive portal or a proxy may respond with a page of its own.
        if (typeof data === 'object' && data !== null) return data;
        throw new GithubError('lost', 'Something else than GitHub answered.');
      } catch (error) {
        stop.throwIfAborted();
        const fault = toGithubError(error, tools.now());
        if (fault.kind !== 'limited') throw fault;
        tools.onLimit(tools.now() + fault.waitMs);
        await tools.wait(fault.waitMs, stop).finally(() => tools.onLimit(undefined));
      }
  };
  return {
    place,
    home: { owner: place.owner, repo: place.repo },
    askOnce: attempt,
    backOff,
    async ask(asked) {
      for (let tried = 0; ; tried += 1)
        try {
          return await attempt(asked);
        } catch (error) {
          const isLost = error instanceof GithubError && error.kind === 'lost';
          if (!isLost || tried + 1 >= ATTEMPTS) throw error;
          await backOff(tried);
        }
    },
  };
}
