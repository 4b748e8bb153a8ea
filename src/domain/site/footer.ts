import type { FooterGroup, Site } from './schema';
import { safeHref } from '../links/links';
import { PATHS } from '../links/paths';

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

/** Those of the settings, or else the default ones, without unsafe links and incomplete groups. */
export function footerGroups(site: Pick<Site, 'footer'> | undefined): readonly FooterGroup[] {
  const groups = site?.footer?.groups ?? DEFAULT_FOOTER_GROUPS;
  return groups
    .map((group) => ({
      ...group,
      links: group.links.filter(({ label, to }) => label.trim() && safeHref(to) !== undefined),
    }))
    .filter(({ title, links }) => title.trim() && links.length > 0);
}
