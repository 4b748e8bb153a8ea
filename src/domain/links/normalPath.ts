/** A path without its trailing slash, decoded where that is possible. */
export function normalPath(pathname: string): string {
  const trimmed = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  try {
    return decodeURI(trimmed) || '/';
  } catch {
    return trimmed || '/';
  }
}

/** A path that can be decoded: one with malformed escapes, such as `/store/%E0%A4%A`, gets its percent signs escaped. */
export function decodablePath(pathname: string): string {
  try {
    // The bundler would remove a call whose result is not used.
    return decodeURIComponent(pathname) && pathname;
  } catch {
    return pathname.replaceAll('%', '%25');
  }
}
