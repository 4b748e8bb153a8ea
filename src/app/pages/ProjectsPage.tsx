import { useCallback, useMemo } from 'react';
import { resolveProjectCategory } from '@/domain/project/listProjects';
import { categoryPath, PATHS } from '@/domain/links/paths';
import type { ProjectSummary } from '@/domain/project/schema';
import {
  projectChoices,
  ProjectsArea,
  projectsFirstPageListing,
  ProjectsResults,
  ProjectsSkeleton,
  ProjectsToolbar,
  useProjectsContent,
  useProjectsListing,
  useProjectsView,
  type ProjectsListing,
  type ProjectsView,
} from '@/features/projects/list';
import { AsyncView } from '@/ui/feedback/AsyncView';
import { Container, VisuallyHidden } from '@/ui/layout/Boxes';
import { PageHeader } from '@/ui/layout/PageHeader';
import type { ViewControl } from '@/ui/list/useUrlView';
import { useListActions } from '@/ui/list/useListActions';
import { PageHead } from '@/ui/head/PageHead';
import { RetryPanel } from '@/ui/feedback/StatePanel';
import { CallToAction } from './CallToAction';
import { breadcrumbJsonLd, HOME_CRUMB } from './heads/headMeta';

// See docs/behaviour/projects.md.

const INTRO = 'Work we have shot, lit and delivered.';
const NO_PROJECTS: readonly ProjectSummary[] = [];
const PROJECTS_CRUMB = { label: 'Projects', to: PATHS.projects };

type SelectedCategory = ReturnType<typeof resolveProjectCategory>;

function useActions(control: ViewControl<ProjectsView>, shown: ProjectsListing) {
  const { change } = control;
  const handleCategory = useCallback((category: string) => change({ category }), [change]);
  const handleReset = useCallback(() => change({ search: '', category: '' }), [change]);
  return { ...useListActions(control, shown), handleCategory, handleReset };
}

/** An unknown category is excluded from search engines. */
function ProjectsHead({ selected, isKnown }: { selected: SelectedCategory; isKnown: boolean }) {
  if (!selected)
    return (
      <PageHead
        title="Projects"
        description={`${INTRO} Look through our projects by category, and read how each was made.`}
        path={PATHS.projects}
        jsonLd={[breadcrumbJsonLd([HOME_CRUMB, PROJECTS_CRUMB], PATHS.projects)]}
      />
    );
  const path = categoryPath(selected);
  return (
    <PageHead
      title={`Projects: ${selected.name}`}
      description={`${INTRO} Our projects in the category ${selected.name}.`}
      path={path}
      isNoIndex={!isKnown}
      jsonLd={[breadcrumbJsonLd([HOME_CRUMB, PROJECTS_CRUMB, { label: selected.name }], path)]}
    />
  );
}

export default function ProjectsPage() {
  const control = useProjectsView();
  const { view } = control;
  const { projects, firstPage, categories, isError, retry } = useProjectsContent(view.category);
  const choices = useMemo(() => projectChoices(categories), [categories]);
  const selected = resolveProjectCategory(categories, view.category);
  const currentListing = useProjectsListing(projects ?? NO_PROJECTS, categories, view);
  const listing = projects ? currentListing : projectsFirstPageListing(firstPage, view);
  const { heading, area, ...actions } = useActions(control, currentListing);
  const isKnown = categories.some(({ slug }) => slug === selected?.slug);

  return (
    <>
      <ProjectsHead selected={selected} isKnown={isKnown} />
      <PageHeader
        trail={
          selected
            ? [HOME_CRUMB, PROJECTS_CRUMB, { label: selected.name }]
            : [HOME_CRUMB, { label: PROJECTS_CRUMB.label }]
        }
        title="Projects"
      >
        {INTRO}
      </PageHeader>
      <ProjectsToolbar
        search={view.search}
        choices={choices}
        category={selected?.slug ?? ''}
        categoryName={selected?.name ?? choices[0]?.label ?? ''}
        onType={actions.handleType}
        onSettle={control.settle}
        onCategory={actions.handleCategory}
      />
      <Container>
        <ProjectsArea ref={area}>
          <VisuallyHidden as="h2" ref={heading} tabIndex={-1} data-focus-home="">
            Results
          </VisuallyHidden>
          <AsyncView
            state={{ data: listing, isError }}
            loading={<ProjectsSkeleton />}
            error={
              <RetryPanel level="h3" title="Error Loading Projects" onRetry={retry}>
                Failed to load projects
              </RetryPanel>
            }
          >
            {(shown) => (
              <ProjectsResults
                listing={shown}
                categories={categories}
                onPage={actions.handlePage}
                onReset={actions.handleReset}
              />
            )}
          </AsyncView>
        </ProjectsArea>
      </Container>
      <CallToAction to={PATHS.services} hasFilm>
        Our Services
      </CallToAction>
    </>
  );
}
