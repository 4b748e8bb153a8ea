import type { Content } from '../contentModel';
import { FILES } from '../../links/contentPaths';
import { PLAIN_LISTS } from '../plainLists';
import { warningAt, type Problem } from '../problem';
import { isDeviceName } from '../../text/deviceName';

interface Identified {
  id: string;
  slug: string;
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

/** Returns slugs whose files cannot be stored on Windows or macOS. */
export function checkFileNames(content: Content): Problem[] {
  const { products, projects, services } = content;
  return [
    ...casePairs(FILES.products, 'products', products),
    ...casePairs(FILES.projects, 'projects', projects),
    ...casePairs(FILES.services, 'services', services),
    ...reservedSlugs(FILES.products, 'products', products),
    ...reservedSlugs(FILES.projects, 'projects', projects),
    ...reservedSlugs(FILES.services, 'services', services),
    ...(['productCategories', 'projectCategories'] as const).flatMap((name) => {
      const { file, key } = PLAIN_LISTS[name];
      return reservedSlugs(file, key, content[name]);
    }),
  ];
}
