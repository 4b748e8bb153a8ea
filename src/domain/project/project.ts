import type { Project, ProjectSummary } from './schema';
import { cutText } from '../text/cleanText';
import type { Category, CategoryRef } from '../category/schema';
import { findCategory, toCategoryRef, UNCATEGORIZED } from '../category/category';

const PROJECT_OVERLAY_CHARS = 100;
export const GALLERY_IMAGES = 4;

/** Main image, images, gallery, each once and without blank entries. */
export function projectImages(
  project: Pick<Project, 'image'> & Partial<Pick<Project, 'images' | 'gallery'>>,
): string[] {
  const images = [project.image, ...(project.images ?? []), ...(project.gallery ?? [])];
  return [...new Set(images.filter((image) => image.trim()))];
}

/** A text is split at blank lines. */
export function projectOverview(project: { description?: string | readonly string[] }): string[] {
  const { description = [] } = project;
  const parts = typeof description === 'string' ? description.split(/\n\s*\n/) : description;
  return parts.map((part) => part.trim()).filter(Boolean);
}

export function projectOverlay(project: Pick<ProjectSummary, 'description'>): string {
  const text = projectOverview(project).join(' ').replace(/\s+/g, ' ');
  return cutText(text, PROJECT_OVERLAY_CHARS);
}

/** Those that exist, in its order, each once. */
export function categoriesOfProject(
  project: Pick<ProjectSummary, 'category'> & Partial<Pick<Project, 'categorySlug' | 'categoryId'>>,
  categories: readonly Category[],
): Category[] {
  const { category, categorySlug = '', categoryId = '' } = project;
  const named = category.length > 0 ? category : [categorySlug || categoryId];
  const known = named.map((name) => findCategory(categories, name));
  return [...new Set(known.filter((entry) => entry !== undefined))];
}

/** Existing categories with their own name, others as stored in the project. */
export function projectCategoryRefs(
  project: Parameters<typeof categoriesOfProject>[0],
  categories: readonly Category[],
): CategoryRef[] {
  if (project.category.length === 0) return categoriesOfProject(project, categories);
  const refs = project.category.map(
    (name) => findCategory(categories, name) ?? toCategoryRef(name),
  );
  return [...new Map(refs.map((ref) => [ref.slug, ref])).values()];
}

/** One per existing category, or the uncategorized file. */
export function projectFiles(
  project: Parameters<typeof categoriesOfProject>[0],
  categories: readonly Category[],
): string[] {
  const known = categoriesOfProject(project, categories);
  const slugs = (known.length > 0 ? known : [UNCATEGORIZED]).map(({ slug }) => slug);
  return [...new Set(slugs)].map((slug) => `projects/by-category/${slug}.json`);
}
