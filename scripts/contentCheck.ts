import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkContent } from '../src/domain/content/check/checkContent';
import type { ContentFiles } from '../src/domain/content/content';
import type { Problem } from '../src/domain/record/problem';
import { filesBelow, isHidden, readJson } from './build/files';
import { isMain } from './isMain';

const ROOT = path.resolve(import.meta.dirname, '..');

/** Files that cannot be parsed are returned with the reason. */
export async function readContentFiles(folder: string) {
  const files: ContentFiles = {};
  const notJson: Record<string, string> = {};
  // Editors store locks and copies in hidden files.
  const isContent = (file: string) => file.endsWith('.json') && !isHidden(file);
  for (const file of (await filesBelow(folder)).filter(isContent)) {
    try {
      files[file] = await readJson(path.join(folder, file));
    } catch (error) {
      notJson[file] = error instanceof Error ? error.message : String(error);
    }
  }
  return { files, notJson };
}

/** Returns a predicate: whether a site path such as `/media/x.webp` is a file in the public folder. */
export function hasPublicFile(publicFolder: string) {
  return (sitePath: string): boolean => {
    try {
      const file = path.resolve(publicFolder, `.${decodeURI(sitePath)}`);
      return file.startsWith(publicFolder + path.sep) && existsSync(file);
    } catch {
      // A path that is not well encoded does not name a file.
      return false;
    }
  };
}

export async function checkPublicFolder(folder = path.join(ROOT, 'public')): Promise<Problem[]> {
  const { files, notJson } = await readContentFiles(path.join(folder, 'data'));
  return checkContent(files, hasPublicFile(path.resolve(folder)), notJson);
}

const LEVELS = { error: 'Error', unreadable: 'Unreadable', warning: 'Warning' } as const;

/** Returns whether there are no errors. */
export function reportProblems(problems: readonly Problem[]): boolean {
  for (const { level, file, path: field, message } of problems) {
    const where = field ? `${file}, ${field}` : file;
    console.error(`${LEVELS[level]}: public/data/${where}: ${message}`);
  }
  const countOf = (counted: Problem['level']) =>
    problems.filter(({ level }) => level === counted).length;
  const [errors, unreadable] = [countOf('error'), countOf('unreadable')];
  const omitted = unreadable > 0 ? `, ${unreadable} unreadable parts left out` : '';
  console.log(`Content: ${errors} errors, ${countOf('warning')} warnings${omitted}`);
  return errors === 0;
}

export function breaksBuild(problems: readonly Problem[]): boolean {
  return problems.some(({ level, stopsBuild = true }) => level === 'error' && stopsBuild);
}

if (isMain(import.meta.filename)) {
  const folder = process.argv[2];
  const problems = await checkPublicFolder(folder && path.resolve(folder));
  reportProblems(problems);
  process.exitCode = problems.every(({ level }) => level === 'warning') ? 0 : 1;
  // Loaded here, because it needs the image library.
  const { readIcon } = await import('./brand/icons');
  await readIcon();
}
