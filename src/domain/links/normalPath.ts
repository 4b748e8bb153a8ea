/** A path without its trailing slash, decoded where that is possible. */
export function normalPath(pathname: string): string {
  const trimmed = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  try {
    return decodeURI(trimmed) || '/';
  } catch {
    return trimmed || '/';
  }
}
