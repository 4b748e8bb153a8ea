import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const PROJECT = path.resolve(import.meta.dirname, '../..');
const CODE = /\.(?:tsx?|mjs|js)$/;
/** Code, and the tests that walk through several rooms: those read as one long list. */
const LINES = { ts: 180, tsx: 220, tests: 260 };

const PASCAL = /^[A-Z][A-Za-z0-9]*$/;
const CAMEL = /^[a-z][A-Za-z0-9]*$/;
const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const FORBIDDEN = /^(?:utils?|helpers?|misc|data|manager)$/i;
const FORBIDDEN_END = /(?:Utils?|Helpers?|Misc|Manager)$/;
const EXPORTS_COMPONENT = /^export (?:default )?(?:function|class|const) [A-Z][a-z]/m;

const files = ['src', 'scripts', 'tests'].flatMap((folder) =>
  readdirSync(path.join(PROJECT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && CODE.test(entry.name))
    .map((entry) => path.relative(PROJECT, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/')),
);

/** `routes.test` of `routes.test.tsx`, in its parts. */
const partsOf = (file: string): string[] => path.basename(file).replace(CODE, '').split('.');

const foldersOf = (file: string): string[] => path.dirname(file).split('/');

function nameFault(file: string): string | undefined {
  const [stem = '', ...suffixes] = partsOf(file);
  if (suffixes.some((suffix) => !CAMEL.test(suffix))) return 'a suffix that is not camelCase';
  if (FORBIDDEN.test(stem) || FORBIDDEN_END.test(stem)) return 'a name that says nothing';
  if (PASCAL.test(stem))
    return file.endsWith('.tsx') || suffixes.includes('test')
      ? undefined
      : 'PascalCase without components';
  if (!CAMEL.test(stem)) return 'neither PascalCase nor camelCase';
  const isComponent =
    file.endsWith('.tsx') && EXPORTS_COMPONENT.test(readFileSync(path.join(PROJECT, file), 'utf8'));
  return isComponent ? 'a component in a camelCase file' : undefined;
}

function folderFault(file: string): string | undefined {
  const folder = foldersOf(file).find((name) => !KEBAB.test(name));
  if (folder) return `the folder '${folder}', which is not kebab-case`;
  const vague = foldersOf(file).find((name) => FORBIDDEN.test(name));
  const isAllowed = file.startsWith('tests/helpers/');
  return vague && !isAllowed ? `the folder '${vague}', which says nothing` : undefined;
}

function lengthFault(file: string): string | undefined {
  const ofCode = file.endsWith('.tsx') ? LINES.tsx : LINES.ts;
  const limit = file.startsWith('tests/') ? LINES.tests : ofCode;
  const lines = readFileSync(path.join(PROJECT, file), 'utf8').trimEnd().split('\n').length;
  return lines > limit ? `${lines} lines, over ${limit}` : undefined;
}

const faults = (judge: (file: string) => string | undefined): string[] =>
  files.flatMap((file) => {
    const fault = judge(file);
    return fault ? [`${file} has ${fault}`] : [];
  });

describe('the files of the house', () => {
  it('are found', () => {
    expect(files.length).toBeGreaterThan(50);
  });

  it('are PascalCase.tsx for components and camelCase otherwise, with names that say something', () => {
    expect(faults(nameFault)).toEqual([]);
  });

  it('stand in kebab-case folders that say something', () => {
    expect(faults(folderFault)).toEqual([]);
  });

  it('are at most 180 lines, with components at most 220', () => {
    expect(faults(lengthFault)).toEqual([]);
  });
});
