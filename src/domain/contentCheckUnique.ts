import type { Content } from './content';
import { FILES } from './contentFiles';
import { errorAt, warningAt, type Problem } from './problem';
import { foldText } from './slug';

interface Addressed {
  id: string;
  slug: string;
}

/** Records of one list that share an address. */
function sameSlugs(
  file: string,
  key: string,
  list: readonly Addressed[],
  keyOf = (slug: string) => slug,
): Problem[] {
  const bySlug = new Map<string, string[]>();
  for (const { id, slug } of list) {
    bySlug.set(keyOf(slug), [...(bySlug.get(keyOf(slug)) ?? []), id]);
  }
  return [...bySlug]
    .filter(([, ids]) => ids.length > 1)
    .map(([slug, ids]) => {
      const who = ids.map((id) => `"${id}"`).join(', ');
      return errorAt(file, key, `${who} share the slug "${slug}". Give each a slug of its own.`);
    });
}

/** Records whose slug is another's id: their page would show, or redirect to, the other one. */
function loops(file: string, key: string, list: readonly Addressed[]): Problem[] {
  const ids = new Set(list.map(({ id }) => id));
  return list
    .filter(({ id, slug }) => slug !== id && ids.has(slug))
    .map(({ id, slug }) =>
      errorAt(
        file,
        key,
        `The slug "${slug}" of "${id}" is the id of another record, so its address leads there. Change the slug.`,
      ),
    );
}

function topicPaths({ topics = [], products, projects, services }: Content): Problem[] {
  const paths = topics.map(({ path }) => path.replace(/\/+$/, ''));
  const taken = new Map<string, string>([
    ...products.map(({ id, slug }) => [`/store/${slug}`, `product "${id}"`] as const),
    ...projects.map(({ id, slug }) => [`/projects/${slug}`, `project "${id}"`] as const),
    ...services.map(({ id, slug }) => [`/services/${slug}`, `service "${id}"`] as const),
  ]);
  return paths.flatMap((path, i) => {
    const at = `topics[${i}].path`;
    const owner = taken.get(path);
    return [
      ...(paths.indexOf(path) < i
        ? [errorAt(FILES.topics, at, `Two topics have the path "${path}". Remove one of them.`)]
        : []),
      ...(owner
        ? [warningAt(FILES.topics, at, `The topic "${path}" hides the ${owner}. Change its path.`)]
        : []),
    ];
  });
}

/** Addresses that are used twice or lead to each other (faults.md, Duplicate slugs, redirect loop). */
export function checkUnique(content: Content): Problem[] {
  const { products, projects, services, productCategories, projectCategories } = content;
  return [
    ...sameSlugs(FILES.products, 'products', products),
    ...sameSlugs(FILES.projects, 'projects', projects),
    ...sameSlugs(FILES.services, 'services', services),
    ...sameSlugs(FILES.productCategories, 'categories', productCategories, foldText),
    ...sameSlugs(FILES.projectCategories, 'categories', projectCategories, foldText),
    ...loops(FILES.products, 'products', products),
    ...loops(FILES.projects, 'projects', projects),
    ...topicPaths(content),
  ];
}
