import { isSafeHref } from '@/domain/links/links';
import { projectOverview } from '@/domain/project/project';
import { dateFieldValue } from '@/domain/text/dates';
import type { Project } from '@/domain/project/schema';
import type { CsvColumn } from '../csvColumns';

/** Column of the CSV file with the overview. Its format, a text or a list, stays. */
export const descriptionColumn: CsvColumn<Project> = {
  column: 'description',
  write: (project) => projectOverview(project).join('\n\n'),
  read(cell, base) {
    const text = cell.trim();
    if (text === '') return { problem: 'must not be empty' };
    const isList = Array.isArray(base?.description);
    return { fields: { description: isList ? projectOverview({ description: text }) : text } };
  },
};

/** Column of the CSV file with the date. */
export const dateColumn: CsvColumn<Project> = {
  column: 'date',
  write: ({ date = '' }) => date,
  read(cell) {
    const date = cell.trim();
    const isDate = /^\d{4}-\d{2}-\d{2}$/.test(date) && dateFieldValue(date) === date;
    return isDate ? { fields: { date } } : { problem: 'must be a date such as 2026-03-14' };
  },
};

/** Column of the CSV file with the website. An empty cell removes it. */
export const websiteColumn: CsvColumn<Project> = {
  column: 'website',
  write: ({ website = '' }) => website,
  read(cell) {
    const website = cell.trim();
    return website === '' || (/^https:/i.test(website) && isSafeHref(website))
      ? { fields: { website: website || undefined } }
      : { problem: 'must be an https address' };
  },
};
