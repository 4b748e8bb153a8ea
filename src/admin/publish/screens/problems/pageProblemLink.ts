import { withSectionIds } from '../../../pages/about/aboutForm';
import { editorPath } from '@/domain/links/adminPaths';
import type { Content } from '@/domain/content/content';
import { FILES } from '@/domain/links/contentPaths';
import { HERO_IMAGES } from '@/domain/page/homePage';
import { PATHS } from '@/domain/links/paths';
import type { Problem } from '@/domain/record/problem';

/** Where a problem can be corrected. */
export interface ProblemLink {
  label: string;
  to: string;
}

/** Prefixes of paths in the home page file: the tab of the editor, and the prefix of the field names in its form. */
const HOME_TABS = new Map([
  ['hero', { tab: 'hero', prefix: 'hero' }],
  ['aboutUs', { tab: 'about-us', prefix: 'about' }],
  ['testimonials', { tab: 'testimonials', prefix: 'testimonials' }],
  ['contact', { tab: 'question', prefix: 'question' }],
]);

/**
 * Maps `hero.images[1]` to the field `heroImage2`, and `contact.title` to `questionTitle`; undefined if there is no
 * field.
 */
function homeField(prefix: string, place: string): string | undefined {
  const [, card, part] = /^testimonials\.cards\[(\d+)\]\.(\w+)$/.exec(place) ?? [];
  if (card !== undefined) return `testimonial-${Number(card) + 1}-${part}`;
  const [, key = '', at] = /^\w+\.(\w+)(?:\[(\d+)\])?$/.exec(place) ?? [];
  if (key === 'cards' || Number(at) >= HERO_IMAGES) return undefined;
  const single = at === undefined ? key : `${key.replace(/s$/, '')}${Number(at) + 1}`;
  // The form has a shorter name for the link of the hero’s button.
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

/** Field names of the settings form that differ from the file. */
const SITE_FIELDS = new Map([['whatsapp', 'whatsappNumber']]);

function siteAddress(place: string): string | undefined {
  const [, part, key] = /^(contact|socialMedia)\.(\w+)$/.exec(place) ?? [];
  if (place.startsWith('workingHours')) return editorPath(PATHS.adminSettings, undefined, 'hours');
  if (key === undefined) return undefined;
  const field = part === 'contact' ? (SITE_FIELDS.get(key) ?? key) : key;
  return editorPath(PATHS.adminSettings, undefined, field);
}

/** Field names of the section form that differ from the file. */
const SECTION_FIELDS = new Map([
  ['title', 'heading'],
  ['subtitle', 'subheading'],
]);

function aboutAddress(place: string, { about }: Content): string | undefined {
  const [, text] = /^hero\.(\w+)$/.exec(place) ?? [];
  if (text !== undefined) return editorPath(PATHS.adminAbout, undefined, text);
  const [, at, key = ''] = /^cards\[(\d+)\]\.(\w+)$/.exec(place) ?? [];
  const section = withSectionIds(about.cards)[Number(at)];
  return section && editorPath(PATHS.adminAbout, section.id, SECTION_FIELDS.get(key) ?? key);
}

interface Page {
  label: string;
  addressOf: (place: string, content: Content) => string | undefined;
}

/** The pages whose texts are in one form, by file. */
const PAGES = new Map<string, Page>([
  [FILES.home, { label: 'Open Home Page', addressOf: homeAddress }],
  [FILES.about, { label: 'Open About Page', addressOf: aboutAddress }],
  [FILES.site, { label: 'Open Site Settings', addressOf: siteAddress }],
]);

/** Whether a file belongs to a page whose texts are in one form. */
export function isPageFile(file: string): boolean {
  return PAGES.has(file);
}

/** Returns the field of a problem in such a file; undefined if the form has none. */
export function pageProblemLink(
  { file, path }: Problem,
  content: Content,
): ProblemLink | undefined {
  const page = PAGES.get(file);
  const to = page?.addressOf(path, content);
  return page && to !== undefined ? { label: page.label, to } : undefined;
}
