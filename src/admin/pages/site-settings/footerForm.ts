import * as v from 'valibot';
import { footerGroupSchema, type FooterGroup } from '@/domain/site/schema';
import { jsonList } from '../../forms/lists/jsonList';
import { filledLinks, linkError } from '../../forms/lists/links';

const columnsSchema = jsonList(footerGroupSchema);

/** Parses the columns of the footer in the form. Returns undefined for an invalid text. */
export function footerColumns(text: string): FooterGroup[] | undefined {
  const { success, output } = v.safeParse(columnsSchema, text);
  return success ? output : undefined;
}

/** Returns the columns of the footer as a text for the form. */
export const footerText = (columns: readonly FooterGroup[]): string => JSON.stringify(columns);

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
