import { dateFieldValue } from '@/domain/text/dates';
import { canFeature, FEATURED_LIMITS } from '@/domain/featured/featured';
import type { FieldErrors } from '@/domain/booking/forms';
import { GALLERY_IMAGES, RELATED_PROJECTS } from '@/domain/text/limits';
import { isSafeHref } from '@/domain/links/links';
import { projectOverview } from '@/domain/project/project';
import type { Project } from '@/domain/project/schema';
import { foldText, withSlugs } from '@/domain/text/slug';

/** Values of the project form. */
export interface ProjectFields {
  title: string;
  /** Paragraphs are separated by a blank line. */
  description: string;
  /** Category names, the main one first. */
  category: string[];
  image: string;
  gallery: string[];
  /** `YYYY-MM-DD`, or '' when the stored text is not a date. */
  date: string;
  location: string;
  details: { text: string }[];
  website: string;
  isFeatured: boolean;
}

/** Shown when required fields are missing. */
export const FILL_REQUIRED = 'Please fill in all required fields';
/** Shown when a fifth project would be featured. */
export const FEATURED_PROJECTS_FULL = `Maximum of ${FEATURED_LIMITS.projects} featured projects allowed`;

/** Returns whether a project with this id can be featured. */
export function hasProjectSlot(projects: readonly Project[], id: string): boolean {
  return canFeature(projects, id, FEATURED_LIMITS.projects);
}

/**
 * Returns the form values of a project.
 * @param project missing for a new one
 * @param today `YYYY-MM-DD`
 */
export function projectFields(project: Project | undefined, today: string): ProjectFields {
  return {
    title: project?.title ?? '',
    description: project ? projectOverview(project).join('\n\n') : '',
    category: [...(project?.category ?? [])],
    image: project?.image ?? '',
    gallery: [...(project?.gallery ?? [])],
    date: project ? dateFieldValue(project.date) : today,
    location: project?.location ?? '',
    details: (project && project.details.length > 0 ? project.details : ['']).map((text) => ({
      text,
    })),
    website: project?.website ?? '',
    isFeatured: project?.isFeatured ?? false,
  };
}

const isBlank = (text: string) => text.trim() === '';

/** Returns errors for the empty required fields, in the order of the form. */
function missing(fields: ProjectFields, project: Project | undefined): FieldErrors<ProjectFields> {
  const keepsDate = fields.date === '' && dateFieldValue(project?.date) === '';
  return {
    ...(isBlank(fields.title) && { title: 'Title is required' }),
    ...(isBlank(fields.description) && { description: 'Description is required' }),
    ...(fields.category.length === 0 && { category: 'Category is required' }),
    ...(fields.image === '' && { image: 'Main image is required' }),
    ...(fields.date === '' &&
      !(keepsDate && project?.date?.trim()) && { date: 'Date is required' }),
    ...(isBlank(fields.location) && { location: 'Location is required' }),
  };
}

/** Returns whether all required fields are filled. */
export function isProjectComplete(fields: ProjectFields, project: Project | undefined): boolean {
  return Object.keys(missing(fields, project)).length === 0;
}

/**
 * Returns the errors of the project form, in the order of the fields.
 * @param project the saved project; missing for a new one
 */
export function validateProject(
  fields: ProjectFields,
  project: Project | undefined,
  projects: readonly Project[],
): FieldErrors<ProjectFields> {
  const { website, gallery, isFeatured } = fields;
  const isKept = website === (project?.website ?? '');
  const isLink = isKept || isBlank(website) || (/^ *https:/i.test(website) && isSafeHref(website));
  return {
    ...missing(fields, project),
    ...(!isLink && { website: 'Please enter a valid URL, such as https://example.com' }),
    ...(gallery.length > Math.max(GALLERY_IMAGES, project?.gallery.length ?? 0) && {
      gallery: `Maximum of ${GALLERY_IMAGES} images allowed in the gallery`,
    }),
    ...(isFeatured &&
      !hasProjectSlot(projects, project?.id ?? '') && { isFeatured: FEATURED_PROJECTS_FULL }),
  };
}

/**
 * Returns the references that still exist, or else the ids of up to 3 other projects. Projects that
 * share a category come first, each part in list order.
 */
export function autoRelated(
  project: Pick<Project, 'id' | 'category'> & Partial<Pick<Project, 'relatedProjects'>>,
  projects: readonly Project[],
  count = RELATED_PROJECTS,
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
  return [...alike, ...rest].slice(0, count).map(({ id }) => id);
}

/** Returns the overview in its previous format: a list of paragraphs, or one text. */
function overviewOf(text: string, before: Project | undefined): string | string[] {
  if (before && text === projectOverview(before).join('\n\n')) return before.description;
  return Array.isArray(before?.description) ? projectOverview({ description: text }) : text.trim();
}

const BLANK = { images: [], technologies: [] };

/**
 * Returns the project from a filled form. Its slug and fields that the form does not have stay
 * unchanged.
 * @param project the saved project; missing for a new one
 * @param id id of a new project
 * @param now ISO 8601
 */
export function projectOfFields(
  fields: ProjectFields,
  project: Project | undefined,
  { id, projects, now }: { id: string; projects: readonly Project[]; now: string },
): Project {
  const before: Partial<Project> = project ?? { ...BLANK, id };
  const { website: _website, date, ...start } = before;
  const { title, description, website, details, location } = fields;
  const isDateKept = fields.date === dateFieldValue(date);
  const record = {
    ...start,
    id: project?.id ?? id,
    title: title.trim() || 'Untitled Project',
    description: overviewOf(description, project),
    category: fields.category,
    image: fields.image,
    gallery: fields.gallery,
    date: isDateKept ? (date ?? '') : fields.date,
    location: location.trim(),
    details: details.map(({ text }) => text.trim()).filter(Boolean),
    isFeatured: fields.isFeatured,
    ...(website.trim() && { website: website.trim() }),
    createdAt: start.createdAt || now,
    updatedAt: now,
  };
  const others = projects.filter((other) => other.id !== record.id);
  const [named] = withSlugs([...others, record], (entry) => entry.title).slice(-1);
  const relatedProjects = autoRelated({ ...project, ...record }, projects);
  return { ...named, relatedProjects } as Project;
}

/** Returns a copy of a project that is not featured, with a unique id and slug. */
export function projectCopy(
  project: Project,
  { id, projects, now }: { id: string; projects: readonly Project[]; now: string },
): Project {
  const title = `${project.title} (copy)`;
  const made = { ...project, id, title, slug: undefined, isFeatured: false };
  const [named] = withSlugs([...projects, made], (entry) => entry.title).slice(-1);
  return { ...named, createdAt: now, updatedAt: now } as Project;
}
