import * as v from 'valibot';
import {
  DEFAULT_PROJECT_CATEGORIES,
  findCategory,
  isAllCategory,
} from '@/domain/category/category';
import type { Category } from '@/domain/category/schema';
import type { Content } from '@/domain/content/content';
import type { Project } from '@/domain/project/schema';
import { cleanText } from '@/domain/text/cleanText';
import { foldText } from '@/domain/text/slug';
import { baseOf, type RecordField, type FieldOptions } from '../../fields/field';
import { splitLines } from '../../fields/kinds/text';
import type { BulkChoice } from '../resource';
import type { TableFilter } from '../column';

/** Returns the active categories for forms and filters, or the two defaults if there are none. */
export function activeCategories({ projectCategories }: Content): Category[] {
  const isReal = (category: Category) => !isAllCategory(category);
  const real = projectCategories.filter(isReal);
  const all = real.length > 0 ? real : DEFAULT_PROJECT_CATEGORIES.filter(isReal);
  return all.filter(({ isActive }) => isActive);
}

/** Returns whether two names of categories differ in case, accents and invisible characters at most. */
export const isSameName = (name: string, other: string) => foldText(name) === foldText(other);

/** Filter of the table, which matches any category of a project. */
export const projectCategoryFilter: TableFilter<Project> = {
  label: 'Category',
  allLabel: 'All Categories',
  loadingLabel: 'Loading categories...',
  options: (content) =>
    activeCategories(content).map(({ name, slug }) => ({ value: slug, label: name })),
  matches: ({ category }, slug, { projectCategories }) =>
    category.some((name) => {
      const known = findCategory(projectCategories, name);
      return known ? known.slug === slug : isSameName(name, slug);
    }),
};

/** Bulk action that makes a category the main one of projects. Their other categories stay. */
export const addToCategory: BulkChoice<Project> = {
  label: 'Add selected projects to a category',
  placeholder: 'Add to category...',
  options: (content) => activeCategories(content).map(({ name }) => ({ value: name, label: name })),
  change: (project, name) =>
    isSameName(project.category[0] ?? '', name)
      ? project
      : {
          ...project,
          category: [name, ...project.category.filter((one) => !isSameName(one, name))],
        },
  done: (name) => `added to ${name}`,
};

/** The names of the categories of a project, the main one first. */
export function categoryNames<const P extends string>(
  path: P,
  options: FieldOptions,
): RecordField<P, string[], string[]> {
  return {
    ...baseOf(path, options),
    isRequired: true,
    toInput: (names = []) => names,
    schema: () => v.pipe(v.array(v.string()), v.minLength(1, 'Category is required')),
    fromInput: (names) => names,
    shown: { as: 'own' },
    // One per line.
    csv: {
      column: path,
      write: (names) => names.join('\n'),
      read(cell, { input: before, context: { content } }) {
        const names = splitLines(cell);
        const known = (name: string) =>
          findCategory(content.projectCategories, name)?.name ??
          before.find((stored) => cleanText(stored) === name);
        const unknown = names.find((name) => !known(name));
        if (unknown !== undefined) return { problem: `there is no category “${unknown}”` };
        return { input: [...new Set(names.map((name) => known(name) ?? name))] };
      },
    },
    text: (names) => names.join(', ') || 'Uncategorized',
  };
}
