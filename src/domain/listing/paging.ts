import { formatCount } from '../text/formatNumber';

/** At least 1. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

/** Returns the nearest existing page, counted from 1. NaN becomes 1. */
export function clampPage(page: number, total: number, size: number): number {
  if (Number.isNaN(page)) return 1;
  return Math.min(Math.max(1, Math.trunc(page)), pageCount(total, size));
}

/** Anything that is not an integer of at least 1 becomes 1. */
export function pageParam(text: string | null): number {
  const page = Math.trunc(Number(text));
  return Number.isSafeInteger(page) && page > 1 ? page : 1;
}

/** A page out of range is clamped. */
export function pageSlice<T>(list: readonly T[], page: number, size: number): T[] {
  const start = (clampPage(page, list.length, size) - 1) * size;
  return list.slice(start, start + size);
}

/** `Showing 7–12 of 14 projects`, or only the total if all fit on one page. @param noun the singular */
export function rangeText(noun: string, total: number, page: number, size: number): string {
  const all = formatCount(total, noun);
  if (total <= size) return all;
  const first = (page - 1) * size + 1;
  const last = Math.min(page * size, total);
  return `Showing ${first === last ? first : `${first}–${last}`} of ${all}`;
}
