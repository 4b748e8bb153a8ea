/** Returns a storage with the stored entries, overlaid with later writes that are not persisted. */
export function storageOverlay(stored: Storage): Storage {
  const changed = new Map<string, string | null>();
  const keys = (): string[] => {
    const own = Array.from({ length: stored.length }, (_none, index) => stored.key(index) ?? '');
    return [...new Set([...own, ...changed.keys()])].filter((key) => changed.get(key) !== null);
  };
  return {
    get length() {
      return keys().length;
    },
    key: (at) => keys()[at] ?? null,
    getItem: (key) => (changed.has(key) ? (changed.get(key) ?? null) : stored.getItem(key)),
    setItem: (key, text) => void changed.set(key, text),
    removeItem: (key) => void changed.set(key, null),
    clear: () => keys().forEach((key) => changed.set(key, null)),
  };
}
