import type { Content } from '@/domain/content/content';
import { safeHref } from '@/domain/links/links';
import { aboutCardPath, categoryPath, PATHS, servicePath } from '@/domain/links/paths';
import { cardSlug } from '@/domain/page/aboutPage';

/** A link in a form. */
export interface LinkFields {
  label: string;
  to: string;
}

/** Error of a list with a link that has an error. */
export const LINKS_ERROR = 'Each link needs a label and a valid path or URL';

/** Returns the error of a link, or undefined. */
export function linkError({ label, to }: LinkFields): Partial<LinkFields> | undefined {
  if (label.trim() === '') return { label: 'Please enter a label' };
  if (safeHref(to) !== undefined) return undefined;
  return { to: 'Please enter a path such as /store, or a URL that starts with https://' };
}

/** Returns the paths that are suggested for a link, with their names. Products are too many. */
export function suggestedLinks(content: Content): [path: string, name: string][] {
  const { services, about, topics, projectCategories } = content;
  return [
    [PATHS.home, 'Home page'],
    [PATHS.services, 'Services'],
    [PATHS.store, 'Store'],
    [PATHS.projects, 'Projects'],
    [PATHS.about, 'About page'],
    [PATHS.testimonials, 'Testimonials'],
    [PATHS.contact, 'Contact'],
    [PATHS.booking, 'Booking'],
    ...services.map((service): [string, string] => [servicePath(service), service.title]),
    ...about.cards.map((card): [string, string] => [aboutCardPath(cardSlug(card)), card.title]),
    ...topics.map(({ path, title }): [string, string] => [path, title]),
    ...projectCategories.map((one): [string, string] => [categoryPath(one), one.name]),
  ];
}
