import type { Project } from '@/domain/project/schema';
import { RELATED_PROJECTS } from '@/domain/listing/related';
import { foldText } from '@/domain/text/slug';

/**
 * Returns the references that still exist, or else the IDs of up to 3 other projects. Projects that
 * share a category come first, each part in list order.
 */
export function relatedProjectIds(
  project: Pick<Project, 'id' | 'category'> & Partial<Pick<Project, 'relatedProjects'>>,
  projects: readonly Project[],
): string[] {
  const others = projects.filter(({ id }) => id !== project.id);
  const named = (project.relatedProjects ?? []).filter((id) =>
    others.some((other) => other.id === id),
  );
  if (named.length > 0) return [...new Set(named)];
  const own = new Set(project.category.map(foldText));
  const isAlike = ({ category }: Project) => category.some((name) => own.has(foldText(name)));
  const alike = others.filter(isAlike);
  const rest = others.filter((other) => !isAlike(other));
  return [...alike, ...rest].slice(0, RELATED_PROJECTS).map(({ id }) => id);
}
