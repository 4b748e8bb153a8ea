import { PATHS } from '@/domain/links/paths';

/** The address at which a public path is seen with the unpublished changes in it (decisions.md). */
export function previewPath(path: string): string {
  return path === PATHS.home ? PATHS.preview : PATHS.preview + path;
}
