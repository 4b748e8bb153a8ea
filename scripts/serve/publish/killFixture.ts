import type { ChildProcess, execFile, PromiseWithChild } from 'node:child_process';
import type * as fs from 'node:fs/promises';
import { promisify } from 'node:util';

type Fs = typeof fs;
type Write = (...args: never[]) => Promise<unknown>;

export class KilledError extends Error {}

export const disk = {
  /** Number of writes after which the process is killed. */
  limit: Infinity,
  count: 0,
  /** Called before and after each write with its number; the first may throw, the second change files. */
  before: (_write: number): void => undefined,
  after: async (_write: number): Promise<void> => undefined,
};
const INITIAL = { ...disk };

export const resetDisk = (limit = Infinity): void => void Object.assign(disk, INITIAL, { limit });

/** Counts a write. @throws KilledError, or the error of a test */
function begin(): number {
  const number = (disk.count += 1);
  if (number > disk.limit) throw new KilledError('The process was killed');
  disk.before(number);
  return number;
}

/** `node:fs/promises` for tests, which fails like a killed process. */
export function killableFs(real: Fs): Fs {
  const killable = <W extends Write>(write: W, partly: Write = async () => undefined): W =>
    (async (...args: never[]) => {
      let number: number;
      try {
        number = begin();
      } catch (error) {
        // The last write is partial if it is not atomic. Later writes do not happen, including those of error handling.
        if (disk.count === disk.limit + 1) await partly(...args).catch(() => undefined);
        throw error;
      }
      const result = await write(...args);
      await disk.after(number);
      return result;
    }) as unknown as W;
  const half: typeof real.writeFile = (file, bytes, options) =>
    real.writeFile(file, (bytes as Uint8Array).slice(0, 2), options);
  return {
    ...real,
    mkdir: killable(real.mkdir),
    rename: killable(real.rename),
    writeFile: killable(real.writeFile, half),
    rm: killable(real.rm),
  };
}

const WRITES = ['init', 'fast-import', 'update-ref'];

/** `execFile` for tests, whose commands of Git are writes of the killed process. */
export function killableExecFile(real: typeof execFile): typeof execFile {
  type Run = (
    program: string,
    args: readonly string[],
    options: object,
  ) => PromiseWithChild<object>;
  const run = promisify(real) as unknown as Run;
  const killable: Run = (program, args, options) => {
    if (!args.some((arg) => WRITES.includes(arg))) return run(program, args, options);
    let number: number;
    try {
      number = begin();
    } catch (error) {
      return Object.assign(Promise.reject<object>(error as Error), { child: {} as ChildProcess });
    }
    const call = run(program, args, options);
    const written = call.then(async (result) => {
      await disk.after(number);
      return result;
    });
    return Object.assign(written, { child: call.child });
  };
  return Object.assign(() => undefined, { [promisify.custom]: killable }) as unknown as typeof real;
}
