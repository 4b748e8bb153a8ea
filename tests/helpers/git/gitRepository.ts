import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Error of a Git command. */
export class GitRefusal extends Error {}

const WHO = ['AUTHOR', 'COMMITTER'].flatMap((role) => [
  [`GIT_${role}_NAME`, 'A Tester'],
  [`GIT_${role}_EMAIL`, 'tester@slate.example'],
]);

/**
 * Runs a Git command in a folder and returns its output as bytes.
 * @throws GitRefusal
 */
export function git(
  folder: string,
  args: readonly string[],
  input: string | Buffer = '',
  env: Record<string, string> = {},
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn('git', args, {
      cwd: folder,
      env: { ...process.env, ...Object.fromEntries(WHO), ...env },
    });
    const out: Buffer[] = [];
    const said: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => out.push(part));
    child.stderr.on('data', (part: Buffer) => said.push(part));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0
        ? resolve(Buffer.concat(out))
        : reject(new GitRefusal(`git ${args[0]}: ${String(Buffer.concat(said))}`)),
    );
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

const line = async (reply: Promise<Buffer>) => String(await reply).trim();

/** An entry of a Git tree. Without an ID, the entry is removed. */
export interface TreeLine {
  mode: string;
  path: string;
  sha: string | null;
}

/** A commit in the log of a branch. */
export interface LoggedCommit {
  sha: string;
  parents: readonly string[];
  message: string;
  /** ISO 8601. */
  at: string;
  who: string;
}

/** Filter of the commits of a log. */
export interface LogPart {
  /** Only commits that change this path. */
  folder: string;
  skipped: number;
  count: number;
}

/** A bare repository and the low-level commands that change it. */
export class GitRepository {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** Returns a bare repository whose branch contains copies of some folders. */
  static async of(branch: string, folders: Record<string, string>): Promise<GitRepository> {
    const folder = mkdtempSync(path.join(tmpdir(), 'git-host-'));
    const repository = new GitRepository(folder);
    await git(folder, ['init', '--quiet', '--bare', '--initial-branch', branch]);
    const added = { GIT_INDEX_FILE: path.join(folder, 'added.index') };
    const env = { GIT_INDEX_FILE: path.join(folder, 'first.index') };
    for (const [name, from] of Object.entries(folders)) {
      await git(folder, ['--work-tree', from, 'add', '--force', from], '', added);
      const entries = String(await git(folder, ['ls-files', '--stage'], '', added));
      await git(
        folder,
        ['update-index', '--index-info'],
        entries.replaceAll('\t', `\t${name}/`),
        env,
      );
      await git(folder, ['read-tree', '--empty'], '', added);
    }
    const tree = await line(git(folder, ['write-tree'], '', env));
    const commit = await repository.commit(tree, [], 'First');
    await git(folder, ['update-ref', `refs/heads/${branch}`, commit]);
    return repository;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private text(args: readonly string[], input?: string | Buffer): Promise<string> {
    return line(git(this.folder, args, input));
  }

  ref(branch: string): Promise<string> {
    return this.text(['rev-parse', '--verify', `refs/heads/${branch}`]);
  }

  treeOf(commit: string): Promise<string> {
    return this.text(['rev-parse', '--verify', `${commit}^{tree}`]);
  }

  async parentsOf(commit: string): Promise<string[]> {
    const [, ...parents] = (await this.text(['rev-list', '--parents', '-n', '1', commit])).split(
      ' ',
    );
    return parents;
  }

  messageOf(commit: string): Promise<string> {
    return this.text(['log', '-1', '--format=%B', commit]);
  }

  /** Returns the commits of a branch that change a folder, newest first. */
  async log(branch: string, { folder, skipped, count }: LogPart): Promise<LoggedCommit[]> {
    const part = [`--skip=${skipped}`, `--max-count=${count}`];
    const format = '--format=%H%x00%P%x00%cI%x00%cn%x00%B%x01';
    const out = await this.text(['log', ...part, format, branch, '--', folder]);
    return out
      .split('\x01')
      .map((entry) => entry.trim().split('\0'))
      .filter(([sha]) => sha)
      .map(([sha = '', parents = '', at = '', who = '', message = '']) => ({
        sha,
        parents: parents.split(' ').filter(Boolean),
        message,
        at,
        who,
      }));
  }

  blob(sha: string): Promise<Buffer> {
    return git(this.folder, ['cat-file', 'blob', sha]);
  }

  /** Returns a file of a branch as text. */
  async file(branch: string, file: string): Promise<string> {
    return String(await git(this.folder, ['show', `${branch}:${file}`]));
  }

  writeBlob(bytes: Buffer): Promise<string> {
    return this.text(['hash-object', '-w', '--stdin'], bytes);
  }

  async tree(
    sha: string,
    isDeep: boolean,
  ): Promise<{ mode: string; type: string; sha: string; path: string }[]> {
    const out = await this.text(['ls-tree', ...(isDeep ? ['-r', '-t'] : []), sha]);
    return out
      .split('\n')
      .filter(Boolean)
      .map((entry) => {
        const [mode = '', type = '', id = '', name = ''] = entry.split(/[ \t]/);
        return { mode, type, sha: id, path: name };
      });
  }

  /**
   * Creates a tree that differs from another one in some entries.
   * @throws GitRefusal
   */
  async writeTree(base: string, lines: readonly TreeLine[]): Promise<string> {
    const env = { GIT_INDEX_FILE: path.join(this.folder, `${randomUUID()}.index`) };
    await git(this.folder, ['read-tree', base], '', env);
    const input = lines
      .map(({ mode, path: file, sha }) =>
        sha ? `${mode} ${sha}\t${file}\n` : `0 ${'0'.repeat(40)}\t${file}\n`,
      )
      .join('');
    await git(this.folder, ['update-index', '--index-info'], input, env);
    const tree = await line(git(this.folder, ['write-tree'], '', env));
    rmSync(env.GIT_INDEX_FILE, { force: true });
    return tree;
  }

  commit(tree: string, parents: readonly string[], message: string): Promise<string> {
    return this.text(
      ['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent])],
      message,
    );
  }

  async isAncestor(older: string, newer: string): Promise<boolean> {
    return git(this.folder, ['merge-base', '--is-ancestor', older, newer]).then(
      () => true,
      () => false,
    );
  }

  /**
   * Moves a branch forward from a known commit.
   * @throws GitRefusal if the branch is at another commit
   */
  async moveRef(branch: string, to: string): Promise<void> {
    const from = await this.ref(branch);
    if (!(await this.isAncestor(from, to))) throw new GitRefusal('Update is not a fast forward');
    await git(this.folder, ['update-ref', `refs/heads/${branch}`, to, from]);
  }
}
