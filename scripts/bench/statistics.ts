/** Returns the value below which `share` percent of the values are. 0 for an empty list. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((share / 100) * sorted.length))] ?? 0;
}

/** Returns the median. */
export function median(values: readonly number[]): number {
  return percentile(values, 50);
}
