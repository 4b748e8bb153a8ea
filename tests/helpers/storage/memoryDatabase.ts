type Updater = (old: unknown) => unknown;

/**
 * The functions of idb-keyval on databases in memory, which store copies like a browser. Each
 * function is one transaction. For `vi.mock('idb-keyval', …)`.
 */
export function memoryDatabase() {
  const databases = new Map<string, Map<string, unknown>>();
  const entriesOf = (name: string) => {
    const entries = databases.get(name) ?? new Map<string, unknown>();
    databases.set(name, entries);
    return entries;
  };
  const browser = {
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
    name: string,
    mode: 'read' | 'write',
    work: (entries: Map<string, unknown>) => R,
  ): Promise<R> {
    await browser.turn(`${mode} ${name}`);
    const failure = browser.failure ?? (mode === 'write' ? browser.writeFailure : null);
    if (failure) throw failure;
    return work(entriesOf(name));
  }

  const put = (entries: Map<string, unknown>, key: string, value: unknown) =>
    void entries.set(key, structuredClone(value));
  const find = (entries: Map<string, unknown>, key: string) => structuredClone(entries.get(key));

  const library = {
    createStore: (name: string) => name,
    get: (key: string, name: string) => transaction(name, 'read', (entries) => find(entries, key)),
    getMany: (keys: string[], name: string) =>
      transaction(name, 'read', (entries) => keys.map((key) => find(entries, key))),
    keys: (name: string) => transaction(name, 'read', (entries) => [...entries.keys()]),
    set: (key: string, value: unknown, name: string) =>
      transaction(name, 'write', (entries) => put(entries, key, value)),
    setMany: (pairs: [string, unknown][], name: string) =>
      transaction(name, 'write', (entries) =>
        pairs.forEach(([key, value]) => put(entries, key, value)),
      ),
    update: (key: string, updater: Updater, name: string) =>
      transaction(name, 'write', (entries) => put(entries, key, updater(find(entries, key)))),
    del: (key: string, name: string) =>
      transaction(name, 'write', (entries) => void entries.delete(key)),
  };
  return { browser, library };
}
