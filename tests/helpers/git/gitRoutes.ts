import type { Endpoints } from '@octokit/types';
import * as v from 'valibot';
import { GitRefusal, type GitMemory } from './gitMemory';

type Route = keyof Endpoints;
type Body<R extends Route> = Omit<
  Endpoints[R]['parameters'],
  'owner' | 'repo' | 'ref' | 'headers' | 'request' | 'baseUrl' | 'mediaType'
>;

export interface HostReply {
  status: number;
  json: unknown;
  headers?: Record<string, string>;
}

const sha = v.pipe(v.string(), v.regex(/^[0-9a-f]{40}$/));

const entry = {
  path: v.pipe(v.string(), v.regex(/^(?!\.)[\w./-]+$/)),
  mode: v.literal('100644'),
  type: v.literal('blob'),
};

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
        v.strictObject({ ...entry, sha: v.nullable(sha) }),
        v.strictObject({ ...entry, content: v.string() }),
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
  file: v.strictObject({
    message: v.pipe(v.string(), v.minLength(1)),
    content: v.pipe(v.string(), v.base64()),
    branch: v.string(),
  }) satisfies v.GenericSchema<Omit<Body<'PUT /repos/{owner}/{repo}/contents/{path}'>, 'path'>>,
};

/** The query parameters in use. Any other one is rejected. */
const QUERY = ['head_sha', 'page', 'path', 'per_page', 'recursive', 'sha'];

type Handler = (asked: {
  path: RegExpExecArray;
  query: URLSearchParams;
  body: unknown;
}) => HostReply;

type PartOf<T> = T extends readonly (infer I)[]
  ? PartOf<I>[]
  : T extends object
    ? { [K in keyof T]?: PartOf<T[K]> }
    : T;

/** Returns the response of a documented route, with the fields that publishing reads. */
function as<R extends Route>(route: R, json: PartOf<Endpoints[R]['response']['data']>): HostReply {
  return { status: route.startsWith('POST') ? 201 : 200, json };
}

/** The routes of GitHub's Git database over a repository, with the responses that GitHub documents. */
export function gitRoutes(
  repository: GitMemory,
  name: string,
  permissions: Record<string, boolean>,
) {
  const listedCommit = (id: string) => {
    const { message, at } = repository.commitOf(id);
    const person = { name: 'Ada', date: at };
    return { sha: id, commit: { message, author: person, committer: person } };
  };
  const routes: Record<string, Handler> = {
    'GET ()': () =>
      as('GET /repos/{owner}/{repo}', {
        full_name: name,
        html_url: `https://github.com/${name}`,
        private: true,
        permissions,
      }),
    'GET /git/ref/heads/.+': () =>
      as('GET /repos/{owner}/{repo}/git/ref/{ref}', { object: { sha: repository.ref() } }),
    'GET /git/commits/(\\w+)': ({ path: [, , id = ''] }) =>
      as('GET /repos/{owner}/{repo}/git/commits/{commit_sha}', {
        sha: id,
        tree: { sha: repository.commitOf(id).tree },
        parents: repository.commitOf(id).parents.map((parent) => ({ sha: parent })),
      }),
    'GET /commits': ({ query }) => {
      const [page, count] = [Number(query.get('page')), Number(query.get('per_page'))];
      const commits = repository.log(query.get('path') ?? '').slice((page - 1) * count);
      return as('GET /repos/{owner}/{repo}/commits', commits.slice(0, count).map(listedCommit));
    },
    'GET /git/trees/(\\w+)': ({ path: [, , id = ''], query }) => {
      const tree = repository.tree(id, query.has('recursive'));
      const found = { sha: id, truncated: false, tree };
      return as('GET /repos/{owner}/{repo}/git/trees/{tree_sha}', found);
    },
    'GET /git/blobs/(\\w+)': ({ path: [, , id = ''] }) => {
      const bytes = repository.blob(id);
      // GitHub wraps the text into lines.
      const content = bytes.toString('base64').replace(/.{60}/g, '$&\n');
      const more = { size: bytes.length, encoding: 'base64', content };
      return as('GET /repos/{owner}/{repo}/git/blobs/{file_sha}', { sha: id, ...more });
    },
    'POST /git/blobs': ({ body }) => {
      const { content, encoding } = v.parse(bodies.blob, body);
      const id = repository.writeBlob(Buffer.from(content, encoding));
      return as('POST /repos/{owner}/{repo}/git/blobs', { sha: id });
    },
    'POST /git/trees': ({ body }) => {
      const { base_tree: base, tree } = v.parse(bodies.tree, body);
      const lines = tree.map((line) => ({
        path: line.path,
        sha: 'content' in line ? repository.writeBlob(Buffer.from(line.content)) : line.sha,
      }));
      return as('POST /repos/{owner}/{repo}/git/trees', {
        sha: repository.writeTree(base, lines),
        truncated: false,
      });
    },
    'POST /git/commits': ({ body }) => {
      const { tree, parents, message } = v.parse(bodies.commit, body);
      const id = repository.commit(tree, parents, message);
      return as('POST /repos/{owner}/{repo}/git/commits', { sha: id, message });
    },
    'PATCH /git/refs/heads/.+': ({ body }) => {
      const { sha: id } = v.parse(bodies.ref, body);
      repository.moveRef(id);
      return as('PATCH /repos/{owner}/{repo}/git/refs/{ref}', { object: { sha: id } });
    },
    'PUT /contents/(.+)': ({ path: [, , file = ''], body }) => {
      const { message, content } = v.parse(bodies.file, body);
      const id = repository.putFile(file, Buffer.from(content, 'base64'), message);
      return as('PUT /repos/{owner}/{repo}/contents/{path}', { commit: { sha: id } });
    },
    'GET /actions/runs': ({ query }) => {
      const runs = repository.runs.filter(({ commit }) => commit === query.get('head_sha'));
      return as('GET /repos/{owner}/{repo}/actions/runs', {
        workflow_runs: runs.map(({ conclusion }) => ({
          conclusion,
          html_url: `https://github.com/${name}/actions/runs/1`,
        })),
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
  const error = (status: number, message: string): HostReply => ({ status, json: { message } });
  /** Responds like GitHub. Never throws. */
  return (method: string, url: URL, body: unknown): HostReply => {
    if ([...url.searchParams.keys()].some((key) => !QUERY.includes(key)))
      return error(422, 'Unknown parameter');
    if (repository.isEmpty() && /\/(?:git|commits)\b/.test(url.pathname))
      return error(409, 'Git Repository is empty.');
    for (const [pattern, handler] of patterns) {
      const path = pattern.exec(`${method} ${decodeURIComponent(url.pathname)}`);
      if (!path) continue;
      try {
        return handler({ path, query: url.searchParams, body });
      } catch (thrown) {
        if (!(thrown instanceof GitRefusal) && !v.isValiError(thrown)) throw thrown;
        return error(method === 'GET' ? 404 : 422, thrown.message);
      }
    }
    return error(404, 'Not Found');
  };
}
