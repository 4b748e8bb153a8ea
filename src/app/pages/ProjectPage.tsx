import { useLocation, useParams } from 'react-router-dom';
import { useProjectQuery } from '@/api/content/contentApi';
import type { ProjectView } from '@/api/content/readers';
import { PATHS, projectPath } from '@/domain/links/paths';
import type { ProjectSummary } from '@/domain/project/schema';
import {
  ProjectFailure,
  ProjectHeader,
  ProjectMissing,
  ProjectPanel,
  ProjectPartial,
  ProjectSkeleton,
  ProjectStory,
} from '@/features/projects/detail';
import { ProjectCard } from '@/features/projects/list';
import { useOwnFailure } from '@/ui/feedback/useOwnFailure';
import { AsyncView } from '@/ui/feedback/AsyncView';
import { Breadcrumbs } from '@/ui/navigation/Breadcrumbs';
import { ShareActions } from '@/ui/navigation/ShareActions';
import { CardGrid, Container } from '@/ui/layout/Boxes';
import { Section } from '@/ui/layout/Section';
import { useIsHydrated } from '@/ui/hydration/useIsHydrated';
import { PageHead } from '@/ui/head/PageHead';
import { phoneWidth } from '@/ui/media/pictureVariants';
import { RecordRedirect } from './RecordRedirect';
import { HOME_CRUMB } from './heads/headMeta';
import { ProjectHead } from './heads/ProjectHead';

// See docs/behaviour/projects.md.

/** Sizes for one, two and three columns. */
const CARD_SIZES = `(min-width: 1328px) 411px, (min-width: 720px) 31vw, (min-width: 600px) 47vw, ${phoneWidth('100vw - 32px')}`;

function Related({ projects }: { projects: readonly ProjectSummary[] }) {
  if (projects.length === 0) return null;
  return (
    <Section title="Related Projects">
      <CardGrid columns={[1, 2, 3]}>
        {projects.map((project) => (
          <li key={project.id}>
            <ProjectCard project={project} sizes={CARD_SIZES} />
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}

function Missing({ param }: { param: string }) {
  return (
    <>
      <PageHead title="Project Not Found" description="" path={PATHS.projects} isNoIndex />
      {param.trim() === '' ? (
        <ProjectFailure message="No project ID provided" />
      ) : (
        <ProjectMissing id={param} />
      )}
    </>
  );
}

function ProjectContent({ view, onRetry }: { view: ProjectView; onRetry: () => void }) {
  const { id: param = '' } = useParams();
  const { search } = useLocation();
  const { project, categories, related } = view;
  const isHydrated = useIsHydrated(project?.slug !== param || view.isPartial);
  if (!project) return <Missing param={param} />;
  // A page under another name is prerendered like the record's own page.
  if (isHydrated && project.slug !== param)
    return (
      <RecordRedirect
        to={projectPath(project) + search}
        entry={{ endpointName: 'project', arg: project.slug, value: view }}
      />
    );

  // Data that the prerenderer could not read is requested again in the browser.
  const isPartial = view.isPartial && isHydrated;
  return (
    <>
      <ProjectHead project={project} categories={categories} />
      <Container style={{ paddingTop: 76 }}>
        <Breadcrumbs
          trail={[
            HOME_CRUMB,
            { label: 'Projects', to: PATHS.projects },
            { label: project.title, translate: 'no' },
          ]}
        />
        <ProjectHeader
          project={project}
          categories={categories}
          action={
            <ShareActions
              key={project.id}
              label="Share"
              name={`Share ${project.title}`}
              linkLabel="Copy this link to share it"
              prepare={() => ({
                title: project.title,
                url: new URL(projectPath(project), window.location.href).href,
              })}
              // The native alert is required here.
              // eslint-disable-next-line no-alert
              onCopied={() => window.alert('Link copied to clipboard!')}
              style={{ justifySelf: 'start' }}
            />
          }
        />
        <ProjectStory
          key={project.id}
          project={project}
          panel={<ProjectPanel project={project} categories={categories} />}
          notice={isPartial && <ProjectPartial onRetry={onRetry} />}
        />
      </Container>
      <Related projects={related} />
    </>
  );
}

/** Project page, found by ID, slug or title and redirected to its slug. */
export default function ProjectPage() {
  const { id = '' } = useParams();
  const query = useOwnFailure(useProjectQuery(id));
  const handleRetry = () => void query.refetch();
  return (
    <AsyncView
      state={{ data: query.currentData, isError: query.isError }}
      loading={<ProjectSkeleton />}
      error={<ProjectFailure message="Failed to load project" onRetry={handleRetry} />}
    >
      {(view) => <ProjectContent view={view} onRetry={handleRetry} />}
    </AsyncView>
  );
}
