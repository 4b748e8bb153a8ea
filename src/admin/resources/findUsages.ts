import type { Content } from '@/domain/content/content';

/** Target of the search: a record by its id and the path of its page. */
export interface UsageTarget {
  id: string;
  /** Path such as `/store/cine-zoom`. */
  path: string;
}

/** Returns whether a JSON value refers to the target at any depth, by id or in a URL. */
function names(value: unknown, { id, path }: UsageTarget): boolean {
  if (typeof value === 'string') return value === id || value.split(/[?#]/, 1)[0] === path;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((item) => names(item, { id, path }));
}

/**
 * Returns texts about where else the site refers to a record, for the confirmation before deleting
 * it.
 * @param content the working copy
 */
export function findUsages(content: Content, target: UsageTarget): string[] {
  const { home, about, site, topics = [], services, projects, products } = content;
  const areas: [string, unknown][] = [
    ['Home page', home],
    ['About page', about],
    ['Footer and settings', site],
    ...topics.map((topic): [string, unknown] => [`Page “${topic.title}”`, topic]),
    ...services.map((service): [string, unknown] => [`Service “${service.title}”`, service]),
    ...projects
      .filter(({ id }) => id !== target.id)
      .map((project): [string, unknown] => [`Project “${project.title}”`, project]),
    ...products
      .filter(({ id }) => id !== target.id)
      .map((product): [string, unknown] => [`Product “${product.name}”`, product]),
  ];
  return areas.filter(([, value]) => names(value, target)).map(([label]) => label);
}
