import { readContent } from '@/domain/content/content';
import { smallContent, type Entry, type Files } from '@/domain/content/contentFixture';
import { checkPublication } from '@/domain/content/check/checkPublication';
import { problemFile, findProblemLink } from './problemLink';

/** Returns the problems that a change causes in the small content, and the target of each link. */
export function placesAfter(
  change: (files: Files) => unknown,
  hasPicture = (_path: string) => true,
) {
  const files = structuredClone(smallContent().files) as Files;
  change(files);
  const { content } = readContent(files);
  const live = readContent(smallContent().files).content;
  const found = checkPublication(files, { content: live, files: smallContent().files }, hasPicture);
  return [...found.errors, ...found.warnings].map(
    (problem) => findProblemLink(problem, content, new Set())?.to ?? problemFile(problem),
  );
}

/** Returns a change of an object in a file, given by its key. */
export const put = (file: string, key: string, fields: Entry) => (files: Files) =>
  Object.assign(files[file]?.[key] ?? {}, fields);

/** A problem by its name: the change that causes it, the target of its link, and the existing images. */
export type ProblemRow = [
  name: string,
  change: (files: Files) => unknown,
  places: string[],
  hasPicture?: (path: string) => boolean,
];

export const PRODUCT = '/admin/products?edit=';
export const PROJECT = '/admin/projects?edit=';
