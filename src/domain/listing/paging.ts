import { formatCount } from '../text/formatNumber';
import { PAGER_PAGES } from '../text/limits';

/** The number of pages, at least 1 even of an empty list (public-site.md §4). */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

/** A page that exists, counted from 1: anything else becomes the nearest, no number becomes 1 (public-site.md §4). */
export function clampPage(page: number, total: number, size: number): number {
  if (Number.isNaN(page)) return 1;
  return Math.min(Math.max(1, Math.trunc(page)), pageCount(total, size));
}

/** The page a query parameter names, from 1; whatever is no whole number above 1 is the first. */
export function pageParam(text: string | null): number {
  const page = Math.trunc(Number(text));
  return Number.isSafeInteger(page) && page > 1 ? page : 1;
}

/** The part of a list on a page; a page out of range counts as the nearest (public-site.md §4). */
export function pageSlice<T>(list: readonly T[], page: number, size: number): T[] {
  const start = (clampPage(page, list.length, size) - 1) * size;
  return list.slice(start, start + size);
}

/** Which part of a list a page shows, such as `Showing 7–12 of 14 projects`; the number alone where one page holds all. */
export function rangeText(noun: string, total: number, page: number, size: number): string {
  const all = formatCount(total, noun);
  if (total <= size) return all;
  const first = (page - 1) * size + 1;
  const last = Math.min(page * size, total);
  return `Showing ${first === last ? first : `${first}–${last}`} of ${all}`;
}

/** The page numbers to show: up to 5 around the current one (public-site.md §4). */
export function pageNumbers(current: number, pages: number, max = PAGER_PAGES): number[] {
  const length = Math.max(0, Math.min(max, pages));
  const first = Math.max(1, Math.min(current - Math.floor(max / 2), pages - length + 1));
  return Array.from({ length }, (_, i) => first + i);
}
