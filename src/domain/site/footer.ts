import type { FooterGroup, Site } from './schema';
import { DEFAULT_FOOTER_GROUPS } from './footerLinks';
import { safeHref } from '../links/links';

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
