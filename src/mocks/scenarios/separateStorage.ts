/** Returns the entries of a storage area whose keys begin with a prefix, without it. */
function prefixedStorage(stored: Storage, prefix: string): Storage {
  const keys = () => Object.keys(stored).filter((key) => key.startsWith(prefix));
  return {
    get length() {
      return keys().length;
    },
    key: (at) => keys()[at]?.slice(prefix.length) ?? null,
    getItem: (key) => stored.getItem(prefix + key),
    setItem: (key, text) => stored.setItem(prefix + key, text),
    removeItem: (key) => stored.removeItem(prefix + key),
    clear: () => keys().forEach((key) => stored.removeItem(key)),
  };
}

/** Reports changes of other tabs under the names that the page uses, and none of those without the prefix. */
function renameStorageEvents(prefix: string): void {
  window.addEventListener('storage', (event) => {
    if (!event.isTrusted) return;
    event.stopImmediatePropagation();
    if (!event.key?.startsWith(prefix)) return;
    const key = event.key.slice(prefix.length);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: event.newValue }));
  });
}

/**
 * Gives this page its own web storage, databases, locks and channels, by a prefix of all names. Replaces functions of
 * the browser, so that packages cannot reach other data either. Must be called before anything is stored.
 */
export function separateStorage(prefix: string): void {
  for (const area of ['localStorage', 'sessionStorage'] as const)
    Object.defineProperty(window, area, { value: prefixedStorage(window[area], prefix) });
  renameStorageEvents(prefix);

  const databases = window.indexedDB;
  const open = databases.open.bind(databases);
  const deleteDatabase = databases.deleteDatabase.bind(databases);
  databases.open = (name, version) => open(prefix + name, version);
  const list = databases.databases.bind(databases);
  databases.databases = async () =>
    (await list()).flatMap((one) =>
      one.name?.startsWith(prefix) ? [{ ...one, name: one.name.slice(prefix.length) }] : [],
    );
  databases.deleteDatabase = (name) => deleteDatabase(prefix + name);

  const { locks } = navigator;
  const request = locks.request.bind(locks) as (name: string, ...rest: unknown[]) => unknown;
  Object.assign(locks, {
    request: (name: string, ...rest: unknown[]) => request(prefix + name, ...rest),
  });

  const Channel = window.BroadcastChannel;
  window.BroadcastChannel = class extends Channel {
    constructor(name: string) {
      super(prefix + name);
    }
  };
}
