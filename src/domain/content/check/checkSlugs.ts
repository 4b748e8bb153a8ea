import { cardSlug } from '../../page/pages';
import type { Content } from '../contentModel';
import { FILES } from '../../links/contentPaths';
import { rowOf } from '../lists';
import { errorAt, warningAt, type Problem } from '../../record/problem';
import { serviceSlugs } from '../../service/service';
import { isReservedFileName } from '../../text/reservedFileName';
import { foldText } from '../../text/slug';
import { normalizeTopicPath } from '../../topic/topic';

interface SlugList {
  file: string;
  key: string;
  list: readonly { id: string; slug: string }[];
}

/** @param keyOf returns the same key for slugs of the same URL */
function sameSlugs({ file, key, list }: SlugList, keyOf = (slug: string) => slug): Problem[] {
  const bySlug = new Map<string, string[]>();
  for (const { id, slug } of list)
    bySlug.set(keyOf(slug), [...(bySlug.get(keyOf(slug)) ?? []), id]);
  return [...bySlug]
    .filter(([, ids]) => ids.length > 1)
    .map(([slug, ids]) => {
      const who = ids.map((id) => `"${id}"`).join(', ');
      const message = `${who} have the same slug "${slug}". Give each record a unique slug.`;
      return { ...errorAt(file, key, message), records: ids };
    });
}

/** A slug that is the ID of another record: the page would show, or redirect to, that record. */
function loops({ file, key, list }: SlugList): Problem[] {
  const ids = new Set(list.map(({ id }) => id));
  return list
    .filter(({ id, slug }) => slug !== id && ids.has(slug))
    .map(({ id, slug }) => {
      const message = `The slug "${slug}" of "${id}" is also the id of another record, so its URL opens that record. Change the slug.`;
      return { ...errorAt(file, key, message), records: [id] };
    });
}

function reservedSlugs({ file, key, list }: SlugList): Problem[] {
  return list
    .filter(({ slug }) => isReservedFileName(slug))
    .map(({ id, slug }) => {
      const message = `The slug "${slug}" of "${id}" cannot be the name of a file on Windows. Change the slug.`;
      return warningAt(file, key, message);
    });
}

function casePairs({ file, key, list }: SlugList): Problem[] {
  const spellings = new Map<string, string>();
  return list.flatMap(({ slug }) => {
    const other = spellings.get(slug.toLowerCase()) ?? slug;
    spellings.set(slug.toLowerCase(), other);
    if (other === slug) return [];
    const message = `The slugs "${other}" and "${slug}" are the same file on Windows and macOS. Change one of them.`;
    return [warningAt(file, key, message)];
  });
}

function reservedPages(file: string, key: string, names: readonly string[]): Problem[] {
  return names
    .filter((name) => name.split('/').some(isReservedFileName))
    .map((name) => {
      const message = `The page "${name}" cannot be the name of a file on Windows. Change the name.`;
      return warningAt(file, key, message);
    });
}

/** Pages that a topic can conflict with by path, and whether it would hide the page or be hidden. */
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
  const paths = content.topics.map(({ path }) => normalizeTopicPath(path));
  const otherPages = describeOtherPages(content);
  return content.topics.flatMap(({ path }, i) => {
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

export function checkSlugs(content: Content): Problem[] {
  const listOf = (key: 'products' | 'projects' | 'services'): SlugList => ({
    file: FILES[key],
    key,
    list: content[key],
  });
  const pages = (['products', 'projects', 'services'] as const).map(listOf);
  const categories = (['productCategories', 'projectCategories'] as const).map(
    (name): SlugList => ({ ...rowOf(name), list: content[name] }),
  );
  const { about, topics } = content;
  return [
    ...pages.flatMap((list) => sameSlugs(list)),
    ...categories.flatMap((list) => sameSlugs(list, foldText)),
    ...[listOf('products'), listOf('projects')].flatMap(loops),
    ...topicPaths(content),
    ...pages.flatMap(casePairs),
    ...[...pages, ...categories].flatMap(reservedSlugs),
    ...reservedPages(FILES.about, 'cards', about.cards.map(cardSlug)),
    ...reservedPages(
      FILES.topics,
      'topics',
      topics.map(({ path }) => path),
    ),
  ];
}
