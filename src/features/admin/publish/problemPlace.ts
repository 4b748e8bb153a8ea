import { withSectionIds } from '@/domain/aboutForm';
import type { Content } from '@/domain/content';
import { editAddress } from '@/domain/adminPaths';
import { PATHS } from '@/domain/paths';
import type { Problem } from '@/domain/problem';

/** Where a problem can be put right. */
export interface ProblemPlace {
  label: string;
  to: string;
}

const EDITORS: readonly [file: RegExp, label: string, to: string][] = [
  [/^(?:products|categories\/products)\//, 'Products', PATHS.adminProducts],
  [/^(?:projects|categories\/projects)\//, 'Projects', PATHS.adminProjects],
  [/^services\//, 'Services', PATHS.adminServices],
  [/^pages\/home/, 'Home Page', PATHS.adminHome],
  [/^pages\/about/, 'About Page', PATHS.adminAbout],
  [/^site/, 'Site Settings', PATHS.adminSettings],
];

/** Beginnings of places in the home page file: the tab of its editor, and how names in its form begin. */
const HOME_TABS = new Map([
  ['hero', { tab: 'hero', prefix: 'hero' }],
  ['aboutUs', { tab: 'about-us', prefix: 'about' }],
  ['testimonials', { tab: 'testimonials', prefix: 'testimonials' }],
  ['contact', { tab: 'question', prefix: 'question' }],
]);

/** `hero.images[1]` is the field `heroImage2`, `contact.title` is `questionTitle`. */
function homeField(prefix: string, place: string): string {
  const [, card, part] = /^testimonials\.cards\[(\d+)\]\.(\w+)/.exec(place) ?? [];
  if (card !== undefined) return `testimonial-${Number(card) + 1}-${part}`;
  const [, key = '', at] = /^\w+\.(\w+)(?:\[(\d+)\])?/.exec(place) ?? [];
  const single = at === undefined ? key : `${key.replace(/s$/, '')}${Number(at) + 1}`;
  // The form calls the link of the hero's button by a shorter name.
  const name = single === 'ctaLink' ? 'link' : single;
  return `${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

function homeAddress(place: string): string {
  const known = HOME_TABS.get(/^(\w+)\.\w/.exec(place)?.[1] ?? '');
  if (!known) return PATHS.adminHome;
  const { tab, prefix } = known;
  return `${PATHS.adminHome}?${new URLSearchParams({ tab, field: homeField(prefix, place) })}`;
}

/** The settings' own names of values that the file calls otherwise. */
const SITE_FIELDS = new Map([['whatsapp', 'whatsappNumber']]);

function siteAddress(place: string): string {
  const [, part, key] = /^(contact|socialMedia)\.(\w+)$/.exec(place) ?? [];
  const field = part === 'contact' && key ? (SITE_FIELDS.get(key) ?? key) : key;
  return editAddress(PATHS.adminSettings, undefined, field);
}

/** The form's own names of a section's texts. */
const SECTION_FIELDS = new Map([
  ['title', 'heading'],
  ['subtitle', 'subheading'],
]);

function aboutAddress(place: string, { about }: Content): string {
  const [, at, key = ''] = /^cards\[(\d+)\](?:\.(\w+))?/.exec(place) ?? [];
  if (at === undefined)
    return editAddress(PATHS.adminAbout, undefined, /^hero\.(\w+)/.exec(place)?.[1]);
  const section = withSectionIds(about.cards)[Number(at)];
  if (!section) return PATHS.adminAbout;
  return editAddress(PATHS.adminAbout, section.id, (SECTION_FIELDS.get(key) ?? key) || undefined);
}

/** Addresses in the editors of pages that are no list of records. */
const PAGE_ADDRESS = new Map<string, (place: string, content: Content) => string>([
  [PATHS.adminHome, homeAddress],
  [PATHS.adminAbout, aboutAddress],
  [PATHS.adminSettings, siteAddress],
]);

interface Named {
  id: string;
  name?: string;
  title?: string;
}

/** The records that a page edits. */
function recordsOf(page: string, content: Content): readonly Named[] {
  if (page === PATHS.adminProducts) return content.products;
  if (page === PATHS.adminProjects) return content.projects;
  return page === PATHS.adminServices ? content.services : [];
}

/**
 * The record that a problem is about, by its place (`"prod-1".price`) or by those that its message names: of two that
 * share something the one that was changed.
 */
function recordAt(
  page: string,
  { file, path, message }: Problem,
  content: Content,
  changed: ReadonlySet<string>,
) {
  if (file.startsWith('categories/')) return undefined;
  const [, own] = /^"(.+?)"/.exec(path) ?? [];
  const ids = own === undefined ? [...message.matchAll(/"(.+?)"/g)].map(([, id]) => id) : [own];
  const named = recordsOf(page, content).filter(({ id }) => ids.includes(id));
  return named.find(({ id }) => changed.has(id)) ?? named[0];
}

/**
 * The editor of the field that a problem is about, with its record open; undefined for files nobody edits here. Where
 * there is no such record any more, its list.
 * @param changed ids of what is to be published
 */
export function problemPlace(
  problem: Problem,
  content: Content,
  changed: ReadonlySet<string>,
): ProblemPlace | undefined {
  const { file, path } = problem;
  const [, label, to] = EDITORS.find(([pattern]) => pattern.test(file)) ?? [];
  if (label === undefined || to === undefined) return undefined;
  const ofPage = PAGE_ADDRESS.get(to);
  if (ofPage) return { label: `Open ${label}`, to: ofPage(path, content) };
  const record = recordAt(to, problem, content, changed);
  if (!record) return { label: `Open ${label}`, to };
  const field = /^".+?"\.(\w+)/.exec(path)?.[1];
  const name = record.name ?? record.title ?? record.id;
  return { label: `Edit “${name}”`, to: editAddress(to, record.id, field) };
}
