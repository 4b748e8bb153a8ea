import { useCallback, useMemo, useRef } from 'react';
import { chosenProjectCategory } from '@/domain/project/listing';
import { categoryPath, PATHS } from '@/domain/links/paths';
import type { ProjectSummary } from '@/domain/project/project';
import {
  projectChoices,
  ProjectsArea,
  ProjectsFailure,
  projectsOpeningListing,
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
import { Container } from '@/ui/layout/Container';
import { PageHeader } from '@/ui/layout/PageHeader';
import type { ViewControl } from '@/ui/list/useUrlView';
import { useFocusFallback } from '@/ui/feedback/useFocusFallback';
import { useScrollToResults } from '@/ui/list/useScrollToResults';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import { PageHead } from '@/ui/head/PageHead';
import { breadcrumbJsonLd, HOME_CRUMB } from './heads/headMeta';

const INTRO = 'Work we have shot, lit and delivered.';
const NO_PROJECTS: readonly ProjectSummary[] = [];
const ALL = { label: 'Projects', to: PATHS.projects };

type Chosen = ReturnType<typeof chosenProjectCategory>;

/** What the visitor can do to the view, and what goes along with it on the page. */
function useActions({ change, type }: ViewControl<ProjectsView>, shown: ProjectsListing) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { area, want } = useScrollToResults(shown);
  const handleType = useCallback(
    (search: string) => {
      want();
      type(search);
    },
    [want, type],
  );
  const handleCategory = useCallback((category: string) => change({ category }), [change]);
  const handleReset = useCallback(() => change({ search: '', category: '' }), [change]);
  const handlePage = useCallback(
    (page: number) => {
      want();
      change({ page });
      // On from the first project of the page, not from the pager below it.
      heading.current?.focus({ preventScroll: true });
    },
    [want, change],
  );
  return { heading, area, handleType, handleCategory, handlePage, handleReset };
}

/** The head of the list; one of a category has its own, an unknown one is not for search engines. */
function ProjectsHead({ chosen, isKnown }: { chosen: Chosen; isKnown: boolean }) {
  if (!chosen)
    return (
      <PageHead
        title="Projects"
        description={`${INTRO} Look through our projects by category, and read how each was made.`}
        path={PATHS.projects}
        jsonLd={[breadcrumbJsonLd([HOME_CRUMB, ALL], PATHS.projects)]}
      />
    );
  const path = categoryPath(chosen);
  return (
    <PageHead
      title={`Projects: ${chosen.name}`}
      description={`${INTRO} Our projects in the category ${chosen.name}.`}
      path={path}
      isPrivate={!isKnown}
      jsonLd={[breadcrumbJsonLd([HOME_CRUMB, ALL, { label: chosen.name }], path)]}
    />
  );
}

/** The projects (public-site.md §2): all of them or a category's, searched and paged in the URL. */
export default function ProjectsPage() {
  const control = useProjectsView();
  const { view } = control;
  const { projects, opening, categories, isError, retry } = useProjectsContent(view.category);
  const choices = useMemo(() => projectChoices(categories), [categories]);
  const chosen = chosenProjectCategory(categories, view.category);
  const listed = useProjectsListing(projects ?? NO_PROJECTS, categories, view);
  const listing = projects ? listed : projectsOpeningListing(opening, view);
  const { heading, area, ...actions } = useActions(control, listed);
  const keptFocus = useFocusFallback(heading);
  const isKnown = categories.some(({ slug }) => slug === chosen?.slug);

  return (
    <div {...keptFocus}>
      <ProjectsHead chosen={chosen} isKnown={isKnown} />
      <PageHeader
        trail={
          chosen ? [HOME_CRUMB, ALL, { label: chosen.name }] : [HOME_CRUMB, { label: ALL.label }]
        }
        title="Projects"
      >
        {INTRO}
      </PageHeader>
      <ProjectsToolbar
        search={view.search}
        choices={choices}
        category={chosen?.slug ?? ''}
        categoryName={chosen?.name ?? choices[0]?.label ?? ''}
        onType={actions.handleType}
        onSettle={control.settle}
        onCategory={actions.handleCategory}
      />
      <Container>
        <ProjectsArea ref={area}>
          <VisuallyHidden as="h2" ref={heading} tabIndex={-1}>
            Results
          </VisuallyHidden>
          <AsyncView
            state={{ data: listing, isError }}
            loading={<ProjectsSkeleton />}
            error={<ProjectsFailure onRetry={retry} />}
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
    </div>
  );
}
