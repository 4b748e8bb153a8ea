import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export class GitRefusal extends Error {}

interface Commit {
  tree: string;
  parents: readonly string[];
  message: string;
  /** ISO 8601. */
  at: string;
}

/** An entry of a Git tree. Without an ID, the entry is removed. */
interface TreeLine {
  path: string;
  sha: string | null;
}

type Files = ReadonlyMap<string, string>;

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new GitRefusal(`There is no such ${what}`);
  return value;
}

/** A repository with one branch, in memory. Its blobs have the IDs that Git gives them. */
export class GitMemory {
  private readonly blobs = new Map<string, Buffer>();
  private readonly trees = new Map<string, Files>();
  private readonly commits = new Map<string, Commit>();
  private head = '';
  isDeleted = false;
  runs: { commit: string; conclusion: string | null }[] = [];

  /** Without files, the repository is empty. */
  constructor(files: Readonly<Record<string, string | Buffer>> = {}) {
    if (Object.keys(files).length === 0) return;
    const first = Object.entries(files).map(
      ([file, content]) => [file, this.writeBlob(Buffer.from(content as string))] as const,
    );
    this.head = this.commit(this.keepTree(new Map(first)), [], 'First');
  }

  static ofFolder(folder: string, files: readonly string[], below: string): GitMemory {
    return new GitMemory(
      Object.fromEntries(
        files.map((file) => [`${below}/${file}`, readFileSync(path.join(folder, file))]),
      ),
    );
  }

  private keepTree(files: Files): string {
    const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
    const id = createHash('sha1').update(JSON.stringify(sorted)).digest('hex');
    this.trees.set(id, new Map(sorted));
    return id;
  }

  private filesOf(commit: string): Files {
    return found(this.trees.get(this.commitOf(commit).tree), 'tree');
  }

  commitOf = (id: string): Commit => found(this.commits.get(id), 'commit');

  blob = (sha: string): Buffer => found(this.blobs.get(sha), 'blob');

  isEmpty = (): boolean => this.commits.size === 0;

  hasBlob = (sha: string): boolean => this.blobs.has(sha);

  ref(): string {
    if (this.isDeleted || this.isEmpty()) throw new GitRefusal('Not Found');
    return this.head;
  }

  textsOf(commit = this.head): Record<string, string> {
    const files = [...this.filesOf(commit)];
    return Object.fromEntries(files.map(([file, sha]) => [file, String(this.blob(sha))]));
  }

  textOf(commit: string, file: string): string | undefined {
    const sha = this.filesOf(commit).get(file);
    return sha === undefined ? undefined : String(this.blob(sha));
  }

  checkOut(folder: string): void {
    for (const [file, sha] of this.filesOf(this.head)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), this.blob(sha));
    }
  }

  changedBy(commit: string): string[] {
    const [parent = ''] = this.commitOf(commit).parents;
    const [now, before] = [this.filesOf(commit), parent ? this.filesOf(parent) : new Map()];
    const paths = new Set([...now.keys(), ...before.keys()]);
    return [...paths].filter((file) => now.get(file) !== before.get(file));
  }

  /** Returns the commits of the branch, newest first. */
  history(from = this.head): string[] {
    const line: string[] = [];
    for (let id: string | undefined = from; id; id = this.commits.get(id)?.parents[0])
      line.push(id);
    return line;
  }

  /** Returns the commits of the branch that change a folder, newest first. */
  log = (folder: string): string[] =>
    this.history().filter((id) => this.changedBy(id).some((file) => file.startsWith(folder)));

  writeBlob(bytes: Buffer): string {
    const id = createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
    this.blobs.set(id, bytes);
    return id;
  }

  /** Returns the files of a tree, those of its folders only if it is read deeply. Folders are not listed. */
  tree(sha: string, isDeep: boolean) {
    const files = [...found(this.trees.get(sha), 'tree')];
    return files.flatMap(([file, id]) => {
      if (!isDeep && file.includes('/')) return [];
      const size = this.blob(id).length;
      return { mode: '100644', type: 'blob', path: file, sha: id, size };
    });
  }

  /** Creates a tree that differs from another one in some entries. @throws GitRefusal */
  writeTree(base: string, lines: readonly TreeLine[]): string {
    const files = new Map(found(this.trees.get(base), 'tree'));
    for (const { path: file, sha } of lines)
      if (sha !== null) {
        this.blob(sha);
        files.set(file, sha);
      } else if (!files.delete(file)) throw new GitRefusal('GitRPC::BadObjectState');
    return this.keepTree(files);
  }

  /** Creates a commit. Each is one day younger than the one before. */
  commit(tree: string, parents: readonly string[], message: string): string {
    found(this.trees.get(tree), 'tree');
    // Commits need different IDs. Git includes the time of a commit for that.
    const id = createHash('sha1')
      .update(`${tree} ${parents.join()} ${this.commits.size}`)
      .digest('hex');
    const at = new Date(Date.UTC(2026, 0, this.commits.size + 1)).toISOString();
    this.commits.set(id, { tree, parents, message, at });
    return id;
  }

  /** Moves the branch forward. @throws GitRefusal */
  moveRef(to: string): void {
    this.commitOf(to);
    if (this.isDeleted) throw new GitRefusal('Reference does not exist');
    if (!this.history(to).includes(this.head)) throw new GitRefusal('Update is not a fast forward');
    this.head = to;
  }

  /** Commits one new file, also to an empty repository. Returns the commit. @throws GitRefusal */
  putFile(file: string, bytes: Buffer, message: string): string {
    const files = new Map(this.isEmpty() ? [] : this.filesOf(this.ref()));
    if (files.has(file)) throw new GitRefusal('Invalid request. "sha" wasn\'t supplied.');
    files.set(file, this.writeBlob(bytes));
    const parents = this.isEmpty() ? [] : [this.head];
    this.head = this.commit(this.keepTree(files), parents, message);
    return this.head;
  }

  /** Commits another text of a file, as somebody else. */
  edit(file: string, text: string, message = 'A commit'): void {
    const line = { path: file, sha: this.writeBlob(Buffer.from(text)) };
    const tree = this.writeTree(this.commitOf(this.head).tree, [line]);
    this.moveRef(this.commit(tree, [this.head], message));
  }
}
