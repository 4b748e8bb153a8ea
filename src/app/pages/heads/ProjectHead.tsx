import type { CategoryRef } from '@/domain/category/schema';
import { dateFieldValue } from '@/domain/text/dates';
import { PATHS, projectPath } from '@/domain/links/paths';
import { projectImages, projectOverview } from '@/domain/project/project';
import type { Project } from '@/domain/project/schema';
import { PageHead } from '@/ui/head/PageHead';
import { breadcrumbJsonLd, HOME_CRUMB, metaDescription } from './headMeta';

function textOf(project: Project): string {
  // Adds a full stop to the subtitle, so that the joined text consists of sentences.
  const subtitle = (project.subtitle ?? '').trim().replace(/[\p{L}\p{N}]$/u, '$&.');
  const text = [subtitle, ...projectOverview(project)].join(' ');
  return metaDescription(text, `${project.title}: images and credits of the project.`);
}

/** Returns the day or the month of a date, if it has one. */
function dayOf(date = ''): string | undefined {
  const isDay = /^\d{4}-\d{2}-\d{2}/.test(date.trim());
  return dateFieldValue(date).slice(0, isDay ? 10 : 7) || undefined;
}

function workJsonLd(project: Project, categories: readonly CategoryRef[]): object {
  const { title, subtitle, location, createdAt, updatedAt } = project;
  return {
    '@type': 'CreativeWork',
    name: title,
    alternativeHeadline: subtitle?.trim() || undefined,
    description: textOf(project),
    image: projectImages(project),
    url: projectPath(project),
    genre: categories.map(({ name }) => name),
    dateCreated: dayOf(project.date),
    datePublished: dayOf(createdAt),
    dateModified: dayOf(updatedAt),
    locationCreated: location?.trim() ? { '@type': 'Place', name: location } : undefined,
  };
}

/** Search engines reject a film without a time at which it was published. */
function filmJsonLd(project: Project): object[] {
  const { title, video, createdAt } = project;
  if (!video || !createdAt) return [];
  return [
    {
      '@type': 'VideoObject',
      name: title,
      description: textOf(project),
      thumbnailUrl: projectImages(project)[0],
      uploadDate: createdAt,
      [video.startsWith('/') ? 'contentUrl' : 'url']: video,
    },
  ];
}

export function ProjectHead(props: { project: Project; categories: readonly CategoryRef[] }) {
  const { project, categories } = props;
  const path = projectPath(project);
  const trail = [HOME_CRUMB, { label: 'Projects', to: PATHS.projects }, { label: project.title }];
  return (
    <PageHead
      title={project.title}
      description={textOf(project)}
      path={path}
      image={projectImages(project)[0]}
      imageAlt={project.title}
      type="article"
      jsonLd={[
        workJsonLd(project, categories),
        ...filmJsonLd(project),
        breadcrumbJsonLd(trail, path),
      ]}
    />
  );
}
