import { cardSlug } from '../../page/aboutPage';
import type { Content } from '../contentModel';
import { FILES } from '../../links/contentPaths';
import { SINGLE_FILE_LISTS } from '../singleFileLists';
import { errorAt, warningAt, type Problem } from '../../record/problem';
import { serviceSlugs } from '../../service/service';
import { foldText } from '../../text/slug';
import { normalizeTopicPath } from '../../topic/topicPath';

interface Identified {
  id: string;
  slug: string;
}

/** Returns problems for records of one list that share a URL. */
function sameSlugs(
  file: string,
  key: string,
  list: readonly Identified[],
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
      const message = `${who} have the same slug "${slug}". Give each record a unique slug.`;
      return { ...errorAt(file, key, message), records: ids };
    });
}

/**
 * Returns problems for slugs that are the ID of another record: the page would show, or
 * redirect to, that record.
 */
function loops(file: string, key: string, list: readonly Identified[]): Problem[] {
  const ids = new Set(list.map(({ id }) => id));
  return list
    .filter(({ id, slug }) => slug !== id && ids.has(slug))
    .map(({ id, slug }) => {
      const message = `The slug "${slug}" of "${id}" is also the id of another record, so its URL opens that record. Change the slug.`;
      return { ...errorAt(file, key, message), records: [id] };
    });
}

/**
 * Returns, by path, the pages that a topic can conflict with, and whether the topic would hide the
 * page or be hidden by it.
 */
function describeOtherPages({ products, projects, services, about }: Content): Map<string, string> {
  const hides = (owner: string) => `hides the ${owner}`;
  const isHidden = (owner: string) => `is hidden by the ${owner}`;
  return new Map<string, string>([
    ...products.map(({ id, slug }) => [`/store/${slug}`, hides(`product "${id}"`)] as const),
    ...projects.map(({ id, slug }) => [`/projects/${slug}`, hides(`project "${id}"`)] as const),
    ...services.flatMap((service) =>
      serviceSlugs(service).map(
        (slug) => [`/services/${slug}`, isHidden(`service "${service.id}"`)] as const,
      ),
    ),
    ...about.cards.map(
      (card) => [`/about/${cardSlug(card)}`, isHidden(`card "${card.title}"`)] as const,
    ),
  ]);
}

function topicPaths(content: Content): Problem[] {
  const paths = (content.topics ?? []).map(({ path }) => normalizeTopicPath(path));
  const otherPages = describeOtherPages(content);
  return (content.topics ?? []).flatMap(({ path }, i) => {
    const at = `topics[${i}].path`;
    const normalized = paths[i];
    if (normalized === undefined) {
      const message = `"${path}" cannot be used for a topic. Use a path below /store/, /projects/, /about/ or /services/.`;
      return [warningAt(FILES.topics, at, message)];
    }
    const conflict = otherPages.get(normalized);
    return [
      ...(paths.indexOf(normalized) < i
        ? [errorAt(FILES.topics, at, `Two topics have the path "${path}". Remove one of them.`)]
        : []),
      ...(conflict
        ? [warningAt(FILES.topics, at, `The topic "${path}" ${conflict}. Change its path.`)]
        : []),
    ];
  });
}

/** Returns duplicate URLs and redirect loops. */
export function checkUnique(content: Content): Problem[] {
  const { products, projects, services } = content;
  return [
    ...sameSlugs(FILES.products, 'products', products),
    ...sameSlugs(FILES.projects, 'projects', projects),
    ...sameSlugs(FILES.services, 'services', services),
    ...(['productCategories', 'projectCategories'] as const).flatMap((name) => {
      const { file, key } = SINGLE_FILE_LISTS[name];
      return sameSlugs(file, key, content[name], foldText);
    }),
    ...loops(FILES.products, 'products', products),
    ...loops(FILES.projects, 'projects', projects),
    ...topicPaths(content),
  ];
}
