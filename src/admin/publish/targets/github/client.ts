import { request } from '@octokit/request';
import { toGithubError, GithubError } from './githubError';
import type { GithubBranch } from './targetSetting';

/** How requests are made; tests give others. */
export interface GithubDeps {
  fetch: typeof fetch;
  /** Resolves after so many ms; rejects when `signal` is aborted. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  now: () => number;
  /** 0 to 1: two browsers that were refused together come back apart. */
  random: () => number;
  /** Told until when GitHub lets nothing through (ms since 1970), and undefined when it goes on. */
  onLimit: (until: number | undefined) => void;
}

type Api = typeof request;
type Asked = (api: Api) => Promise<{ data: unknown }>;
type DataOf<A extends Asked> = Awaited<ReturnType<A>>['data'];

/** Requests for one repository. */
export interface GithubClient {
  place: GithubBranch;
  /** The repository, as every request names it. */
  home: Pick<GithubBranch, 'owner' | 'repo'>;
  /** Asks; what is lost on the way is asked again. @throws GithubFault */
  ask: <A extends Asked>(asked: A) => Promise<DataOf<A>>;
  /** Asks, but only once where no answer comes: it may have been done all the same. @throws GithubFault */
  askOnce: <A extends Asked>(asked: A) => Promise<DataOf<A>>;
  /** Waits a while that grows with the tries, and is never twice the same. */
  backOff: (tried: number) => Promise<void>;
}

/** Requests that get no answer are made so often in all. */
const ATTEMPTS = 3;
/** ms, doubled with each try. */
const PAUSE_MS = 500;
/** ms for one request; a picture of 5 MB over a slow line needs a while. */
const TIMEOUT_MS = 60_000;

/** Requests to GitHub with a token, which stands in a header and nowhere else. */
export function githubClient(
  place: GithubBranch,
  token: string,
  tools: GithubDeps,
  stop: AbortSignal,
): GithubClient {
  const api = request.defaults({
    headers: { authorization: `Bearer ${token}` },
    request: {
      // GitHub lets its replies be kept for a minute: where a branch stands must be asked every time.
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
        // A portal or a proxy answers anything with a page of its own.
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
