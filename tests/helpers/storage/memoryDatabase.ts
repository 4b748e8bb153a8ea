type Updater = (old: unknown) => unknown;
/** A database as `openDatabase` returns it; its text is its name. */
type Named = { toString: () => string };
/** The keys after another one. */
type KeyRange = { after: string };

// Databases in memory, which store copies like a browser.
Object.assign(globalThis, {
  IDBKeyRange: { lowerBound: (after: string): KeyRange => ({ after }) },
});
const databases = new Map<string, Map<string, unknown>>();
const entriesOf = (name: string) => {
  const entries = databases.get(name) ?? new Map<string, unknown>();
  databases.set(name, entries);
  return entries;
};
/** The databases of the browser, and how they fail. */
export const browser = {
  /** Error that every transaction throws, or every one that writes. Null for none. */
  failure: null as Error | null,
  writeFailure: null as Error | null,
  /** Awaited before each transaction, so that a schedule can control the order. */
  turn: (_name: string): Promise<unknown> => Promise.resolve(),
  /** Returns the entries of the drafts or of another database. */
  entries: (name = 'slate-drafts') => entriesOf(name),
  clear() {
    databases.clear();
    browser.failure = null;
    browser.writeFailure = null;
    browser.turn = () => Promise.resolve();
  },
};

async function transaction<R>(
  database: Named,
  mode: 'read' | 'write',
  work: (entries: Map<string, unknown>) => R,
): Promise<R> {
  const name = String(database);
  await browser.turn(`${mode} ${name}`);
  const failure = browser.failure ?? (mode === 'write' ? browser.writeFailure : null);
  if (failure) throw failure;
  return work(entriesOf(name));
}

const put = (entries: Map<string, unknown>, key: string, value: unknown) =>
  void entries.set(key, structuredClone(value));
const find = (entries: Map<string, unknown>, key: string) => structuredClone(entries.get(key));

/** One transaction at a time on each database, as a browser runs those that write. */
const queues = new Map<string, Promise<unknown>>();

/** An object store whose changes apply together when the work is done, or not at all. */
async function storeTransaction<R>(
  name: string,
  mode: string,
  work: (store: unknown) => Promise<R>,
) {
  await browser.turn(`${mode === 'readonly' ? 'read' : 'write'} ${name}`);
  const failure = browser.failure ?? (mode === 'readonly' ? null : browser.writeFailure);
  if (failure) throw failure;
  const copy = new Map(entriesOf(name));
  const keysIn = (range: KeyRange | undefined, count: number) =>
    [...copy.keys()]
      .toSorted()
      .filter((key) => !range || key > range.after)
      .slice(0, count);
  const result = await work({
    get: (key: string) => ({ result: find(copy, key) }),
    getAllKeys: (range: KeyRange | undefined, count: number) => ({
      result: keysIn(range, count),
    }),
    getAll: (range: KeyRange | undefined, count: number) => ({
      result: keysIn(range, count).map((key) => find(copy, key)),
    }),
    put: (value: unknown, key: string) => put(copy, key, value),
    delete: (key: string) => void copy.delete(key),
    transaction: { abort: () => undefined },
  });
  databases.set(name, copy);
  return result;
}

/** Replaces `openDatabase`. */
export const openStore = (name: string) => {
  const open = <R>(mode: string, work: (store: unknown) => Promise<R>): Promise<R> => {
    const mine = (queues.get(name) ?? Promise.resolve()).then(() =>
      storeTransaction(name, mode, work),
    );
    queues.set(
      name,
      mine.catch(() => undefined),
    );
    return mine;
  };
  return Object.assign(open, { toString: () => name });
};

/** The functions of idb-keyval, each of which is one transaction. */
export const library = {
  promisifyRequest: (request: { result?: unknown }) => Promise.resolve(request.result),
  entries: (name: Named) => transaction(name, 'read', (entries) => structuredClone([...entries])),
  get: (key: string, name: Named) => transaction(name, 'read', (entries) => find(entries, key)),
  getMany: (keys: string[], name: Named) =>
    transaction(name, 'read', (entries) => keys.map((key) => find(entries, key))),
  keys: (name: Named) => transaction(name, 'read', (entries) => [...entries.keys()]),
  set: (key: string, value: unknown, name: Named) =>
    transaction(name, 'write', (entries) => put(entries, key, value)),
  setMany: (pairs: [string, unknown][], name: Named) =>
    transaction(name, 'write', (entries) =>
      pairs.forEach(([key, value]) => put(entries, key, value)),
    ),
  update: (key: string, updater: Updater, name: Named) =>
    transaction(name, 'write', (entries) => put(entries, key, updater(find(entries, key)))),
  del: (key: string, name: Named) =>
    transaction(name, 'write', (entries) => void entries.delete(key)),
};
