import { readFileSync } from 'node:fs';
import type * as fs from 'node:fs/promises';
import path from 'node:path';

type Fs = typeof fs;

/** Thrown by every write once the process is "killed". */
export class KilledError extends Error {}

/** Files whose contents, and folders whose names, a power failure would undo. */
const unsynced = new Set<string>();

/** What the server has written since {@link resetDisk}, and how that fails. */
export const disk = {
  /** Number of writes after which the process is killed. */
  limit: Infinity,
  /** Number of writes so far. */
  count: 0,
  /** Called before and after each write with its number; the first may throw, the second change files. */
  before: (_write: number, _method: string): void => undefined,
  after: async (_write: number): Promise<void> => undefined,
  /** Called before a folder is synchronised; may throw. */
  onSync: (_folder: string): void => undefined,
  /** The states of the records of publications that were put in place, with what was not yet on the disk. */
  records: [] as { state: string; unsynced: string[] }[],
  unsynced: () => [...unsynced],
};
const INITIAL = { ...disk };

/** Removes all faults. The process can make `limit` more writes. */
export function resetDisk(limit = Infinity): void {
  unsynced.clear();
  Object.assign(disk, INITIAL, { limit, records: [] });
}

const isBelow = (file: string, folder: string) =>
  file === folder || file.startsWith(folder + path.sep);

/** The publishing code names every file by a string. */
const pathOf = (file: unknown) => (typeof file === 'string' ? file : '');

/** Notes what a completed write leaves to be synchronised. */
const NOTES: Record<string, (from: string, to: string, options?: unknown) => void> = {
  writeFile: (file, _text, options) => Object(options).flush || unsynced.add(file),
  cp: (_from, to) => unsynced.add(to).add(path.dirname(to)),
  rename(from, to) {
    for (const file of [...unsynced].filter((one) => isBelow(one, from))) {
      unsynced.delete(file);
      unsynced.add(to + file.slice(from.length));
    }
    unsynced.add(path.dirname(to));
  },
  rm: (file) => {
    // Temporary files that return are removed when the server starts.
    if (!file.endsWith('.tmp')) unsynced.add(path.dirname(file));
  },
};

/**
 * `node:fs/promises` for tests, which fails like a killed process and remembers what is on the disk. The last write is partial
 * if it is not atomic. Later writes do not happen, including those of error handling.
 */
export function testedFs(real: Fs): Fs {
  const removeOne = async (folder: string) => {
    const [last] = (await real.readdir(folder)).sort().reverse();
    if (last) await real.rm(path.join(folder, last), { recursive: true });
  };
  const partly: Record<string, (from: string, to: string) => Promise<void>> = {
    writeFile: (file, text) => real.writeFile(file, text.slice(0, text.length / 2)),
    rm: removeOne,
    cp: (from, to) => real.cp(from, to, { recursive: true }).then(() => removeOne(to)),
  };
  const counted = (method: 'mkdir' | 'rename' | 'writeFile' | 'rm' | 'cp') => {
    const write = real[method] as (...args: unknown[]) => Promise<unknown>;
    return async (...args: [from: string, to: string, options: unknown]) => {
      const number = (disk.count += 1);
      if (number > disk.limit) {
        if (number === disk.limit + 1)
          await partly[method]?.(args[0], args[1]).catch(() => undefined);
        throw new KilledError('The process was killed');
      }
      disk.before(number, method);
      if (method === 'rename' && path.basename(args[1]) === 'entry.json') {
        const { state } = JSON.parse(readFileSync(args[0], 'utf8')) as { state: string };
        disk.records.push({ state, unsynced: disk.unsynced() });
      }
      const result = await write(...args);
      // The first folder that was created.
      if (method === 'mkdir' && typeof result === 'string')
        for (let made = args[0]; made.length >= result.length; made = path.dirname(made))
          unsynced.add(path.dirname(made));
      NOTES[method]?.(...args);
      await disk.after(number);
      return result;
    };
  };
  return {
    ...real,
    mkdir: counted('mkdir') as Fs['mkdir'],
    rename: counted('rename') as Fs['rename'],
    writeFile: counted('writeFile') as Fs['writeFile'],
    rm: counted('rm') as Fs['rm'],
    cp: counted('cp') as Fs['cp'],
    async open(...args) {
      const handle = await real.open(...args);
      handle.sync = async () => {
        disk.onSync(pathOf(args[0]));
        unsynced.delete(pathOf(args[0]));
      };
      return handle;
    },
  };
}
