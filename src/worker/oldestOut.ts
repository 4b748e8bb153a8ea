export interface CacheLimit {
  entries: number;
  bytes: number;
}

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
