import { PATHS } from '@/domain/links/paths';
import type { Crumb } from '@/ui/navigation/Breadcrumbs';

/** Where every trail begins. */
export const HOME_CRUMB = { label: 'Home', to: PATHS.home } satisfies Crumb;

/** Characters of a description that search engines and messengers show. */
const SUMMARY_CHARS = 160;

/** The beginning of a text, cut between words, in one line. */
export function metaDescription(...texts: readonly string[]): string {
  const lines = texts.map((text) => text.replace(/\s+/g, ' ').trim());
  const text = lines.find(Boolean) ?? '';
  // By letters: half of one cannot be shown.
  const letters = Array.from(text.slice(0, 4 * SUMMARY_CHARS));
  if (letters.length <= SUMMARY_CHARS) return text;
  const cut = letters.slice(0, SUMMARY_CHARS).join('');
  return `${cut.replace(/\s+\S*$/, '')}…`;
}

/** Where a page stands, for search engines; the last crumb is the page itself. */
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
