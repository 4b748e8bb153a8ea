import {
  type FileChanges,
  type FileStore,
  type Snapshot,
  FileStoreError,
} from '../../file-store/fileStore';
import { isStorePath } from '../../file-store/places';

/** A file of the encrypted copy. Its text is Base64 or JSON, never readable without the key. */
export interface CopyFile {
  /** `key.json`, `devices/<letter>`, `edits/<letter>/<from>-<to>` or `photos/<key>/<photo>`. */
  name: string;
  text: string;
}

export interface ListedFile {
  name: string;
  /** Differs if its content does. */
  hash: string;
}

/** Where the encrypted copy is kept. All functions throw a FileStoreError. */
export interface CopyStore {
  /** @param isKnown whether the files as last read or written are enough, since a change of others is noticed when adding */
  list: (isKnown?: boolean) => Promise<ListedFile[]>;
  /** Whether others have changed files since they were listed. Files were added to theirs. */
  hasMoved: () => boolean;
  /** Returns when the store was last changed, by its own clock, in ms since 1970; NaN if it never was. */
  changedAt: () => Promise<number>;
  /** Returns the texts of files by their names, without those that do not exist. */
  read: (names: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /**
   * Adds files in one step, and removes those that they replace. A file that exists is never changed, except `key.json`.
   * @param isRenewal changes other files too, but nothing if others have changed any since they were listed
   */
  add: (
    files: readonly CopyFile[],
    replaced?: readonly string[],
    isRenewal?: boolean,
  ) => Promise<void>;
}

export const KEY_FILE = 'key.json';
/** Maximum number of attempts if other devices commit meanwhile. */
const ATTEMPTS = 3;

export function copyStore(store: FileStore): CopyStore {
  let last: Snapshot | undefined;
  let hasMoved = false;
  const current = async () => (last = await store.snapshot());
  async function read(names: readonly string[]): Promise<Map<string, string>> {
    const { files } = last ?? (await current());
    const hashes = new Map(
      names.flatMap((name) => {
        const file = files.get(name);
        return file ? [[name, file.hash] as const] : [];
      }),
    );
    const bytes = await store.read([...new Set(hashes.values())]);
    const textOf = (hash: string) => new TextDecoder().decode(bytes.get(hash));
    return new Map([...hashes].map(([name, hash]) => [name, textOf(hash)]));
  }
  return {
    async list(isKnown = false) {
      last = isKnown ? store.known?.() : undefined;
      hasMoved = false;
      const { files } = last ?? (await current());
      const all = [...files].map(([name, { hash }]) => ({ name, hash }));
      return all.filter(({ name }) => isStorePath('desk', name));
    },
    read,
    changedAt: async () => Date.parse((await store.log(1))[0]?.at ?? ''),
    hasMoved: () => hasMoved,
    async add(added, replaced = [], isRenewal = false) {
      let base = last ?? (await current());
      const isThere = ({ name }: CopyFile) => name !== KEY_FILE && base.files.has(name);
      if (!isRenewal && added.some(isThere)) throw new FileStoreError('busy');
      for (let attempt = 1; ; attempt += 1) {
        const removed = replaced.filter((name) => base.files.has(name));
        const changes: FileChanges = new Map([
          ...removed.map((name) => [name, null] as const),
          ...added.map(({ name, text }) => [name, new TextEncoder().encode(text)] as const),
        ]);
        const outcome = await store.commit(base.id, changes, 'Save the desk');
        last = undefined;
        if (outcome !== 'moved') return;
        hasMoved = true;
        const now = await current();
        const texts = await read(added.map(({ name }) => name));
        // The answer to an earlier attempt was lost.
        if (added.length > 0 && added.every(({ name, text }) => texts.get(name) === text)) return;
        // With another key, what is encrypted with the former one cannot be read by anyone.
        const isTaken = [KEY_FILE, ...added.map(({ name }) => name)].some(
          (name) => now.files.get(name)?.hash !== base.files.get(name)?.hash,
        );
        if (isRenewal || isTaken || attempt === ATTEMPTS) throw new FileStoreError('busy');
        base = now;
      }
    },
  };
}
