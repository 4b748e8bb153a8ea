import type { Endpoints } from '@octokit/types';
import * as v from 'valibot';
import { GitRefusal, type GitRepository } from './gitRepository';

/** What the routes need of a repository, on disk or in memory. */
export type GitStore = Pick<
  GitRepository,
  | 'ref'
  | 'treeOf'
  | 'tree'
  | 'blob'
  | 'writeBlob'
  | 'writeTree'
  | 'commit'
  | 'moveRef'
  | 'isAncestor'
>;

type Route = keyof Endpoints;
/** What GitHub's published description says of a reply; servers leave out what nobody asks for. */
type Reply<R extends Route> = Endpoints[R]['response']['data'];
/** The fields of it that a client may rely on. */
type Part<R extends Route> = { [Field in keyof Reply<R>]?: Reply<R>[Field] };
/** What it says of the body of a request. */
type Body<R extends Route> = Omit<
  Endpoints[R]['parameters'],
  'owner' | 'repo' | 'ref' | 'headers' | 'request' | 'baseUrl' | 'mediaType'
>;

/** An answer of the test's host. */
export interface HostReply<Json = unknown> {
  status: number;
  json: Json;
  headers?: Record<string, string>;
}

const sha = v.pipe(v.string(), v.regex(/^[0-9a-f]{40}$/));

/** Bodies as documented; anything else in them is refused. */
const bodies = {
  blob: v.strictObject({
    content: v.string(),
    encoding: v.picklist(['utf-8', 'base64']),
  }) satisfies v.GenericSchema<Body<'POST /repos/{owner}/{repo}/git/blobs'>>,
  tree: v.strictObject({
    base_tree: sha,
    tree: v.array(
      v.union([
        v.strictObject({
          path: v.pipe(v.string(), v.regex(/^public\/(?:data|media\/uploads)\/[\w./-]+$/)),
          mode: v.literal('100644'),
          type: v.literal('blob'),
          sha: v.nullable(sha),
        }),
        v.strictObject({
          path: v.pipe(v.string(), v.regex(/^public\/(?:data|media\/uploads)\/[\w./-]+$/)),
          mode: v.literal('100644'),
          type: v.literal('blob'),
          content: v.string(),
        }),
      ]),
    ),
  }) satisfies v.GenericSchema<Body<'POST /repos/{owner}/{repo}/git/trees'>>,
  commit: v.strictObject({
    message: v.pipe(v.string(), v.minLength(1)),
    tree: sha,
    parents: v.array(sha),
  }) satisfies v.GenericSchema<Body<'POST /repos/{owner}/{repo}/git/commits'>>,
  ref: v.strictObject({ sha, force: v.literal(false) }) satisfies v.GenericSchema<
    Body<'PATCH /repos/{owner}/{repo}/git/refs/{ref}'>
  >,
};

type Handler = (asked: {
  path: RegExpExecArray;
  query: URLSearchParams;
  body: unknown;
}) => Promise<HostReply>;

/** Replies of a documented route: those fields of it that a client may rely on. */
const as =
  <Json>(status: number) =>
  (json: Json): HostReply<Json> => ({ status, json });

/** The routes of GitHub's Git database over a repository, each with the replies GitHub documents. */
export function gitRoutes(
  repository: GitStore,
  name: string,
  permissions: Record<string, boolean>,
) {
  const refOf = (branch: string, id: string) => ({
    ref: `refs/heads/${branch}`,
    node_id: 'MDM6UmVm',
    url: `https://api.github.com/repos/${name}/git/refs/heads/${branch}`,
    object: {
      type: 'commit',
      sha: id,
      url: `https://api.github.com/repos/${name}/git/commits/${id}`,
    },
  });
  const routes: Record<string, Handler> = {
    'GET ()': async () =>
      as<Part<'GET /repos/{owner}/{repo}'>>(200)({
        full_name: name,
        html_url: `https://github.com/${name}`,
        private: true,
        permissions: permissions as { admin: boolean; pull: boolean; push: boolean },
      }),
    'GET /git/ref/heads/(.+)': async ({ path: [, , branch = ''] }) =>
      as<Part<'GET /repos/{owner}/{repo}/git/ref/{ref}'>>(200)(
        refOf(branch, await repository.ref(branch)),
      ),
    'GET /git/commits/(\\w+)': async ({ path: [, , id = ''] }) =>
      as<Part<'GET /repos/{owner}/{repo}/git/commits/{commit_sha}'>>(200)({
        sha: id,
        tree: { sha: await repository.treeOf(id), url: '' },
      }),
    'GET /git/trees/(\\w+)': async ({ path: [, , id = ''], query }) =>
      as<Part<'GET /repos/{owner}/{repo}/git/trees/{tree_sha}'>>(200)({
        sha: id,
        truncated: false,
        tree: await repository.tree(id, query.has('recursive')),
      }),
    'GET /git/blobs/(\\w+)': async ({ path: [, , id = ''] }) => {
      const bytes = await repository.blob(id);
      // GitHub breaks the text into lines.
      const content = bytes.toString('base64').replace(/.{60}/g, '$&\n');
      return as<Part<'GET /repos/{owner}/{repo}/git/blobs/{file_sha}'>>(200)({
        sha: id,
        size: bytes.length,
        encoding: 'base64',
        content,
      });
    },
    'POST /git/blobs': async ({ body }) => {
      const { content, encoding } = v.parse(bodies.blob, body);
      const id = await repository.writeBlob(Buffer.from(content, encoding));
      return as<Part<'POST /repos/{owner}/{repo}/git/blobs'>>(201)({ sha: id, url: '' });
    },
    'POST /git/trees': async ({ body }) => {
      const { base_tree: base, tree } = v.parse(bodies.tree, body);
      const lines = await Promise.all(
        tree.map(async (entry) => ({
          ...entry,
          sha:
            'content' in entry ? await repository.writeBlob(Buffer.from(entry.content)) : entry.sha,
        })),
      );
      return as<Part<'POST /repos/{owner}/{repo}/git/trees'>>(201)({
        sha: await repository.writeTree(base, lines),
        truncated: false,
      });
    },
    'POST /git/commits': async ({ body }) => {
      const { tree, parents, message } = v.parse(bodies.commit, body);
      return as<Part<'POST /repos/{owner}/{repo}/git/commits'>>(201)({
        sha: await repository.commit(tree, parents, message),
        message,
      });
    },
    'PATCH /git/refs/heads/(.+)': async ({ path: [, , branch = ''], body }) => {
      const { sha: id } = v.parse(bodies.ref, body);
      await repository.moveRef(branch, id);
      return as<Part<'PATCH /repos/{owner}/{repo}/git/refs/{ref}'>>(200)(refOf(branch, id));
    },
    'GET /compare/(\\w+)\\.\\.\\.(\\w+)': async ({ path: [, , base = '', head = ''] }) => {
      const isAhead = await repository.isAncestor(base, head);
      const same = base === head ? 'identical' : undefined;
      return as<Part<'GET /repos/{owner}/{repo}/compare/{basehead}'>>(200)({
        status: same ?? (isAhead ? 'ahead' : 'diverged'),
      });
    },
  };
  const patterns = Object.entries(routes).map(
    ([route, handler]) =>
      [
        new RegExp(`^${route.replace(/ (?=\/|\()/, ` /repos/(${name})`).replace('()', '')}$`),
        handler,
      ] as const,
  );
  /** Answers as GitHub would. Never throws. */
  return async (method: string, url: URL, body: unknown): Promise<HostReply> => {
    for (const [pattern, handler] of patterns) {
      const path = pattern.exec(`${method} ${decodeURIComponent(url.pathname)}`);
      if (!path) continue;
      try {
        return await handler({ path, query: url.searchParams, body });
      } catch (error) {
        if (!(error instanceof GitRefusal) && !v.isValiError(error)) throw error;
        const status = method === 'GET' ? 404 : 422;
        return {
          status,
          json: { message: error.message, documentation_url: 'https://docs.github.com/rest' },
        };
      }
    }
    return {
      status: 404,
      json: { message: 'Not Found', documentation_url: 'https://docs.github.com/rest' },
    };
  };
}
