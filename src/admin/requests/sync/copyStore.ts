import { FileStoreError, type FileStore, type Snapshot } from '../../file-store/fileStore';
import { isStorePath } from '../../file-store/places';

/** Texts of files by their names; null deletes a file. A text is Base64 or JSON, never readable without the key. */
export type CopyChanges = ReadonlyMap<string, string | null>;

/** Hashes of files by `key.json`, `devices/<letter>`, `edits/<letter>/<from>-<to>` and `photos/<key>/<photo>`. */
export type ListedFiles = ReadonlyMap<string, string>;

export const KEY_FILE = 'key.json';
/** Maximum number of attempts if other devices commit meanwhile. */
const ATTEMPTS = 3;

const bytesOf = (text: string | null) => (text === null ? null : new TextEncoder().encode(text));

export type CopyStore = ReturnType<typeof copyStore>;

/** Where the encrypted copy is kept. All functions throw a FileStoreError. */
export function copyStore(store: FileStore) {
  let last: Snapshot | undefined;
  let hasMoved = false;
  const current = async () => (last = await store.snapshot());

  /** Returns the texts of files by their names, without those that do not exist. */
  async function read(names: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (names.length === 0) return new Map();
    const { files } = last ?? (await current());
    const found = names.filter((name) => files.has(name));
    const hashOf = (name: string) => files.get(name)?.hash ?? '';
    const bytes = await store.read([...new Set(found.map(hashOf))]);
    const textOf = (name: string) => new TextDecoder().decode(bytes.get(hashOf(name)));
    return new Map(found.map((name) => [name, textOf(name)]));
  }

  return {
    read,
    /** @param isKnown whether the files as last read or written are enough, since a change of others is noticed when adding */
    async list(isKnown = false): Promise<ListedFiles> {
      last = isKnown ? store.known?.() : undefined;
      hasMoved = false;
      const { files } = last ?? (await current());
      const all = [...files].map(([name, { hash }]) => [name, hash] as const);
      return new Map(all.filter(([name]) => isStorePath('desk', name)));
    },
    /** Whether others have changed files since they were listed. Files were added to theirs. */
    hasMoved: () => hasMoved,
    /** Returns when the store was last changed, by its own clock, in ms since 1970; NaN if it never was. */
    changedAt: async () => Date.parse((await store.log(1))[0]?.at ?? ''),
    /**
     * Changes files in one step. One that exists is not replaced, except `key.json`.
     * @param isRenewal replaces other files too, but changes nothing if others have changed any since they were listed
     */
    async add(changes: CopyChanges, isRenewal = false): Promise<void> {
      let base = last ?? (await current());
      const added = [...changes].filter(([, text]) => text !== null);
      if (!isRenewal && added.some(([name]) => name !== KEY_FILE && base.files.has(name)))
        throw new FileStoreError('busy');
      for (let attempt = 1; ; attempt += 1) {
        const { id, files } = base;
        const left = [...changes].filter(([name, text]) => text !== null || files.has(name));
        const bytes = new Map(left.map(([name, text]) => [name, bytesOf(text)]));
        const outcome = await store.commit(id, bytes, 'Save the desk');
        last = undefined;
        if (outcome !== 'moved') return;
        hasMoved = true;
        const now = await current();
        const texts = await read(added.map(([name]) => name));
        // The answer to an earlier attempt was lost.
        if (added.length > 0 && added.every(([name, text]) => texts.get(name) === text)) return;
        // With another key, what is encrypted with the former one cannot be read by anyone.
        const isTaken = [KEY_FILE, ...added.map(([name]) => name)].some(
          (name) => now.files.get(name)?.hash !== files.get(name)?.hash,
        );
        if (isRenewal || isTaken || attempt === ATTEMPTS) throw new FileStoreError('busy');
        base = now;
      }
    },
  };
}
