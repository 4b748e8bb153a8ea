import type { GitMemory } from './gitMemory';
import { gitRoutes, type HostReply } from './gitRoutes';
import { graphqlHost } from './graphqlHost';

export const BRANCH = { owner: 'slate', repo: 'website', branch: 'main' };
export const TOKEN = 'github_pat_of_a_test';
const NAME = `${BRANCH.owner}/${BRANCH.repo}`;

const CAN_WRITE = { admin: false, pull: true, push: true };

/** Runs before the routes. It may replace a response or drop it. */
export type ResponseOverride = (
  asked: { method: string; path: string; query: URLSearchParams },
  answer: () => Promise<HostReply>,
) => Promise<HostReply>;

/** Returns a `fetch` that reaches only a repository and follows the rules of GitHub's host. */
export function gitFetch(
  repository: GitMemory,
  between: ResponseOverride = (_asked, answer) => answer(),
  permissions: Record<string, boolean> = CAN_WRITE,
  { name = NAME, isPrivate = true } = {},
): typeof fetch {
  const route = gitRoutes(repository, name, permissions);
  const graphql = graphqlHost(repository, { name, isPrivate, permissions });
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const method = init.method ?? 'GET';
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
    const isKnown = new Headers(init.headers).get('authorization') === `Bearer ${TOKEN}`;
    const answer = async (): Promise<HostReply> => {
      if (!isKnown) return { status: 401, json: { message: 'Bad credentials' } };
      return url.pathname === '/graphql' ? graphql(body) : route(method, url, body);
    };
    const { status, json, headers } = await between(
      { method, path: url.pathname, query: url.searchParams },
      answer,
    );
    return Response.json(json, { status, headers: { ...headers } });
  };
}

export function errorResponse(status: number, headers?: Record<string, string>): HostReply {
  return { status, json: { message: `Refused with ${status}` }, ...(headers && { headers }) };
}

export function overrideFirst(
  method: string,
  times: number,
  reply: () => HostReply | Promise<HostReply>,
): ResponseOverride {
  let left = times;
  return async (asked, answer) => (asked.method === method && left-- > 0 ? reply() : answer());
}
