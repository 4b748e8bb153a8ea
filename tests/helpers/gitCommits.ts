import type { Endpoints } from '@octokit/types';
import type { Between } from './gitFetch';
import type { GitMemory } from './gitMemory';

type Listed = Endpoints['GET /repos/{owner}/{repo}/commits']['response']['data'][number];
/** The fields of a listed commit that a client may rely on. */
type Part = Pick<Listed, 'sha' | 'html_url' | 'parents'> & {
  commit: Pick<Listed['commit'], 'message' | 'author' | 'committer'>;
};

/** What a commit in memory is told with. */
export interface Said {
  message: string;
  at: string;
}

const underOf = (memory: GitMemory, id: string | undefined, folder: string) =>
  JSON.stringify(
    Object.entries(id ? memory.textsOf(id) : {}).filter(([path]) => path.startsWith(folder)),
  );

/**
 * Lists the commits of a repository in memory as GitHub does: newest first, those alone that touch a folder, page by
 * page; tells the parents of each.
 */
export function commitRoutes(memory: GitMemory, said: ReadonlyMap<string, Said>): Between {
  const parentOf = (id: string) => memory.history()[memory.history().indexOf(id) + 1];
  const partOf = (sha: string): Part => {
    const { message = '', at = '' } = said.get(sha) ?? {};
    const who = { name: 'Ada', email: 'ada@slate.example', date: at };
    const parent = parentOf(sha);
    return {
      sha,
      html_url: `https://github.com/slate/website/commit/${sha}`,
      parents: parent ? [{ sha: parent, url: '' }] : [],
      commit: { message, author: who, committer: who },
    };
  };
  return async ({ path, query }, answer) => {
    const reply = await answer();
    if (reply.status === 401) return reply;
    if (path.endsWith('/commits')) {
      const folder = query.get('path') ?? '';
      const [page, size] = [Number(query.get('page')), Number(query.get('per_page'))];
      const touching = memory
        .history()
        .filter((id) => underOf(memory, id, folder) !== underOf(memory, parentOf(id), folder));
      const shown = touching.slice((page - 1) * size, page * size);
      return { status: 200, json: shown.map(partOf) };
    }
    const [, id] = /\/git\/commits\/(\w+)$/.exec(path) ?? [];
    if (id === undefined || reply.status !== 200) return reply;
    return { ...reply, json: { ...Object(reply.json), parents: partOf(id).parents } };
  };
}
