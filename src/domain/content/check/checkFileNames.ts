import type { Content } from '../contentModel';
import { FILES } from '../../links/contentPaths';
import { SINGLE_FILE_LISTS } from '../singleFileLists';
import { warningAt, type Problem } from '../../record/problem';
import { cardSlug } from '../../page/aboutPage';
import { isDeviceName } from '../../text/deviceName';

interface Identified {
  id: string;
  slug: string;
}

/** Warns of names of pages that Windows reserves. */
function reservedPages(file: string, key: string, names: readonly string[]): Problem[] {
  return names
    .filter((name) => name.split('/').some(isDeviceName))
    .map((name) => {
      const message = `The page "${name}" cannot be the name of a file on Windows. Change the name.`;
      return warningAt(file, key, message);
    });
}

function reservedSlugs(file: string, key: string, list: readonly Identified[]): Problem[] {
  return list
    .filter(({ slug }) => isDeviceName(slug))
    .map(({ id, slug }) => {
      const message = `The slug "${slug}" of "${id}" cannot be the name of a file on Windows. Change the slug.`;
      return warningAt(file, key, message);
    });
}

function casePairs(file: string, key: string, list: readonly Identified[]): Problem[] {
  const spellings = new Map<string, string>();
  return list.flatMap(({ slug }) => {
    const other = spellings.get(slug.toLowerCase()) ?? slug;
    spellings.set(slug.toLowerCase(), other);
    if (other === slug) return [];
    const message = `The slugs "${other}" and "${slug}" are the same file on Windows and macOS. Change one of them.`;
    return [warningAt(file, key, message)];
  });
}

/** Returns slugs and pages whose files cannot be stored on Windows or macOS. */
export function checkFileNames(content: Content): Problem[] {
  const { about, topics = [] } = content;
  return [
    ...(['products', 'projects', 'services'] as const).flatMap((kind) => [
      ...casePairs(FILES[kind], kind, content[kind]),
      ...reservedSlugs(FILES[kind], kind, content[kind]),
    ]),
    ...(['productCategories', 'projectCategories'] as const).flatMap((name) => {
      const { file, key } = SINGLE_FILE_LISTS[name];
      return reservedSlugs(file, key, content[name]);
    }),
    ...reservedPages(FILES.about, 'cards', about.cards.map(cardSlug)),
    ...reservedPages(
      FILES.topics,
      'topics',
      topics.map(({ path }) => path),
    ),
  ];
}
