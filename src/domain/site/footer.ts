import type { FooterGroup, Site } from './schema';
import { safeHref } from '../links/links';
import { PATHS } from '../links/paths';

/** Footer links of settings that define none: the pages that every site has. */
export const DEFAULT_FOOTER_GROUPS: readonly FooterGroup[] = [
  {
    title: 'Offers',
    links: [
      { label: 'Services', to: PATHS.services },
      { label: 'Store', to: PATHS.store },
      { label: 'Projects', to: PATHS.projects },
    ],
  },
  {
    title: 'About',
    links: [
      { label: 'About us', to: PATHS.about },
      { label: 'Testimonials', to: PATHS.testimonials },
      { label: 'Contact', to: PATHS.contact },
    ],
  },
];

/**
 * Returns the link groups of the footer: those of the settings, or else the default ones. Unsafe
 * links, and groups without a title or links, are left out.
 */
export function footerGroups(site: Pick<Site, 'footer'> | undefined): readonly FooterGroup[] {
  const groups = site?.footer?.groups ?? DEFAULT_FOOTER_GROUPS;
  return groups
    .map((group) => ({
      ...group,
      links: group.links.filter(({ label, to }) => label.trim() && safeHref(to) !== undefined),
    }))
    .filter(({ title, links }) => title.trim() && links.length > 0);
}
