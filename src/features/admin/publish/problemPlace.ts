import type { Content } from '@/domain/content';
import { PATHS } from '@/domain/paths';
import type { Problem } from '@/domain/problem';

/** Where a problem can be put right. */
export interface ProblemPlace {
  label: string;
  to: string;
}

const EDITORS: readonly [file: RegExp, label: string, to: string][] = [
  [/^(?:products|categories\/products)\//, 'Products', PATHS.adminProducts],
  [/^(?:projects|categories\/projects)\//, 'Projects', PATHS.adminProjects],
  [/^services\//, 'Services', PATHS.adminServices],
  [/^pages\/home/, 'Home Page', PATHS.adminHome],
  [/^pages\/about/, 'About Page', PATHS.adminAbout],
  [/^site/, 'Site Settings', PATHS.adminSettings],
];

/** The name of the record that a problem's place begins with: `"prod-1".price`. */
function nameAt(place: string, content: Content): string | undefined {
  const id = /^"(.+?)"/.exec(place)?.[1];
  const product = content.products.find((item) => item.id === id);
  return product?.name ?? content.projects.find((item) => item.id === id)?.title;
}

/** The editor of the field that a problem is about, with its record looked up; undefined for files nobody edits here. */
export function problemPlace({ file, path }: Problem, content: Content): ProblemPlace | undefined {
  const [, label, to] = EDITORS.find(([pattern]) => pattern.test(file)) ?? [];
  if (label === undefined || to === undefined) return undefined;
  const name = nameAt(path, content);
  return name
    ? { label: `Edit “${name}”`, to: `${to}?${new URLSearchParams({ search: name })}` }
    : { label: `Open ${label}`, to };
}
