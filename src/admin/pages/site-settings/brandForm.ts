import * as v from 'valibot';
import { DEFAULT_FOOTER_GROUPS } from '@/domain/site/footer';
import { footerGroupSchema, type FooterGroup, type Site } from '@/domain/site/schema';
import { filledLinks, linkError } from '../../forms/lists/links';

/** Field of the brand or the footer. `footer` are the columns of the footer as JSON text, see {@link footerColumns}. */
export type BrandSetting = 'companyName' | 'tagline' | 'logo' | 'copyright' | 'footer';

const columnsSchema = v.pipe(v.string(), v.parseJson(), v.array(footerGroupSchema));

/** Parses the columns of the footer in the form. Returns undefined for an invalid text. */
export function footerColumns(text: string): FooterGroup[] | undefined {
  const { success, output } = v.safeParse(columnsSchema, text);
  return success ? output : undefined;
}

/** Returns the columns of the footer as a text for the form. */
export const footerText = (columns: readonly FooterGroup[]): string => JSON.stringify(columns);

/** Returns the form values of brand and footer. */
export function brandFields({
  brand,
  footer,
}: Pick<Site, 'brand' | 'footer'>): Record<BrandSetting, string> {
  return {
    companyName: brand.name,
    tagline: brand.tagline ?? '',
    logo: brand.logo,
    copyright: footer?.copyright ?? '',
    footer: footerText(footer?.groups ?? DEFAULT_FOOTER_GROUPS),
  };
}

/**
 * Returns the brand and the footer to save. Values that are missing stay missing until they are edited.
 * @param saved returns a setting as it is saved
 */
export function brandOf(
  saved: (name: BrandSetting) => string,
  site: Pick<Site, 'brand' | 'footer'>,
): Pick<Site, 'brand' | 'footer'> {
  const { brand, footer } = site;
  const start = brandFields(site);
  const isChanged = (name: BrandSetting) => saved(name) !== start[name];
  const changes = {
    ...(isChanged('copyright') && { copyright: saved('copyright') }),
    ...(isChanged('footer') && { groups: footerColumns(saved('footer')) ?? [] }),
  };
  return {
    brand: {
      ...brand,
      name: saved('companyName'),
      logo: saved('logo'),
      ...(isChanged('tagline') && { tagline: saved('tagline') }),
    },
    ...(Object.keys(changes).length > 0 && { footer: { ...footer, ...changes } }),
  };
}

/** Returns the text of columns without blank columns and links. An invalid text stays. */
export function filledFooter(text: string): string {
  const columns = footerColumns(text)?.map((column) => ({
    ...column,
    title: column.title.trim(),
    links: filledLinks(column.links),
  }));
  if (!columns) return text;
  return footerText(columns.filter(({ title, links }) => title !== '' || links.length > 0));
}

/** Returns the first error of the columns, or undefined. */
export function footerError(text: string): string | undefined {
  const columns = footerColumns(text) ?? [];
  const index = columns.findIndex(({ title }) => title.trim() === '');
  if (index >= 0) return `Column ${index + 1} needs a title`;
  const column = columns.find(({ links }) => links.some(linkError));
  const link = column?.links.find(linkError);
  if (!column || !link) return undefined;
  return `A link in “${column.title.trim()}” needs a label and a valid path or URL`;
}
