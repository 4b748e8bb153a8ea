import { useMemo } from 'react';
import { findCategory } from '@/domain/category/category';
import type { Category } from '@/domain/category/schema';
import { FEATURED_PROJECTS } from '@/domain/text/limits';
import { projectOverview } from '@/domain/project/project';
import type { Project } from '@/domain/project/schema';
import { foldText } from '@/domain/text/slug';
import { BulkButtons } from '../records/BulkButtons';
import { InlineSelect } from '../../forms/fields/InlineSelect';
import { CsvButtons } from '../csv/CsvButtons';
import type { RecordHandlers } from '../records/recordHandlers';
import { TableSection, type TableExtent, type TableFilter } from '../table';
import { projectColumns, serviceTitle } from './projectColumns';
import { projectsCsv } from './projectCsv';
import type { ProjectActionHandlers } from './useProjectActions';

const EMPTY = 'No projects found. Try a different search term or add a new project.';

const idOf = ({ id }: Project) => id;
const searchText = (project: Project) =>
  [
    project.title,
    project.category.join(' '),
    project.location ?? '',
    ...projectOverview(project),
  ].join('\n');

/** Returns the line above the table. */
export function summaryText({ first, last, found, search }: TableExtent, featured: number): string {
  const shown = `Showing ${first}-${last} of ${found} projects • ${featured} featured`;
  if (search === '') return shown;
  return `${shown} • ${found} ${found === 1 ? 'match' : 'matches'} for "${search}"`;
}

/** Returns the category filter with the active categories. It matches any category of a project. */
function filterOf(categories: readonly Category[], isLoading: boolean): TableFilter<Project> {
  const active = categories.filter(({ isActive }) => isActive);
  return {
    label: 'Category',
    allLabel: isLoading ? 'Loading categories...' : 'All Categories',
    options: active.map(({ name, slug }) => ({ value: slug, label: name })),
    matches: ({ category }, slug) =>
      category.some((name) => {
        const known = findCategory(categories, name);
        return known ? known.slug === slug : foldText(name) === foldText(slug);
      }),
  };
}

interface BulkProps {
  selected: readonly Project[];
  categories: readonly Category[];
  saves: ProjectActionHandlers;
  onDelete: () => void;
}

function ProjectBulk({ selected, categories, saves, onDelete }: BulkProps) {
  return (
    <BulkButtons
      onFeature={(isFeatured) => void saves.feature(selected, isFeatured)}
      onDelete={onDelete}
    >
      <InlineSelect
        label="Add selected projects to a category"
        value=""
        options={[
          { value: '', label: 'Add to category...' },
          ...categories.map(({ name }) => ({ value: name, label: name })),
        ]}
        onChange={(name) => void (name && saves.categorize(selected, name))}
      />
    </BulkButtons>
  );
}

export interface AllProjectsProps {
  projects: readonly Project[];
  handlers: RecordHandlers<Project>;
  categories: readonly Category[];
  saves: ProjectActionHandlers;
  isLoading: boolean;
  isReadOnly: boolean;
  onDeleteAll: (gone: readonly Project[], after: () => void) => void;
  onFile: (file: File) => void;
}

/** All Projects: the table with its actions. */
export function AllProjects(props: AllProjectsProps) {
  const { projects, handlers, categories, saves, isLoading, isReadOnly, onDeleteAll } = props;
  const featured = projects.filter(({ isFeatured }) => isFeatured).length;
  const isFull = featured >= FEATURED_PROJECTS;
  const columns = useMemo(
    () => projectColumns({ handlers, isBlocked: isFull, isDisabled: isReadOnly }),
    [isReadOnly, isFull, handlers],
  );
  const filter = useMemo(() => filterOf(categories, isLoading), [categories, isLoading]);
  const active = categories.filter(({ isActive }) => isActive);
  const bulkActions = (selected: readonly Project[], clear: () => void) => (
    <ProjectBulk
      selected={selected}
      categories={active}
      saves={saves}
      onDelete={() => onDeleteAll(selected, clear)}
    />
  );
  const tools = (found: readonly Project[]) => (
    <CsvButtons
      noun="projects"
      write={found.length > 0 ? () => projectsCsv(found, categories) : undefined}
      onFile={isReadOnly || isLoading ? undefined : props.onFile}
    />
  );
  return (
    <TableSection
      label="All Projects"
      noun="project"
      rows={projects}
      columns={columns}
      idOf={idOf}
      nameOf={serviceTitle}
      searchText={searchText}
      searchPlaceholder="Search projects..."
      filter={filter}
      emptyText={isLoading ? 'Loading projects...' : EMPTY}
      summary={(extent) => summaryText(extent, featured)}
      tools={tools}
      bulkActions={isReadOnly ? undefined : bulkActions}
    />
  );
}
