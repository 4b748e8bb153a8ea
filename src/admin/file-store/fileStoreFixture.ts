import type { FileStore, Snapshot, StoreCommit } from './fileStore';

/** A store in memory, whose files can be changed directly. The hash of a file is its text. */
export function memoryFileStore(files = new Map<string, string>()) {
  const commits: (StoreCommit & { files: Map<string, string> })[] = [];
  const id = () => commits[0]?.id ?? '';
  const listed = (texts: Map<string, string>) =>
    new Map([...texts].map(([path, text]) => [path, { hash: text, size: text.length }]));
  const store: FileStore = {
    async snapshot(at) {
      const past = commits.find((commit) => commit.id === at);
      return { id: at ?? id(), files: listed(past?.files ?? files) };
    },
    read: async (hashes) => new Map(hashes.map((hash) => [hash, new TextEncoder().encode(hash)])),
    async commit(base, changes, message) {
      if (base !== id()) return 'moved';
      for (const [path, bytes] of changes)
        if (bytes) files.set(path, new TextDecoder().decode(bytes));
        else files.delete(path);
      const at = new Date(Date.UTC(2026, 0, commits.length + 1)).toISOString();
      commits.unshift({ id: `${commits.length + 1}`, at, message, files: new Map(files) });
      return { id: id() };
    },
    log: async (page) =>
      commits.slice((page - 1) * 20, page * 20).map(({ files: _files, ...commit }) => commit),
  };
  return { files, store, commits };
}

/** Returns a store as a browser opens it: it knows what it has read and committed last. */
export function rememberingStore(store: FileStore): FileStore {
  let known: Snapshot | undefined;
  const snapshot = async (at?: string) => (known = await store.snapshot(at));
  return {
    ...store,
    snapshot,
    known: () => known,
    async commit(...changes) {
      known = undefined;
      const outcome = await store.commit(...changes);
      if (outcome !== 'moved') await snapshot(outcome.id);
      return outcome;
    },
  };
}
