import { withSectionIds } from '@/domain/aboutForm';
import { categoryAddress, editAddress } from '@/domain/adminPaths';
import type { Content, FeaturedKind } from '@/domain/content';
import { FILES } from '@/domain/contentFiles';
import { FEATURED_KINDS } from '@/domain/featured';
import { isHostileKey } from '@/domain/jsonObject';
import { HERO_IMAGES } from '@/domain/limits';
import { PATHS } from '@/domain/paths';
import type { Problem } from '@/domain/problem';

/** Where a problem can be corrected. */
export interface ProblemPlace {
  label: string;
  to: string;
}

/** Beginnings of places in the home page file: the tab of its editor, and how names in its form begin. */
const HOME_TABS = new Map([
  ['hero', { tab: 'hero', prefix: 'hero' }],
  ['aboutUs', { tab: 'about-us', prefix: 'about' }],
  ['testimonials', { tab: 'testimonials', prefix: 'testimonials' }],
  ['contact', { tab: 'question', prefix: 'question' }],
]);

/** `hero.images[1]` is the field `heroImage2`, `contact.title` is `questionTitle`; undefined where there is no field. */
function homeField(prefix: string, place: string): string | undefined {
  const [, card, part] = /^testimonials\.cards\[(\d+)\]\.(\w+)$/.exec(place) ?? [];
  if (card !== undefined) return `testimonial-${Number(card) + 1}-${part}`;
  const [, key = '', at] = /^\w+\.(\w+)(?:\[(\d+)\])?$/.exec(place) ?? [];
  if (key === 'cards' || Number(at) >= HERO_IMAGES) return undefined;
  const single = at === undefined ? key : `${key.replace(/s$/, '')}${Number(at) + 1}`;
  // The form calls the link of the hero's button by a shorter name.
  const name = single === 'ctaLink' ? 'link' : single;
  return `${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

function homeAddress(place: string): string | undefined {
  const known = HOME_TABS.get(/^(\w+)\.\w/.exec(place)?.[1] ?? '');
  if (!known) return undefined;
  const { tab, prefix } = known;
  const field = homeField(prefix, place);
  return `${PATHS.adminHome}?${new URLSearchParams({ tab, ...(field && { field }) })}`;
}

/** The settings' own names of values that the file calls otherwise. */
const SITE_FIELDS = new Map([['whatsapp', 'whatsappNumber']]);

function siteAddress(place: string): string | undefined {
  const [, part, key] = /^(contact|socialMedia)\.(\w+)$/.exec(place) ?? [];
  if (place.startsWith('workingHours')) return editAddress(PATHS.adminSettings, undefined, 'hours');
  if (key === undefined) return undefined;
  const field = part === 'contact' ? (SITE_FIELDS.get(key) ?? key) : key;
  return editAddress(PATHS.adminSettings, undefined, field);
}

/** The form's own names of a section's texts. */
const SECTION_FIELDS = new Map([
  ['title', 'heading'],
  ['subtitle', 'subheading'],
]);

function aboutAddress(place: string, { about }: Content): string | undefined {
  const [, text] = /^hero\.(\w+)$/.exec(place) ?? [];
  if (text !== undefined) return editAddress(PATHS.adminAbout, undefined, text);
  const [, at, key = ''] = /^cards\[(\d+)\]\.(\w+)$/.exec(place) ?? [];
  const section = withSectionIds(about.cards)[Number(at)];
  return section && editAddress(PATHS.adminAbout, section.id, SECTION_FIELDS.get(key) ?? key);
}

interface Page {
  label: string;
  addressOf: (place: string, content: Content) => string | undefined;
}

/** The pages whose texts are one form, by their file. */
const PAGES = new Map<string, Page>([
  [FILES.home, { label: 'Open Home Page', addressOf: homeAddress }],
  [FILES.about, { label: 'Open About Page', addressOf: aboutAddress }],
  [FILES.site, { label: 'Open Site Settings', addressOf: siteAddress }],
]);

interface Named {
  id: string;
  name?: string;
  title?: string;
}

interface List {
  label: string;
  page: string;
  /** Names of the fields of its form. */
  fields: readonly string[];
  /** The field that the address of a record follows from. */
  addressField: string;
}

/** The lists of records, and the editors of their records. */
const LISTS: Record<FeaturedKind, List> = {
  services: {
    label: 'Services',
    page: PATHS.adminServices,
    fields: ['title', 'description', 'icon', 'isFeatured'],
    addressField: 'title',
  },
  products: {
    label: 'Products',
    page: PATHS.adminProducts,
    fields: ['name', 'category', 'description', 'image', 'stock', 'price', 'isFeatured'],
    addressField: 'name',
  },
  projects: {
    label: 'Projects',
    page: PATHS.adminProjects,
    fields: [
      'title',
      'category',
      'description',
      'image',
      'gallery',
      'date',
      'location',
      'website',
      'isFeatured',
    ],
    addressField: 'title',
  },
};

/** Ids of records that a message names: those that are to be corrected. */
function namedIds(message: string): string[] {
  const [, loop] = /^The slug ".+" of "(.+?)" is the id/.exec(message) ?? [];
  if (loop !== undefined) return [loop];
  const [, shared = ''] = /^(.+) share the slug/.exec(message) ?? [];
  const [, twice] = /^The id "(.+?)" is used twice/.exec(message) ?? [];
  if (twice !== undefined) return [twice];
  return [...shared.matchAll(/"(.+?)"/g)].map(([, id = '']) => id);
}

/** The record that a problem is about; of two that share something the one that was changed. */
function recordAt(
  { path, message }: Problem,
  records: readonly Named[],
  changed: ReadonlySet<string>,
): Named | undefined {
  const [, own] = /^"(.+?)"/.exec(path) ?? [];
  const ids = own === undefined ? namedIds(message) : [own];
  const named = records.filter(({ id }) => ids.includes(id));
  return named.find(({ id }) => changed.has(id)) ?? named[0];
}

const nameOf = ({ id, name, title }: Named) => `Edit “${name ?? title ?? id}”`;

function listPlace(
  kind: FeaturedKind,
  problem: Problem,
  content: Content,
  changed: ReadonlySet<string>,
): ProblemPlace | undefined {
  const { label, page, fields, addressField } = LISTS[kind];
  const record = recordAt(problem, content[kind], changed);
  // Too many are featured: the page asks which to unfeature.
  if (problem.file === `${kind}/featured.json` && problem.path === kind && !record)
    return { label: `Open ${label}`, to: page };
  if (!record) return undefined;
  const [, named] = /^".+?"\.(\w+)/.exec(problem.path) ?? [];
  const field = named === 'slug' || problem.path === kind ? addressField : named;
  const isField = field !== undefined && fields.includes(field);
  return { label: nameOf(record), to: editAddress(page, record.id, isField ? field : undefined) };
}

function categoryPlace(
  kind: 'products' | 'projects',
  problem: Problem,
  content: Content,
  changed: ReadonlySet<string>,
): ProblemPlace | undefined {
  const list = kind === 'products' ? content.productCategories : content.projectCategories;
  const record = recordAt(problem, list, changed);
  return record && { label: nameOf(record), to: categoryAddress(LISTS[kind].page, record.id) };
}

/**
 * The editor of the field that a problem is about, with its record open; undefined where no editor has it: then
 * {@link problemFile} tells where it is.
 * @param changed ids of what is to be published
 */
export function problemPlace(
  problem: Problem,
  content: Content,
  changed: ReadonlySet<string>,
): ProblemPlace | undefined {
  const { file, path } = problem;
  // A forbidden field is in no form.
  if (path.split('.').some(isHostileKey)) return undefined;
  const page = PAGES.get(file);
  const to = page?.addressOf(path, content);
  if (page) return to === undefined ? undefined : { label: page.label, to };
  if (file === FILES.productCategories) return categoryPlace('products', problem, content, changed);
  if (file === FILES.projectCategories) return categoryPlace('projects', problem, content, changed);
  const kind = FEATURED_KINDS.find((known) => file.startsWith(`${known}/`));
  return kind && listPlace(kind, problem, content, changed);
}

/** Where in the repository a problem is, for those that no editor of the back office can correct. */
export function problemFile({ file, path }: Problem): string {
  return path ? `public/data/${file}, ${path}` : `public/data/${file}`;
}
