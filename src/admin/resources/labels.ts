import { capitalise } from '@/domain/text/cutText';
import { formatInteger } from '@/domain/text/formatNumber';
import type { ResourceName, RecordOf, ResourceInfo } from './registry';

type Labels = Pick<ResourceInfo<ResourceName>['labels'], 'one' | 'many'>;
type Named<C extends ResourceName> = Pick<ResourceInfo<C>, 'labels' | 'nameOf'>;

/** Capitalises every word, for headings and buttons. */
export function titleCase(text: string): string {
  return text.split(' ').map(capitalise).join(' ');
}

/** Formats a number of records, such as `3 products`. */
export function countRecords({ one, many }: Labels, count: number): string {
  return count === 1 ? `1 ${one}` : `${formatInteger(count)} ${many}`;
}

/**
 * Describes records: a single one by its name, several by their number.
 * @param quoted returns the name, by default in quotation marks
 */
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
