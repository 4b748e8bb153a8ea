import { PATHS } from '@/domain/links/paths';
import type { Crumb } from '@/ui/navigation/Breadcrumbs';

export const HOME_CRUMB = { label: 'Home', to: PATHS.home } satisfies Crumb;

/** Length of descriptions that search engines and link previews show. */
const SUMMARY_CHARS = 160;

/** Returns the beginning of the first text that is not blank, in a single line and cut between words. */
export function metaDescription(...texts: readonly string[]): string {
  const lines = texts.map((text) => text.replace(/\s+/g, ' ').trim());
  const text = lines.find(Boolean) ?? '';
  // Counts code points, because surrogate pairs must not be split.
  const characters = Array.from(text.slice(0, 4 * SUMMARY_CHARS));
  if (characters.length <= SUMMARY_CHARS) return text;
  const cut = characters.slice(0, SUMMARY_CHARS).join('');
  return `${cut.replace(/\s+\S*$/, '')}…`;
}

/** Returns breadcrumbs as structured data for search engines. The last entry is the page itself. */
export function breadcrumbJsonLd(trail: readonly Crumb[], path: string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: to ?? path,
    })),
  };
}
