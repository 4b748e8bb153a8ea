import { capitalise } from '@/domain/text/cleanText';
import { isReservedFileName } from '@/domain/text/reservedFileName';
import { formatInteger } from '@/domain/text/formatNumber';
import { newId } from '@/domain/text/ids';
import { recordSlug } from '@/domain/text/slug';
import type { ResourceName, RecordOf, ResourceInfo } from './registry';

export interface NamedRecord {
  id: string;
  slug?: string;
}

/** Also in lower case: on Windows and macOS, files whose names differ only in case are the same. */
export function takenSlugs(records: readonly NamedRecord[]): Set<string> {
  return new Set(
    records.flatMap(({ slug, id }) => (slug === undefined ? [id] : [slug, id, slug.toLowerCase()])),
  );
}

/** `lens`, or else `lens-2`: the name of a file on every system, because slugs name content files and pages. */
export function uniqueSlug(name: string, id: string, taken: ReadonlySet<string>): string {
  const stem = recordSlug(undefined, name, id);
  let slug = stem;
  for (let n = 2; taken.has(slug) || isReservedFileName(slug); n += 1) slug = `${stem}-${n}`;
  return slug;
}

export function uniqueId(prefix: string, taken: ReadonlySet<string>, random = Math.random): string {
  const made = newId(prefix, random);
  let id = made;
  for (let n = 2; taken.has(id); n += 1) id = `${made}${n}`;
  return id;
}

type Labels = Pick<ResourceInfo<ResourceName>['labels'], 'one' | 'many'>;
type Named<C extends ResourceName> = Pick<ResourceInfo<C>, 'labels' | 'nameOf'>;

export function titleCase(text: string): string {
  return text.split(' ').map(capitalise).join(' ');
}

/** Formats a number of records, such as `3 products`. */
export function countRecords({ one, many }: Labels, count: number): string {
  return count === 1 ? `1 ${one}` : `${formatInteger(count)} ${many}`;
}

/** A single one by its name, several by their number. `quoted` returns the name, by default in quotation marks. */
export function describeRecords<C extends ResourceName>(
  { labels, nameOf }: Named<C>,
  records: readonly RecordOf<C>[],
  quoted = (name: string) => `“${name}”`,
): string {
  const [first] = records;
  return first && records.length === 1
    ? quoted(nameOf(first))
    : countRecords(labels, records.length);
}
