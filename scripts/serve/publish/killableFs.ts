import type * as fs from 'node:fs/promises';

type Fs = typeof fs;

/** Thrown by every write once the process is "killed". */
export class Killed extends Error {}

/** The number of writes after which nothing is written any more; `Infinity` for never. */
export const life = {
  left: Infinity,
  /** Writes so far. */
  spent: 0,
  /** Called after each write with its number, to change files between two writes of the server. */
  after: undefined as ((write: number) => Promise<void>) | undefined,
};

/** Starts counting anew: the process lives for so many more writes. */
export function live(left = Infinity): void {
  Object.assign(life, { left, spent: 0, after: undefined });
}

type Args<K extends keyof Fs> = Fs[K] extends (...args: infer A) => unknown ? A : never;

/**
 * `node:fs/promises` for tests, which ends like a killed process: the last write is done by half where it is not
 * atomic (file contents, removing a folder), and later ones, those of any error handling among them, do not happen.
 */
export function killable(real: Fs): Fs {
  const write =
    <R>(whole: () => Promise<R>, half: () => Promise<unknown> = async () => undefined) =>
    async (): Promise<R> => {
      life.spent += 1;
      if (life.spent <= life.left) {
        const result = await whole();
        await life.after?.(life.spent);
        return result;
      }
      if (life.spent === life.left + 1) await half().catch(() => undefined);
      throw new Killed('The process was killed');
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
