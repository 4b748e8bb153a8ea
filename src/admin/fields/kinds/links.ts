import { linkError, LINKS_ERROR } from '../../forms/lists/links';
import { entry, type FieldOptions } from '../field';
import { list, type EntryInput } from './list';
import { shortText } from './text';

/** Fields of a link. The list checks them, because blank links are left out. */
export const linkEntry = entry<{ label: string; to: string }>()([
  shortText('label'),
  shortText('to'),
]);

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
