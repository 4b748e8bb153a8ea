import type { GithubClient } from '../../targets/github/client';
import { askTree } from '../../targets/github/repository';
import { DeskStoreError } from '../../deskStore';

/** The files of the copy by name. */
export type CopyFiles = ReadonlyMap<string, { sha: string; size: number }>;

const isOfCopy = (path: string) => path === 'key.json' || /^(?:segments|photos)\//.test(path);

type Files = [name: string, file: { sha: string; size: number }][];

const filesIn = (tree: Awaited<ReturnType<typeof askTree>>['tree'], folder = ''): Files =>
  tree
    .filter(({ type, path }) => type === 'blob' && isOfCopy(folder + path))
    .map(({ path, sha, size = 0 }) => [folder + path, { sha, size }]);

/** Returns the files of the copy in a folder, which is read without its subfolders first. @throws DeskStoreError */
async function readFolder(client: GithubClient, sha: string, folder = ''): Promise<Files> {
  const { tree, truncated } = await askTree(client, sha, false);
  // Files that are not listed would count as lost.
  if (truncated) throw new DeskStoreError('tooMany');
  const files = filesIn(tree, folder);
  for (const { type, path, sha: below } of tree) {
    const name = `${folder}${path}/`;
    if (type === 'tree' && isOfCopy(name)) files.push(...(await readFolder(client, below, name)));
  }
  return files;
}

/** Returns the files of the copy in a tree. @throws DeskStoreError, GithubError */
export async function readFiles(client: GithubClient, sha: string): Promise<CopyFiles> {
  const { tree, truncated } = await askTree(client, sha, true);
  // GitHub shortens the list of a whole tree with tens of thousands of files, but not that of a folder.
  return new Map(truncated ? await readFolder(client, sha) : filesIn(tree));
}
