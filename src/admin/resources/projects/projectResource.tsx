import * as v from 'valibot';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { FILES } from '@/domain/links/contentPaths';
import { PATHS } from '@/domain/links/paths';
import { FEATURED_LIMITS } from '@/domain/featured/featured';
import { RELATED_PROJECTS } from '@/domain/listing/related';
import { projectSchema, type Project } from '@/domain/project/schema';
import { foldText } from '@/domain/text/slug';
import { projectOverlay } from '@/domain/project/project';
import { CategoriesButton } from '../categories/CategoriesButton';
import type { TableExtent } from '../column';
import { adminDate } from '../../layout/adminDate';
import { livePreview } from '../screen/LivePreview';
import { columnsOf, imageColumn, originColumns } from '../records/recordColumns';
import { defineResource } from '../resource';
import { addToCategory, projectCategoryFilter } from './projectCategories';
import { projectFields } from './fields';
import { ProjectsOverview } from './ProjectsOverview';
import { DraftPicture } from '../../forms/pictures/DraftPicture';
import { StatusBadge } from '../records/StatusBadge';

function ProjectCardContent({ record }: { record: Project }) {
  const text = projectOverlay(record);
  return (
    <>
      <DraftPicture
        src={record.image}
        alt=""
        ratio={[16, 9]}
        sizes="(min-width: 900px) 290px, (min-width: 600px) 45vw, 90vw"
      />
      <CardContent>
        {record.image === '' && (
          <Typography variant="body2" color="textSecondary">
            No image
          </Typography>
        )}
        <StatusBadge isOn on="Featured" off="Regular" />
        <Typography variant="h5" component="h3" translate="no" gutterBottom sx={{ mt: 0.75 }}>
          {record.title}
        </Typography>
        {text && (
          <Typography variant="body2" color="textSecondary">
            {text}
          </Typography>
        )}
      </CardContent>
    </>
  );
}

/** The references that still exist, or else up to 3 other projects: same category first, each part in list order. */
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
  const [alike, rest]: [string[], string[]] = [[], []];
  for (const { id, category } of others) {
    if (alike.length === RELATED_PROJECTS) break;
    (category.some((name) => own.has(foldText(name))) ? alike : rest).push(id);
  }
  return [...alike, ...rest].slice(0, RELATED_PROJECTS);
}

function summaryText(
  { first, last, found, search }: TableExtent,
  projects: readonly Project[],
): string {
  const featured = projects.filter(({ isFeatured }) => isFeatured).length;
  const shown = `Showing ${first}-${last} of ${found} projects • ${featured} featured`;
  if (search === '') return shown;
  return `${shown} • ${found} ${found === 1 ? 'match' : 'matches'} for "${search}"`;
}

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
  fields: projectFields,
  form: {
    readyWith: ['title', 'description', 'category', 'image', 'date', 'location'],
    notReady: 'Please fill in all required fields',
  },
  inputs: () => import('./inputs'),
  table: {
    columns: [
      imageColumn(({ image, gallery }) => image || gallery[0] || '', [16, 9]),
      ...columnsOf<Project>(projectFields, 'Regular'),
      ...originColumns(),
    ],
    factsOf: ({ category, date }) => [category.join(', '), adminDate(date)],
    filter: projectCategoryFilter,
    empty: 'No projects found. Try a different search term or add a new project.',
    summary: summaryText,
  },
  bulk: [addToCategory],
  csvOrder: ['title', 'category', 'description', 'featured', 'date', 'location', 'image'],
  Actions: () => <CategoriesButton kind="project" />,
  Below: ProjectsOverview,
  Preview: livePreview('projects', {
    path: PATHS.projects,
    Card: ProjectCardContent,
    columns: [1, 2, 3],
    typeOf: ({ category }) => category.join(', ') || 'Uncategorized',
  }),
  messages: {
    failed: (verb) => `Failed to ${verb === 'add' ? 'add' : 'update'} project. Please try again.`,
    unexpected: 'An unexpected error occurred. Please try again.',
    loadFailed: (files) =>
      files.includes(FILES.projects)
        ? 'Failed to load data. Please try again later.'
        : 'Failed to load project data. Some features may be limited.',
  },
});
