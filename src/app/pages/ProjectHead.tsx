import type { CategoryRef } from '@/domain/category';
import { dateFieldValue } from '@/domain/dates';
import { PATHS, projectPath } from '@/domain/paths';
import { projectImages, projectOverview, type Project } from '@/domain/project';
import { breadcrumbLd } from '../breadcrumbLd';
import { PageHead } from '../PageHead';
import { summaryText } from '../summaryText';

function summaryOf(project: Project): string {
  // A subtitle is no sentence; in a line of text it stands as one.
  const subtitle = (project.subtitle ?? '').trim().replace(/[\p{L}\p{N}]$/u, '$&.');
  const text = [subtitle, ...projectOverview(project)].join(' ');
  return summaryText(text) || `${project.title}: pictures and credits of the project.`;
}

/** The day, or the month, of a date that has one. */
function dayOf(date = ''): string | undefined {
  const isDay = /^\d{4}-\d{2}-\d{2}/.test(date.trim());
  return dateFieldValue(date).slice(0, isDay ? 10 : 7) || undefined;
}

function workLd(project: Project, categories: readonly CategoryRef[]): object {
  const { title, subtitle, location, createdAt, updatedAt } = project;
  return {
    '@type': 'CreativeWork',
    name: title,
    alternativeHeadline: subtitle?.trim() || undefined,
    description: summaryOf(project),
    image: projectImages(project),
    url: projectPath(project),
    genre: categories.map(({ name }) => name),
    dateCreated: dayOf(project.date),
    datePublished: dayOf(createdAt),
    dateModified: dayOf(updatedAt),
    locationCreated: location?.trim() ? { '@type': 'Place', name: location } : undefined,
  };
}

/** A project's head: what WhatsApp and search engines show of it. */
export function ProjectHead(props: { project: Project; categories: readonly CategoryRef[] }) {
  const { project, categories } = props;
  const path = projectPath(project);
  const trail = [
    { label: 'Home', to: PATHS.home },
    { label: 'Projects', to: PATHS.projects },
    { label: project.title, to: path },
  ];
  return (
    <PageHead
      title={project.title}
      description={summaryOf(project)}
      path={path}
      image={projectImages(project)[0]}
      imageAlt={project.title}
      type="article"
      jsonLd={[workLd(project, categories), breadcrumbLd(trail)]}
    />
  );
}
