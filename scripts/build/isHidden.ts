const HIDDEN = /(?:^|[/\\])\.(?!well-known(?:[/\\]|$))/;

/**
 * Returns whether a path contains a name that begins with a dot. Such files and folders are neither
 * built nor served, except for `.well-known`.
 */
export function isHidden(file: string): boolean {
  return HIDDEN.test(file);
}
