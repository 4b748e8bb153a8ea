import { applyChanges, readContent, type ContentFiles } from '@/domain/content/content';
import { contentChanges } from '@/domain/content/contentChanges';
import { entriesIn } from '@/domain/content/files';
import { FILES } from '@/domain/links/contentPaths';

interface Entry {
  id: string;
  slug: string;
  isFeatured: boolean;
  name?: string;
  title?: string;
}

/** Copy number `round` of a record. The first copy is the record itself. */
function copyOf<T extends Entry>(record: T, round: number): T {
  if (round === 0) return record;
  const { id, slug, name, title } = record;
  return {
    ...record,
    id: `${id}-${round}`,
    slug: `${slug}-${round}`,
    isFeatured: false,
    ...(name !== undefined && { name: `${name} ${round}` }),
    ...(title !== undefined && { title: `${title} ${round}` }),
  };
}

const repeat = <T extends Entry>(records: readonly T[], count: number): T[] =>
  Array.from({ length: count }, (_none, index) =>
    copyOf(records[index % records.length] as T, Math.floor(index / records.length)),
  );

/** Returns a content with this number of products and projects, which are copies of its own and share their images. */
export function largeContent(
  files: ContentFiles,
  count: { products: number; projects?: number },
): ContentFiles {
  const { content } = readContent(files);
  const { projects } = content;
  const large = {
    ...content,
    products: repeat(content.products, count.products),
    projects: repeat(projects, count.projects ?? projects.length),
  };
  return applyChanges(files, contentChanges(content, large));
}

/** Returns a content whose files are valid and contain no records, without the files that a site may lack. */
export function emptyContent(files: ContentFiles): ContentFiles {
  const { content } = readContent(files);
  const { home, about } = content;
  const hero = { ...home.hero, images: [] };
  const testimonials = { ...home.testimonials, cards: [] };
  const empty = {
    ...content,
    servicesIntro: { description: '' },
    home: { ...home, hero, testimonials },
    about: { ...about, cards: [] },
    services: [],
    products: [],
    projects: [],
    productCategories: [],
    projectCategories: [],
    holds: [],
    topics: [],
  };
  const optional: readonly string[] = [FILES.topics, FILES.availability, FILES.rental];
  const next = Object.entries(applyChanges(files, contentChanges(content, empty)));
  return Object.fromEntries(next.filter(([path]) => !optional.includes(path)));
}

/** Malformed records, a duplicate, wrong shapes, no file of categories, and no details of one category of products. */
export function damagedContent(files: ContentFiles): ContentFiles {
  const damaged = structuredClone(files);
  const products = entriesIn(damaged[FILES.products], 'products') as object[];
  const services = entriesIn(damaged[FILES.services], 'services') as object[];
  const [first = {}, second = {}] = products;
  products.splice(1, 1, { ...second, name: ['x'], price: true, image: 9 });
  products.push(first, { id: 7, name: 'Number as ID' }, { name: 'Without ID' }, 'Text' as never);
  services.push({ id: 'broken', title: 5, isFeatured: 'yes' });
  Object.assign(damaged, {
    [FILES.featuredProjects]: { projects: 'none' },
    [FILES.about]: ['A list'],
    [FILES.home]: { ...(damaged[FILES.home] as object), testimonials: { cards: 'none' } },
  });
  const [details = ''] = Object.keys(files).filter((path) =>
    path.startsWith('products/by-category/'),
  );
  for (const path of [FILES.projectCategories, details]) delete damaged[path];
  return damaged;
}
