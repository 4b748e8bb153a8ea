import * as v from 'valibot';
import { isSafeHref } from '@/domain/links/links';
import { projectOverview } from '@/domain/project/project';
import { dateFieldValue } from '@/domain/text/dates';
import type { Project } from '@/domain/project/schema';
import { fieldColumn, trimmed, type CsvColumn } from '../csvColumns';

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
export const dateColumn = fieldColumn(
  'date',
  v.pipe(
    trimmed,
    v.check(
      (date) => /^\d{4}-\d{2}-\d{2}$/.test(date) && dateFieldValue(date) === date,
      'must be a date such as 2026-03-14',
    ),
  ),
);

/** Column of the CSV file with the website. An empty cell removes it. */
export const websiteColumn = fieldColumn(
  'website',
  v.pipe(
    trimmed,
    v.check(
      (website) => website === '' || (/^https:/i.test(website) && isSafeHref(website)),
      'must be an https address',
    ),
    v.transform((website) => website || undefined),
  ),
);
