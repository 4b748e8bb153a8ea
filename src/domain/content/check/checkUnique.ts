import { cardSlug } from '../../page/aboutPage';
import type { Content } from '../content';
import { FILES } from '../files';
import { errorAt, warningAt, type Problem } from '../problem';
import { serviceSlugs } from '../../service/service';
import { foldText } from '../../text/slug';
import { normalizeTopicPath } from '../../topic/topicPath';

interface Addressed {
  id: string;
  slug: string;
}

/** Returns problems for records of one list that share a URL. */
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
      return errorAt(
        file,
        key,
        `${who} have the same slug "${slug}". Give each record a unique slug.`,
      );
    });
}

/**
 * Returns problems for slugs that are the ID of another record: the page would show, or
 * redirect to, that record.
 */
function loops(file: string, key: string, list: readonly Addressed[]): Problem[] {
  const ids = new Set(list.map(({ id }) => id));
  return list
    .filter(({ id, slug }) => slug !== id && ids.has(slug))
    .map(({ id, slug }) =>
      errorAt(
        file,
        key,
        `The slug "${slug}" of "${id}" is also the id of another record, so its URL opens that record. Change the slug.`,
      ),
    );
}

/**
 * Returns the pages that share a path with topics, and whether the topic hides the page or is
 * hidden by it.
 */
function rivals({ products, projects, services, about }: Content): Map<string, string> {
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
  const addresses = (content.topics ?? []).map(({ path }) => normalizeTopicPath(path));
  const taken = rivals(content);
  return (content.topics ?? []).flatMap(({ path }, i) => {
    const at = `topics[${i}].path`;
    const address = addresses[i];
    if (address === undefined) {
      const message = `"${path}" cannot be used for a topic. Use a path below /store/, /projects/, /about/ or /services/.`;
      return [warningAt(FILES.topics, at, message)];
    }
    const rival = taken.get(address);
    return [
      ...(addresses.indexOf(address) < i
        ? [errorAt(FILES.topics, at, `Two topics have the path "${path}". Remove one of them.`)]
        : []),
      ...(rival
        ? [warningAt(FILES.topics, at, `The topic "${path}" ${rival}. Change its path.`)]
        : []),
    ];
  });
}

/** Returns duplicate URLs and redirect loops. */
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
