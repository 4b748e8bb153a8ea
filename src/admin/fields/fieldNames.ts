import { company } from '@/domain/company/company';
import { forEachNetwork } from '@/domain/site/socialNetworks';
import { capitalise } from '@/domain/text/cleanText';

/** Names of fields that differ from their key, by `key`, `parent.key`, or `.key` at the top level. */
const FIELDS: Record<string, string> = {
  isFeatured: 'Featured',
  isActive: 'Shown in the filter',
  slug: 'Page URL',
  specs: 'Specifications',
  included: 'What’s included',
  video: 'Film',
  cta: 'Button text',
  ctaLink: 'Button link',
  workingHours: 'Business hours',
  'statistics.workingHours': 'Working hours',
  ...forEachNetwork((_name, label) => label),
  'brand.name': 'Company name',
  groups: 'Columns',
  to: 'Link',
  '.from': 'First day',
  '.to': 'Last day',
  goesWith: 'Goes well with',
  rules: 'Price rules',
  weekDays: 'A week costs (days)',
  weekendAsOne: 'Saturday and Sunday count as one day',
  skipClosedDays: 'Closed days are free',
  vat: company.tax.name,
  daysBetween: 'Days between rentals',
  sameDay: 'Equipment can go out on the day it comes back',
  lateRule: 'Late returns',
};

/** Returns the name of a field in tables and in the list of changes: `updatedAt` is `Updated at`. */
export function fieldName(key: string, parent = ''): string {
  const place = `${parent}.${key}`;
  const label = Object.hasOwn(FIELDS, place) ? place : key;
  const known = Object.hasOwn(FIELDS, label) ? FIELDS[label] : undefined;
  if (known) return known;
  const words = key.replace(/([a-z])([A-Z0-9])/g, '$1 $2').toLowerCase();
  return capitalise(words);
}
