import * as v from 'valibot';
import { FILES } from '@/domain/links/contentPaths';
import { isSafeHref } from '@/domain/links/links';
import { FEATURED_LIMITS } from '@/domain/featured/featured';
import { RELATED_PROJECTS } from '@/domain/listing/related';
import { GALLERY_IMAGES, projectOverview } from '@/domain/project/project';
import { projectSchema, type Project } from '@/domain/project/schema';
import { SHORT_TEXT_MAX } from '@/domain/text/cutText';
import { dateFieldValue } from '@/domain/text/dates';
import { foldText } from '@/domain/text/slug';
import { lazyModule } from '@/ui/lazy/lazyModule';
import { CategoriesButton } from '../categories';
import type { TableExtent } from '../column';
import {
  featuredColumn,
  fieldColumn,
  imageCsvColumn,
  imagesColumn,
  linesColumn,
  textColumn,
  trimmed,
  type CsvColumn,
} from '../csvColumns';
import { livePreview } from '../screen/LivePreview';
import { imageColumn, nameColumn, originColumns, statusColumn } from '../records/recordColumns';
import { defineResource } from '../resource';
import { ProjectCardContent } from './ProjectCardContent';
import { addToCategory, categoriesCsvColumn, projectCategoryFilter } from './projectCategories';
import { ProjectsOverview } from './ProjectsOverview';

/**
 * Returns the references that still exist, or else the IDs of up to 3 other projects. Projects that
 * share a category come first, each part in list order.
 */
export function relatedProjectIds(
  project: Pick<Project, 'id' | 'category'> & Partial<Pick<Project, 'relatedProjects'>>,
  projects: readonly Project[],
): string[] {
  const others = projects.filter(({ id }) => id !== project.id);
  const named = (project.relatedProjects ?? []).filter((id) =>
    others.some((other) => other.id === id),
  );
  if (named.length > 0) return [...new Set(named)];
  const own = new Set(project.category.map(foldText));
  const isAlike = ({ category }: Project) => category.some((name) => own.has(foldText(name)));
  const alike = others.filter(isAlike);
  const rest = others.filter((other) => !isAlike(other));
  return [...alike, ...rest].slice(0, RELATED_PROJECTS).map(({ id }) => id);
}

/** Returns the line above the table of projects. */
function summaryText(
  { first, last, found, search }: TableExtent,
  projects: readonly Project[],
): string {
  const featured = projects.filter(({ isFeatured }) => isFeatured).length;
  const shown = `Showing ${first}-${last} of ${found} projects • ${featured} featured`;
  if (search === '') return shown;
  return `${shown} • ${found} ${found === 1 ? 'match' : 'matches'} for "${search}"`;
}

/** Column of the CSV file with the overview. Its format, a text or a list, stays. */
const descriptionColumn: CsvColumn<Project> = {
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
const dateColumn = fieldColumn(
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
const websiteColumn = fieldColumn(
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

/** Portfolio projects. */
export const projects = defineResource('projects', {
  idPrefix: 'project',
  files: (path) => path.startsWith('projects/') || path === FILES.projectCategories,
  create: (id, now) => v.parse(projectSchema, { id, createdAt: now, updatedAt: now }),
  complete: (project, all) => ({ ...project, relatedProjects: relatedProjectIds(project, all) }),
  withName: (project, title) => ({ ...project, title }),
  featured: {
    limit: FEATURED_LIMITS.projects,
    full: `Maximum of ${FEATURED_LIMITS.projects} featured projects allowed`,
    status: (used, limit) => `${used}/${limit} slots used`,
    imageOf: ({ image }) => image,
    Card: ProjectCardContent,
    columns: [1, 2, 4],
    addLabel: 'Add featured Project',
  },
  recordEditor: lazyModule(() => import('./ProjectEditor')),
  table: {
    columns: [
      imageColumn(({ image, gallery }) => image || gallery[0] || '', [16, 9]),
      nameColumn('Title', ({ title }) => title),
      {
        id: 'category',
        label: 'Category',
        card: 'line',
        sortBy: ({ category }) => category.join(', '),
        cell: ({ category }) => category.join(', ') || 'Uncategorized',
      },
      statusColumn('Regular'),
      ...originColumns(),
    ],
    searchText: (project) => [
      project.title,
      project.category.join(' '),
      project.location ?? '',
      ...projectOverview(project),
    ],
    filter: projectCategoryFilter,
    empty: 'No projects found. Try a different search term or add a new project.',
    summary: summaryText,
  },
  bulk: [addToCategory],
  csv: {
    required: ['title', 'category', 'description', 'image', 'date', 'location'],
    columns: [
      textColumn('title', { max: SHORT_TEXT_MAX }),
      categoriesCsvColumn,
      descriptionColumn,
      featuredColumn,
      dateColumn,
      textColumn('location', { max: SHORT_TEXT_MAX }),
      imageCsvColumn('image'),
      imagesColumn('gallery', { max: GALLERY_IMAGES }),
      linesColumn('details'),
      websiteColumn,
    ],
  },
  Actions: () => <CategoriesButton kind="project" />,
  Below: ProjectsOverview,
  Preview: livePreview(() => import('./ProjectsPreview')),
  messages: {
    failed: (verb) => `Failed to ${verb === 'add' ? 'add' : 'update'} project. Please try again.`,
    unexpected: 'An unexpected error occurred. Please try again.',
    loadFailed: (files) =>
      files.includes(FILES.projects)
        ? 'Failed to load data. Please try again later.'
        : 'Failed to load project data. Some features may be limited.',
  },
});
