import type { Content } from '@/domain/content/content';

/** What is looked for: a record by its id, and by the path of its page. */
export interface UsageTarget {
  id: string;
  /** Such as `/store/cine-zoom`. */
  path: string;
}

/** Whether a JSON value names the target, as an id or in an address, at any depth. */
function names(value: unknown, { id, path }: UsageTarget): boolean {
  if (typeof value === 'string') return value === id || value.split(/[?#]/, 1)[0] === path;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((item) => names(item, { id, path }));
}

/**
 * Where else the site names a record, in words, so that nobody deletes what a page still points at.
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
