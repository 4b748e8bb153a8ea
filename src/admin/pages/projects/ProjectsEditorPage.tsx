import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useAdminSelector } from '../../store/hooks';
import { selectPersistence } from '../../drafts/draftsReducer';
import { usePublishedContentQuery } from '../../drafts/publishedContent';
import { selectWorkingCopy } from '../../drafts/workingCopySelectors';
import { DEFAULT_PROJECT_CATEGORIES, isAllCategory } from '@/domain/category/category';
import type { Category } from '@/domain/category/schema';
import { FILES } from '@/domain/content/files';
import { PATHS, projectPath } from '@/domain/links/paths';
import { projectFiles } from '@/domain/project/project';
import type { Project } from '@/domain/project/schema';
import { CategoriesModal, useCategoriesModal } from '../../resources/categories';
import { LoadErrorBanner } from '../../forms/layout/LoadErrorBanner';
import { findUsages } from '../../resources/findUsages';
import { ProjectsEditor } from '../../resources/projects';
import { PageHead } from '@/ui/head/PageHead';

const NO_PROJECTS: readonly Project[] = [];
const NO_CATEGORIES: readonly Category[] = [];

/** Returns the categories for forms and filters, or the two defaults if none could be loaded. */
function useCategories(all: readonly Category[] = NO_CATEGORIES): readonly Category[] {
  return useMemo(() => {
    const real = all.filter((category) => !isAllCategory(category));
    return real.length > 0
      ? real
      : DEFAULT_PROJECT_CATEGORIES.filter((category) => !isAllCategory(category));
  }, [all]);
}

/** Returns the loading error, ignoring files that contain no projects. */
function troubleOf(
  failed: readonly string[],
  projects: readonly Project[],
  categories: readonly Category[],
): string | undefined {
  if (failed.includes(FILES.projects)) return 'Failed to load data. Please try again later.';
  const needed = new Set(projects.flatMap((project) => projectFiles(project, categories)));
  // Without the categories file it is unknown which files contain the projects.
  return failed.some((path) => needed.has(path) || path === FILES.projectCategories)
    ? 'Failed to load project data. Some features may be limited.'
    : undefined;
}

/** Projects Management page. Incompletely loaded content is shown, but cannot be overwritten. */
export default function ProjectsEditorPage() {
  const { data } = usePublishedContentQuery();
  const copy = useAdminSelector(selectWorkingCopy);
  const { isLockedByOtherTab, storage } = useAdminSelector(selectPersistence);
  const manager = useCategoriesModal('project');
  const categories = useCategories(copy?.projectCategories);
  const projects = copy?.projects ?? NO_PROJECTS;
  const trouble = data && troubleOf(data.failed, data.content.projects, categories);
  return (
    <>
      <PageHead title="Projects Management" description="" path={PATHS.adminProjects} isPrivate />
      <ProjectsEditor
        projects={projects}
        categories={categories}
        isLoading={!copy || storage === 'loading'}
        isReadOnly={isLockedByOtherTab || trouble !== undefined}
        actions={
          <Button variant="outlined" onClick={manager.open}>
            Create Category
          </Button>
        }
        usesOf={(project) =>
          copy ? findUsages(copy, { id: project.id, path: projectPath(project) }) : []
        }
        error={trouble && <LoadErrorBanner>{trouble}</LoadErrorBanner>}
      />
      {manager.isOpen && (
        <CategoriesModal kind="project" askedId={manager.askedId} onClose={manager.close} />
      )}
    </>
  );
}
