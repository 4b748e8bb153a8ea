import { withSlugs } from '../text/slug';

/** @param isPart whether the list is only a part of all projects */
export function normalizeProjects<T extends { id: string; title: string; slug: string }>(
  records: T[],
  isPart = false,
): T[] {
  return withSlugs(records, isPart ? undefined : ({ title }) => title).map((entry) => ({
    ...entry,
    title: entry.title || 'Untitled Project',
  }));
}
