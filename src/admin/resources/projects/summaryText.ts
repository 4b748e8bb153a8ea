import type { Project } from '@/domain/project/schema';
import type { TableExtent } from '../column';

/** Returns the line above the table of projects. */
export function summaryText(
  { first, last, found, search }: TableExtent,
  projects: readonly Project[],
): string {
  const featured = projects.filter(({ isFeatured }) => isFeatured).length;
  const shown = `Showing ${first}-${last} of ${found} projects • ${featured} featured`;
  if (search === '') return shown;
  return `${shown} • ${found} ${found === 1 ? 'match' : 'matches'} for "${search}"`;
}
