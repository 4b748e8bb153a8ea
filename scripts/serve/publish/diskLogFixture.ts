import { readFileSync } from 'node:fs';
import type * as fs from 'node:fs/promises';
import path from 'node:path';

type Fs = typeof fs;

/** Files whose contents, and folders whose names, a power failure would undo. */
const files = new Set<string>();
const folders = new Set<string>();

/** What a publication has brought to the disk. */
export const diskLog = {
  /** The records of publications that were put in place, with everything that was not yet on the disk. */
  records: [] as { state: string; unsynced: string[] }[],
  /** Called before a file is renamed; may throw. */
  onRename: (_to: string): void => undefined,
  /** Called before a folder is synchronised; may throw. */
  onSync: (_folder: string): void => undefined,
  unsynced: () => [...files, ...folders],
  clear() {
    files.clear();
    folders.clear();
    Object.assign(diskLog, { records: [], onRename: () => undefined, onSync: () => undefined });
  },
};

/** The publishing code names every file by a string. */
const pathOf = (file: unknown) => (typeof file === 'string' ? file : '');
const isRecord = (file: string) => path.basename(file) === 'entry.json';

/** `node:fs/promises` for tests, which remembers what is on the disk. */
export function recordingFs(real: Fs): Fs {
  return {
    ...real,
    mkdir: (async (folder: string, options: { recursive: true }) => {
      const first = await real.mkdir(folder, options);
      if (first === undefined) return first;
      for (let made = folder; made.length >= first.length; made = path.dirname(made))
        folders.add(path.dirname(made));
      return first;
    }) as Fs['mkdir'],
    async writeFile(...args) {
      const [file, , options] = args;
      await real.writeFile(...args);
      if (!Object(options).flush) files.add(pathOf(file));
    },
    async rename(from, to) {
      diskLog.onRename(pathOf(to));
      if (isRecord(pathOf(to)))
        diskLog.records.push({
          state: (JSON.parse(readFileSync(from, 'utf8')) as { state: string }).state,
          unsynced: diskLog.unsynced(),
        });
      await real.rename(from, to);
      if (files.delete(pathOf(from))) files.add(pathOf(to));
      folders.add(path.dirname(pathOf(to)));
    },
    async rm(...args) {
      await real.rm(...args);
      // Temporary files that return are removed when the server starts.
      if (!pathOf(args[0]).endsWith('.tmp')) folders.add(path.dirname(pathOf(args[0])));
    },
    async open(...args) {
      const handle = await real.open(...args);
      const folder = pathOf(args[0]);
      handle.sync = async () => {
        diskLog.onSync(folder);
        folders.delete(folder);
      };
      return handle;
    },
  };
}
