import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { endTree, startTree } from '../../processes.mjs';
import { lockName, withPublishLock } from './publishLock';

const folderOf = (name: string) => path.join(tmpdir(), `lock-${process.pid}-${name}`);

function openTask() {
  let begin = () => undefined as void;
  let end = () => undefined as void;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const ended = new Promise<void>((resolve) => (end = resolve));
  const run = () => {
    begin();
    return ended;
  };
  return { run, begun, end };
}

it('Tasks for one folder run one after another, also after a failure', async () => {
  const folder = folderOf('queue');
  const done: string[] = [];
  const first = openTask();
  const running = withPublishLock(folder, first.run).then(() => done.push('first'));
  await first.begun;
  const others = ['second', 'third', 'fourth'].map((name) =>
    withPublishLock(folder, async () => {
      done.push(name);
      throw new Error(name);
    }),
  );
  await withPublishLock(folderOf('other'), async () => done.push('other folder'));
  first.end();
  await running;
  const results = await Promise.allSettled(others);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(done.slice(0, 2)).toEqual(['other folder', 'first']);
  expect(done.slice(2).sort()).toEqual(['fourth', 'second', 'third']);
});

it('Waiting ends with a message that says what to do', async () => {
  const folder = folderOf('limit');
  const task = openTask();
  const running = withPublishLock(folder, task.run);
  await task.begun;
  const limit = new AbortController();
  const waiting = withPublishLock(folder, async () => 'run', { limit: limit.signal });
  limit.abort();
  await expect(waiting).rejects.toThrow('is publishing and does not finish; stop it, then');
  task.end();
  await running;
  expect(await withPublishLock(folder, async () => 'run')).toBe('run');
});

/** Systems whose names this one accepts. Windows has no socket files. */
const platforms = new Set([
  process.platform,
  process.platform === 'win32' ? 'win32' : 'darwin',
] as const);

it.each([...platforms])('A killed process holds no lock (names of %s)', async (platform) => {
  const folder = folderOf(`killed-${platform}`);
  const name = lockName(folder, platform);
  const script = `require('node:net').createServer().listen(process.env.NAME.replace('@', '\\0'), () => console.log('ready'))`;
  const child = startTree(['-e', script], {
    env: { ...process.env, NAME: name.replace('\0', '@') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout!, 'data');
  const waiting = withPublishLock(folder, async () => 'run', { name });
  endTree(child);
  expect(await waiting).toBe('run');
  expect(await withPublishLock(folder, async () => 'again', { name })).toBe('again');
  await rm(name.replace('\0', '@'), { force: true });
});

it('Each system has a kind of name that its sockets accept', () => {
  const [windows, linux, other] = (['win32', 'linux', 'darwin'] as const).map((system) =>
    lockName('/site/.history', system),
  );
  expect(windows).toMatch(/^\\\\\.\\pipe\\slate-publish-[0-9a-f]{16}$/);
  expect(linux).toMatch(/^\0slate-publish-[0-9a-f]{16}$/);
  expect(path.dirname(other!)).toBe(tmpdir());
  expect(lockName('/other/.history')).not.toBe(lockName('/site/.history'));
});
