export interface CacheLimit {
  entries: number;
  bytes: number;
}

const MB = 1024 * 1024;

/** By the name of the cache. */
export const CACHE_LIMITS = {
  pages: { entries: 200, bytes: 25 * MB },
  content: { entries: 400, bytes: 25 * MB },
  pictures: { entries: 200, bytes: 25 * MB },
  used: { entries: 300, bytes: 25 * MB },
} as const satisfies Record<string, CacheLimit>;

/** Number of the oldest entries to remove. @param sizes in bytes, oldest first */
export function oldestOut(sizes: readonly number[], limit: CacheLimit): number {
  let bytes = sizes.reduce((sum, size) => sum + size, 0);
  let removed = 0;
  while (
    removed < sizes.length &&
    (sizes.length - removed > limit.entries || bytes > limit.bytes)
  ) {
    bytes -= sizes[removed] ?? 0;
    removed += 1;
  }
  return removed;
}
