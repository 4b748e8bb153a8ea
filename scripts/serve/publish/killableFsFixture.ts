import type * as fs from 'node:fs/promises';

type Fs = typeof fs;

/** Thrown by every write once the process is "killed". */
export class KilledError extends Error {}

export const writeCounter = {
  /** Number of writes after which every write fails; `Infinity` for no limit. */
  limit: Infinity,
  /** Number of writes so far. */
  count: 0,
  /** Called after each write with its number, to change files between two writes of the server. */
  after: undefined as ((write: number) => Promise<void>) | undefined,
};

/** Resets the counter. The process can make `limit` more writes. */
export function limitWrites(limit = Infinity): void {
  Object.assign(writeCounter, { limit, count: 0, after: undefined });
}

type Args<K extends keyof Fs> = Fs[K] extends (...args: infer A) => unknown ? A : never;

/**
 * `node:fs/promises` for tests, which fails like a killed process. The last write is partial if
 * it is not atomic (file contents, removing a folder). Later writes do not happen, including
 * those of error handling.
 */
export function killable(real: Fs): Fs {
  const write =
    <R>(complete: () => Promise<R>, partial: () => Promise<unknown> = async () => undefined) =>
    async (): Promise<R> => {
      writeCounter.count += 1;
      if (writeCounter.count <= writeCounter.limit) {
        const result = await complete();
        await writeCounter.after?.(writeCounter.count);
        return result;
      }
      if (writeCounter.count === writeCounter.limit + 1) await partial().catch(() => undefined);
      throw new KilledError('The process was killed');
    };
  const halfOf = (bytes: Buffer | string) => bytes.slice(0, Math.floor(bytes.length / 2));
  return {
    ...real,
    mkdir: ((...args: Args<'mkdir'>) => write(() => real.mkdir(...args))()) as Fs['mkdir'],
    rename: (...args: Args<'rename'>) => write(() => real.rename(...args))(),
    writeFile: (...args: Args<'writeFile'>) =>
      write(
        () => real.writeFile(...args),
        () => real.writeFile(args[0], halfOf(args[1] as Buffer | string)),
      )(),
    copyFile: (...args: Args<'copyFile'>) =>
      write(
        () => real.copyFile(...args),
        async () => real.writeFile(args[1], halfOf(await real.readFile(args[0]))),
      )(),
    rm: (...args: Args<'rm'>) =>
      write(
        () => real.rm(...args),
        async () => {
          const [first] = (await real.readdir(args[0])).sort().reverse();
          if (first) await real.rm(`${String(args[0])}/${first}`, { recursive: true });
        },
      )(),
  };
}
