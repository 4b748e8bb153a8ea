import { safeHref } from '@/domain/links/links';
import { entry, type FieldOptions } from '../field';
import { list, type EntryInput } from './list';
import { shortText } from './text';

interface Link {
  label: string;
  to: string;
}

/** Error of a list with a link that has an error. */
const LINKS_ERROR = 'Each link needs a label and a valid path or URL';

/** Returns the error of a link, or undefined. */
export function linkError({ label, to }: Link): Partial<Link> | undefined {
  if (label.trim() === '') return { label: 'Please enter a label' };
  if (safeHref(to) !== undefined) return undefined;
  return { to: 'Please enter a path such as /store, or a URL that starts with https://' };
}

/** Fields of a link. The list checks them, because blank links are left out. */
export const linkEntry = entry<Link>()([shortText('label'), shortText('to')]);

/** A link in a form. */
export type LinkInput = EntryInput<(typeof linkEntry)['rows']>;

/** Links with labels. */
export const links = <const P extends string>(path: P, options: FieldOptions = {}) => ({
  ...list(path, {
    ...options,
    of: linkEntry,
    noun: 'link',
    errorOf: (all) => (all.some(linkError) ? LINKS_ERROR : undefined),
  }),
  shown: { as: 'links' } as const,
});
