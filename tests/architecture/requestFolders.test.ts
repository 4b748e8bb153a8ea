import path from 'node:path';
import { expect, it } from 'vitest';
import { codeIn, isTest, textOf } from './projectFiles';

const ROOT = 'src/admin/requests';
/** Each folder imports only from those after it. `.` stands for the files of the folder itself. */
const ORDER = [
  'today',
  '.',
  'quote',
  'request',
  'calendar',
  'list',
  'backup',
  'intake',
  'export',
  'fields',
  'conflicts',
  'changes',
  'store',
  'storage',
];

/** Returns the folder of the requests that a file is in, or undefined for a file elsewhere. */
function folderOf(file: string): string | undefined {
  if (!file.startsWith(`${ROOT}/`)) return undefined;
  const [folder = '', ...rest] = file.slice(ROOT.length + 1).split('/');
  return rest.length > 0 ? folder : '.';
}

it('Folders of the requests import only from those after them', () => {
  const files = codeIn(ROOT).filter((file) => !isTest(file));
  const wrong = files.flatMap((file) =>
    [...textOf(file).matchAll(/(?:from|import\() ?'(\.[^']+)'/g)]
      .map(([, target = '']) => path.posix.join(path.posix.dirname(file), target))
      .filter((target) => {
        const [from, to] = [folderOf(file), folderOf(target)].map((one) =>
          ORDER.indexOf(one ?? ''),
        );
        return folderOf(target) !== undefined && (to ?? -1) < (from ?? -1);
      })
      .map((target) => `${file} imports ${target}`),
  );
  expect(new Set(files.map(folderOf))).toEqual(new Set(ORDER));
  expect(wrong).toEqual([]);
});
