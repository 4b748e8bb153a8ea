import { findCategory } from '@/domain/category/category';
import type { Category } from '@/domain/category/schema';
import { dateFieldValue } from '@/domain/text/dates';
import { GALLERY_IMAGES, SHORT_TEXT_MAX } from '@/domain/text/limits';
import { isSafeHref } from '@/domain/links/links';
import { projectOverview } from '@/domain/project/project';
import type { Project } from '@/domain/project/schema';
import { FEATURED_FIELD, isPictureCell, splitLines } from '../csv/csvCells';
import type { CsvField, CellResult } from '../csv/recordsCsv';

const problem = (text: string): CellResult<Project> => ({ problem: text });
const text = (column: 'title' | 'location'): CsvField<Project> => ({
  column,
  write: (project) => project[column] ?? '',
  read(cell) {
    const value = cell.trim();
    if (value === '') return problem('must not be empty');
    return value.length > SHORT_TEXT_MAX
      ? problem(`may have at most ${SHORT_TEXT_MAX} characters`)
      : { fields: { [column]: value } };
  },
});

const description: CsvField<Project> = {
  column: 'description',
  write: (project) => projectOverview(project).join('\n\n'),
  read(cell, base) {
    const value = cell.trim();
    if (value === '') return problem('must not be empty');
    const isList = Array.isArray(base?.description);
    return { fields: { description: isList ? projectOverview({ description: value }) : value } };
  },
};

const categoryField = (categories: readonly Category[]): CsvField<Project> => ({
  column: 'category',
  write: ({ category }) => category.join('\n'),
  read(cell, base) {
    const names = splitLines(cell);
    if (names.length === 0) return problem('needs at least one line');
    const odd = names.find(
      (name) => !base?.category.includes(name) && !findCategory(categories, name),
    );
    if (odd !== undefined) return problem(`there is no category “${odd}”`);
    const proper = names.map((name) => findCategory(categories, name)?.name ?? name);
    return { fields: { category: [...new Set(proper)] } };
  },
});

const image: CsvField<Project> = {
  column: 'image',
  write: (project) => project.image,
  read(cell) {
    const src = cell.trim();
    return isPictureCell(src)
      ? { fields: { image: src } }
      : problem('must be a path of this site such as /media/… or an https address');
  },
};

const gallery: CsvField<Project> = {
  column: 'gallery',
  write: (project) => project.gallery.join('\n'),
  read(cell) {
    const list = splitLines(cell);
    if (list.length > GALLERY_IMAGES) return problem(`may have at most ${GALLERY_IMAGES} lines`);
    const odd = list.find((src) => !isPictureCell(src));
    return odd === undefined
      ? { fields: { gallery: list } }
      : problem(`“${odd}” must be a path of this site or an https address`);
  },
};

const date: CsvField<Project> = {
  column: 'date',
  write: (project) => project.date ?? '',
  read(cell) {
    const value = cell.trim();
    const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value) && dateFieldValue(value) === value;
    return isDay ? { fields: { date: value } } : problem('must be a day such as 2026-03-14');
  },
};

const details: CsvField<Project> = {
  column: 'details',
  write: (project) => project.details.join('\n'),
  read: (cell) => ({ fields: { details: splitLines(cell) } }),
};

const website: CsvField<Project> = {
  column: 'website',
  write: (project) => project.website ?? '',
  read(cell) {
    const value = cell.trim();
    return value === '' || (/^https:/i.test(value) && isSafeHref(value))
      ? { fields: { website: value || undefined } }
      : problem('must be an https address');
  },
};

/** Returns the columns of the projects file after `id`, in their order. */
export const projectCsvFields = (categories: readonly Category[]): CsvField<Project>[] => [
  text('title'),
  categoryField(categories),
  description,
  FEATURED_FIELD,
  date,
  text('location'),
  image,
  gallery,
  details,
  website,
];
