import * as v from 'valibot';
import { FILES } from '@/domain/links/contentPaths';
import { FEATURED_LIMITS } from '@/domain/featured/featured';
import { GALLERY_IMAGES, projectOverview } from '@/domain/project/project';
import { projectSchema } from '@/domain/project/schema';
import { SHORT_TEXT_MAX } from '@/domain/text/cutText';
import { lazyModule } from '@/ui/lazy/lazyModule';
import { CategoriesButton } from '../categories';
import {
  featuredColumn,
  imageCsvColumn,
  imagesColumn,
  linesColumn,
  textColumn,
} from '../csvColumns';
import { livePreview } from '../screen/LivePreview';
import { imageColumn, nameColumn, originColumns, statusColumn } from '../records/recordColumns';
import { defineResource } from '../resource';
import { featuredProjectsFull, projectMessages } from './messages';
import { ProjectCardContent } from './ProjectCardContent';
import { addToCategory, categoriesCsvColumn, projectCategoryFilter } from './projectCategories';
import { dateColumn, descriptionColumn, websiteColumn } from './projectColumns';
import { ProjectsOverview } from './ProjectsOverview';
import { relatedProjectIds } from './relatedProjectIds';
import { summaryText } from './summaryText';

/** Portfolio projects. */
export const projects = defineResource('projects', {
  idPrefix: 'project',
  autosave: 'project',
  files: (path) => path.startsWith('projects/') || path === FILES.projectCategories,
  create: (id, now) => v.parse(projectSchema, { id, createdAt: now, updatedAt: now }),
  complete: (project, all) => ({ ...project, relatedProjects: relatedProjectIds(project, all) }),
  withName: (project, title) => ({ ...project, title }),
  featured: {
    limit: FEATURED_LIMITS.projects,
    full: featuredProjectsFull,
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
  messages: projectMessages,
});
