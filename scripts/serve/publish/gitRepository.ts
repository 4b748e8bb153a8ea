import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  FileStoreError,
  LOG_PAGE,
  type FileChanges,
  type FileStore,
  type StoreCommit,
  type StoredFile,
} from '../../../src/admin/file-store/fileStore';

const run = promisify(execFile);

const BRANCH = 'refs/heads/main';
/** Holds a commit until the branch is moved to it. */
const NEXT = 'refs/publish/next';
const NO_COMMIT = '0'.repeat(40);
const NO_GIT =
  'Nothing was saved, because Git is not installed on this computer. Install it from https://git-scm.com, then try again.';

function failureOf(error: unknown): unknown {
  const { code, stderr } = Object(error) as { code?: unknown; stderr?: Buffer };
  if (code === 'ENOENT') return new FileStoreError('protected', { words: NO_GIT });
  if (/No space left/.test(String(stderr))) return new FileStoreError('full');
  return error;
}

function gitOf(folder: string) {
  return async (args: readonly string[], input: Uint8Array | string = ''): Promise<Buffer> => {
    // Git must not follow the settings of the computer, or those of a command that has started this one.
    const env = Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')),
    );
    const config = { GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: path.join(folder, 'config') };
    const call = run('git', ['-c', 'core.fsync=all', `--git-dir=${folder}`, ...args], {
      encoding: 'buffer',
      env: { ...env, ...config },
      maxBuffer: Infinity,
      windowsHide: true,
    });
    // A command that fails does not read its input.
    call.child.stdin?.on('error', () => undefined).end(input);
    try {
      return (await call).stdout;
    } catch (error) {
      throw failureOf(error);
    }
  };
}

/** Parses the output of `ls-tree -rlz`. */
function parseFiles(output: Buffer): Map<string, StoredFile> {
  const lines = String(output).split('\0').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [, , hash = '', size] = line.split(/\s+/, 4);
      return [line.slice(line.indexOf('\t') + 1), { hash, size: Number(size) }];
    }),
  );
}

/** Parses the output of `cat-file --batch`. @throws FileStoreError */
function parseBlobs(output: Buffer): Map<string, Uint8Array<ArrayBuffer>> {
  const found = new Map<string, Uint8Array<ArrayBuffer>>();
  for (let at = 0; at < output.length;) {
    const start = output.indexOf('\n', at) + 1;
    const [hash = '', kind, size] = output.toString('latin1', at, start - 1).split(' ');
    if (kind === 'missing') throw new FileStoreError('missing');
    found.set(hash, new Uint8Array(output.subarray(start, start + Number(size))));
    at = start + Number(size) + 1;
  }
  return found;
}

/** Parses the output of `log -z`. */
function parseLog(output: Buffer): StoreCommit[] {
  const commits = String(output).split('\0').filter(Boolean);
  return commits.map((text) => {
    const [id = '', at = '', ...lines] = text.split('\n');
    return { id, at: new Date(at).toISOString(), message: lines.join('\n') };
  });
}

/** Returns the input of `fast-import` that creates a commit and prints its ID. */
function commitInput(base: string, changes: FileChanges, message: string): Buffer {
  const seconds = Math.floor(Date.now() / 1000);
  const parts: (string | Uint8Array)[] = [
    `commit ${NEXT}\nmark :1\ncommitter Website <website@localhost> ${seconds} +0000\n`,
    `data ${Buffer.byteLength(message)}\n${message}\n`,
    base === '' ? '' : `from ${base}\n`,
  ];
  for (const [file, bytes] of changes)
    if (bytes === null) parts.push(`D ${JSON.stringify(file)}\n`);
    else parts.push(`M 100644 inline ${JSON.stringify(file)}\ndata ${bytes.length}\n`, bytes, '\n');
  return Buffer.concat([...parts, 'get-mark :1\ndone\n'].map((part) => Buffer.from(part)));
}

/** The files of a branch that has one commit after the other, in a bare repository that Git itself reads and writes. */
export interface GitRepository extends Pick<FileStore, 'read' | 'log'> {
  /** Returns the last commit; '' if there is none. */
  head(): Promise<string>;
  /** Returns the files of a commit by path; none for ''. */
  files(commit: string): Promise<Map<string, StoredFile>>;
  /** Writes a commit that follows another one, and returns its ID. It is on no branch yet. */
  write(base: string, changes: FileChanges, message: string): Promise<string>;
  move(from: string, to: string): Promise<void>;
}

/** The repository is created with the first commit. @param limit path of the files whose commits are listed */
export function gitRepository(folder: string, limit = '.'): GitRepository {
  const git = gitOf(folder);
  const head = async () => {
    if (!existsSync(path.join(folder, 'HEAD'))) return '';
    return String(await git(['for-each-ref', '--format=%(objectname)', BRANCH])).trim();
  };
  return {
    head,
    files: async (commit) =>
      parseFiles(commit === '' ? Buffer.of() : await git(['ls-tree', '-rlz', commit])),
    async read(hashes) {
      if (hashes.length === 0) return new Map();
      return parseBlobs(await git(['cat-file', '--batch'], `${hashes.join('\n')}\n`));
    },
    async write(base, changes, message) {
      if (base === '') {
        await mkdir(folder, { recursive: true });
        await git(['init', '--bare', '--quiet', '--template=']);
      }
      const input = commitInput(base, changes, message);
      return String(await git(['fast-import', '--quiet', '--force', '--done'], input)).trim();
    },
    move: async (from, to) => void (await git(['update-ref', BRANCH, to, from || NO_COMMIT])),
    async log(page) {
      if ((await head()) === '') return [];
      const range = [`--max-count=${LOG_PAGE}`, `--skip=${(page - 1) * LOG_PAGE}`];
      return parseLog(
        await git(['log', '-z', '--format=%H%n%cI%n%B', ...range, BRANCH, '--', limit]),
      );
    },
  };
}
