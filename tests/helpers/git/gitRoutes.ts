import type { Endpoints } from '@octokit/types';
import * as v from 'valibot';
import { exampleResponse } from './githubOpenApi';
import { GitRefusal, type GitRepository, type LoggedCommit } from './gitRepository';

/** What the routes need from a repository on disk or in memory. */
export type GitStore = Pick<
  GitRepository,
  | 'ref'
  | 'treeOf'
  | 'parentsOf'
  | 'log'
  | 'tree'
  | 'blob'
  | 'writeBlob'
  | 'writeTree'
  | 'commit'
  | 'moveRef'
  | 'isAncestor'
>;

type Route = keyof Endpoints;
/** The body of a request, according to GitHub's published description. */
type Body<R extends Route> = Omit<
  Endpoints[R]['parameters'],
  'owner' | 'repo' | 'ref' | 'headers' | 'request' | 'baseUrl' | 'mediaType'
>;

/** A response of the simulated host. */
export interface HostReply {
  status: number;
  json: unknown;
  headers?: Record<string, string>;
}

const sha = v.pipe(v.string(), v.regex(/^[0-9a-f]{40}$/));

/** Documented bodies. Any other field is rejected. */
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

/**
 * Returns the response of a documented route: values of the repository, otherwise GitHub's own
 * example.
 */
function as(route: Route, json: object): HostReply {
  return {
    status: route.startsWith('POST') ? 201 : 200,
    json: { ...exampleResponse(route), ...json },
  };
}

/**
 * The routes of GitHub's Git database over a repository, with the responses that GitHub
 * documents.
 */
export function gitRoutes(
  repository: GitStore,
  name: string,
  permissions: Record<string, boolean>,
) {
  const API = `https://api.github.com/repos/${name}`;
  const refOf = (branch: string, id: string) => ({
    ref: `refs/heads/${branch}`,
    node_id: 'MDM6UmVm',
    url: `${API}/git/refs/heads/${branch}`,
    object: {
      type: 'commit',
      sha: id,
      url: `${API}/git/commits/${id}`,
    },
  });
  const [listed] = exampleResponse('GET /repos/{owner}/{repo}/commits') as [{ commit: object }];
  const commitOf = ({ sha: id, parents, message, at, who }: LoggedCommit) => {
    const person = { name: who, email: 'somebody@slate.example', date: at };
    return {
      ...listed,
      sha: id,
      html_url: `https://github.com/${name}/commit/${id}`,
      parents: parents.map((parent) => ({ sha: parent, url: `${API}/commits/${parent}` })),
      commit: { ...listed.commit, message, author: person, committer: person },
    };
  };
  const routes: Record<string, Handler> = {
    'GET ()': async () =>
      as('GET /repos/{owner}/{repo}', {
        full_name: name,
        html_url: `https://github.com/${name}`,
        private: true,
        permissions: permissions,
        // Missing in GitHub's own example.
        language: null,
        source: undefined,
      }),
    'GET /git/ref/heads/(.+)': async ({ path: [, , branch = ''] }) =>
      as('GET /repos/{owner}/{repo}/git/ref/{ref}', refOf(branch, await repository.ref(branch))),
    'GET /git/commits/(\\w+)': async ({ path: [, , id = ''] }) =>
      as('GET /repos/{owner}/{repo}/git/commits/{commit_sha}', {
        sha: id,
        tree: { sha: await repository.treeOf(id), url: `${API}/git/trees` },
        parents: (await repository.parentsOf(id)).map((parent) => ({
          sha: parent,
          url: `${API}/git/commits/${parent}`,
          html_url: `https://github.com/${name}/commit/${parent}`,
        })),
      }),
    'GET /commits': async ({ query }) => {
      const [page, count] = [Number(query.get('page')), Number(query.get('per_page'))];
      const part = { folder: query.get('path') ?? '', skipped: (page - 1) * count, count };
      const commits = await repository.log(query.get('sha') ?? '', part);
      return { status: 200, json: commits.map(commitOf) };
    },
    'GET /git/trees/(\\w+)': async ({ path: [, , id = ''], query }) =>
      as('GET /repos/{owner}/{repo}/git/trees/{tree_sha}', {
        sha: id,
        truncated: false,
        tree: await repository.tree(id, query.has('recursive')),
      }),
    'GET /git/blobs/(\\w+)': async ({ path: [, , id = ''] }) => {
      const bytes = await repository.blob(id);
      // GitHub wraps the text into lines.
      const content = bytes.toString('base64').replace(/.{60}/g, '$&\n');
      return as('GET /repos/{owner}/{repo}/git/blobs/{file_sha}', {
        sha: id,
        size: bytes.length,
        encoding: 'base64',
        content,
      });
    },
    'POST /git/blobs': async ({ body }) => {
      const { content, encoding } = v.parse(bodies.blob, body);
      const id = await repository.writeBlob(Buffer.from(content, encoding));
      return as('POST /repos/{owner}/{repo}/git/blobs', { sha: id, url: `${API}/git/blobs/${id}` });
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
      return as('POST /repos/{owner}/{repo}/git/trees', {
        sha: await repository.writeTree(base, lines),
        truncated: false,
      });
    },
    'POST /git/commits': async ({ body }) => {
      const { tree, parents, message } = v.parse(bodies.commit, body);
      return as('POST /repos/{owner}/{repo}/git/commits', {
        sha: await repository.commit(tree, parents, message),
        message,
      });
    },
    'PATCH /git/refs/heads/(.+)': async ({ path: [, , branch = ''], body }) => {
      const { sha: id } = v.parse(bodies.ref, body);
      await repository.moveRef(branch, id);
      return as('PATCH /repos/{owner}/{repo}/git/refs/{ref}', refOf(branch, id));
    },
    'GET /compare/(\\w+)\\.\\.\\.(\\w+)': async ({ path: [, , base = '', head = ''] }) => {
      const isAhead = await repository.isAncestor(base, head);
      const same = base === head ? 'identical' : undefined;
      return as('GET /repos/{owner}/{repo}/compare/{basehead}', {
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
  /** Responds like GitHub. Never throws. */
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
