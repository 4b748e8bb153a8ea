import { createHash } from 'node:crypto';
import { GitRefusal, type LoggedCommit, type LogPart, type TreeLine } from './gitRepository';
import type { GitStore } from './gitRoutes';

interface Commit {
  tree: string;
  parents: readonly string[];
  message: string;
  at: string;
}

type Files = ReadonlyMap<string, string>;

/**
 * Replaces a repository on disk in tests that run hundreds of races: the same rules without
 * Git's processes.
 */
export class GitMemory implements GitStore {
  private readonly blobs = new Map<string, Buffer>();
  private readonly trees = new Map<string, Files>();
  private readonly commits = new Map<string, Commit>();
  private head = '';
  /** Whether the branch has been deleted, and not been restored. */
  isDeleted = false;

  /** Returns a repository with one branch that contains these texts by path. */
  static async of(files: Readonly<Record<string, string>>): Promise<GitMemory> {
    const memory = new GitMemory();
    const first = new Map<string, string>();
    for (const [path, text] of Object.entries(files))
      first.set(path, await memory.writeBlob(Buffer.from(text)));
    memory.head = await memory.commit(memory.keepTree(first), [], 'First');
    return memory;
  }

  private found<T>(value: T | undefined, what: string): T {
    if (value === undefined) throw new GitRefusal(`There is no such ${what}`);
    return value;
  }

  private keepTree(files: Files): string {
    const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
    const id = createHash('sha1').update(JSON.stringify(sorted)).digest('hex');
    this.trees.set(id, new Map(sorted));
    return id;
  }

  /** Returns the texts of a commit by path. */
  textsOf(commit: string): Record<string, string> {
    const files = this.found(
      this.trees.get(this.found(this.commits.get(commit), 'commit').tree),
      'tree',
    );
    return Object.fromEntries([...files].map(([path, sha]) => [path, String(this.blobs.get(sha))]));
  }

  /** Returns the commits of the branch, newest first. */
  history(): string[] {
    const line: string[] = [];
    for (let id: string | undefined = this.head; id; id = this.commits.get(id)?.parents[0])
      line.push(id);
    return line;
  }

  /**
   * Returns the commits of the branch that change a folder, newest first. Each is one day
   * younger than the one before.
   */
  async log(_branch: string, { folder, skipped, count }: LogPart): Promise<LoggedCommit[]> {
    const under = (id: string | undefined) =>
      JSON.stringify(
        Object.entries(id ? this.textsOf(id) : {}).filter(([path]) => path.startsWith(folder)),
      );
    const touching = this.history().filter(
      (id, index, line) => under(id) !== under(line[index + 1]),
    );
    return touching.slice(skipped, skipped + count).map((sha) => {
      const { parents, message, at } = this.found(this.commits.get(sha), 'commit');
      return { sha, parents, message, at, who: 'Ada' };
    });
  }

  parentsOf = async (commit: string): Promise<string[]> => [
    ...this.found(this.commits.get(commit), 'commit').parents,
  ];

  ref = async (): Promise<string> => {
    if (this.isDeleted) throw new GitRefusal('Not Found');
    return this.head;
  };

  treeOf = async (commit: string): Promise<string> =>
    this.found(this.commits.get(commit), 'commit').tree;

  blob = async (sha: string): Promise<Buffer> => this.found(this.blobs.get(sha), 'blob');

  async writeBlob(bytes: Buffer): Promise<string> {
    const id = createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
    this.blobs.set(id, bytes);
    return id;
  }

  async tree(sha: string, isDeep: boolean) {
    const files = this.found(this.trees.get(sha), 'tree');
    const blob = { mode: '100644', type: 'blob' };
    if (isDeep) return [...files].map(([path, id]) => ({ ...blob, path, sha: id }));
    const names = new Map<string, { mode: string; type: string; path: string; sha: string }>();
    for (const [path, id] of files) {
      const [name = '', ...rest] = path.split('/');
      if (rest.length === 0) names.set(name, { ...blob, path: name, sha: id });
      else if (!names.has(name)) {
        const below = [...files].filter(([file]) => file.startsWith(`${name}/`));
        const inner = below.map(([file, inId]) => [file.slice(name.length + 1), inId] as const);
        const id2 = this.keepTree(new Map(inner));
        names.set(name, { mode: '040000', type: 'tree', path: name, sha: id2 });
      }
    }
    return [...names.values()];
  }

  async writeTree(base: string, lines: readonly TreeLine[]): Promise<string> {
    const files = new Map(this.found(this.trees.get(base), 'tree'));
    for (const { path, sha } of lines) {
      if (sha === null) {
        if (!files.delete(path)) throw new GitRefusal('GitRPC::BadObjectState');
      } else {
        this.found(this.blobs.get(sha), 'blob');
        files.set(path, sha);
      }
    }
    return this.keepTree(files);
  }

  async commit(tree: string, parents: readonly string[], message = 'A commit'): Promise<string> {
    this.found(this.trees.get(tree), 'tree');
    // Commits need different IDs. Git includes the time of a commit for that.
    const id = createHash('sha1')
      .update(`${tree} ${parents.join()} ${this.commits.size}`)
      .digest('hex');
    const at = new Date(Date.UTC(2026, 0, this.commits.size + 1)).toISOString();
    this.commits.set(id, { tree, parents, message, at });
    return id;
  }

  async isAncestor(older: string, newer: string): Promise<boolean> {
    for (let id: string | undefined = newer; id; id = this.commits.get(id)?.parents[0])
      if (id === older) return true;
    return false;
  }

  async moveRef(_branch: string, to: string): Promise<void> {
    this.found(this.commits.get(to), 'commit');
    if (this.isDeleted) throw new GitRefusal('Reference does not exist');
    if (!(await this.isAncestor(this.head, to)))
      throw new GitRefusal('Update is not a fast forward');
    this.head = to;
  }
}
