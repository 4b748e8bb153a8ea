import { PATHS } from '@/domain/links/paths';

/** Returns the preview path of a public path, which shows the page with unpublished changes. */
export function previewPath(path: string): string {
  return path === PATHS.home ? PATHS.preview : PATHS.preview + path;
}
