import { FEATURED_LIMITS } from '@/domain/featured/featured';
import { newId } from '@/domain/text/ids';
import { ID_PREFIXES, SERVICE_DESCRIPTION_MIN, SHORT_TEXT_MAX } from '@/domain/text/limits';
import type { Service } from '@/domain/service/schema';
import { serviceFields } from './serviceFormValues';
import { withSlugs } from '@/domain/text/slug';
import { FEATURED_FIELD } from '../csv/csvCells';
import {
  readRecordsCsv,
  writeRecordsCsv,
  type CsvField,
  type RecordsImport,
} from '../csv/recordsCsv';

const title: CsvField<Service> = {
  column: 'title',
  write: (service) => service.title,
  read(cell) {
    const value = cell.trim();
    if (value === '') return { problem: 'must not be empty' };
    return value.length > SHORT_TEXT_MAX
      ? { problem: `may have at most ${SHORT_TEXT_MAX} characters` }
      : { fields: { title: value } };
  },
};

const description: CsvField<Service> = {
  column: 'description',
  write: (service) => service.description,
  read(cell) {
    const value = cell.trim();
    return value.length < SERVICE_DESCRIPTION_MIN
      ? { problem: `should be at least ${SERVICE_DESCRIPTION_MIN} characters` }
      : { fields: { description: value } };
  },
};

const icon = (names: readonly string[]): CsvField<Service> => ({
  column: 'icon',
  write: (service) => service.icon ?? '',
  read(cell) {
    const name = cell.trim();
    if (name === '') return { fields: { icon: undefined } };
    return names.includes(name)
      ? { fields: { icon: name } }
      : { problem: `there is no icon “${name}”` };
  },
});

/** Returns the columns of the services file after `id`, in their order. */
const serviceCsvFields = (icons: readonly string[]): CsvField<Service>[] => [
  title,
  description,
  icon(icons),
  FEATURED_FIELD,
];

/** Writes the services as a CSV text with one row each. */
export function servicesCsv(services: readonly Service[]): Promise<string> {
  return writeRecordsCsv(services, serviceCsvFields([]));
}

/** Dependencies for reading a file. */
interface CsvTools {
  /** ISO 8601. */
  now: string;
  random: () => number;
  /** Names of the available icons. */
  icons: readonly string[];
}

/** Reads a CSV file of services. All rows or none can be imported. It has no side effects. */
export function readServicesCsv(
  csv: string,
  services: readonly Service[],
  { now, random, icons }: CsvTools,
): Promise<RecordsImport<Service>> {
  return readRecordsCsv(csv, services, {
    fields: serviceCsvFields(icons),
    needed: ['title', 'description'],
    blank: (id) => ({
      ...serviceFields(undefined, services),
      isFeatured: false,
      id: id || newId(ID_PREFIXES.service, random),
      slug: '',
      createdAt: now,
      updatedAt: now,
    }),
    finished(service, all) {
      const unnamed = { ...service, slug: undefined };
      const [named] = withSlugs([...all, unnamed], (one) => one.title).slice(-1);
      return named as Service;
    },
    touched: (service) => ({ ...service, updatedAt: now }),
    featuredLimit: FEATURED_LIMITS.services,
  });
}
