import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeIn, isTest, textOf } from './projectFiles';

/** Maximum lengths in lines. */
const LINES = { ts: 180, tsx: 220, tests: 260 };

const PASCAL = /^[A-Z][A-Za-z0-9]*$/;
const CAMEL = /^[a-z][A-Za-z0-9]*$/;
const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const FORBIDDEN = /^(?:utils?|helpers?|misc|data|manager)$/i;
const FORBIDDEN_END = /(?:Utils?|Helpers?|Misc|Manager)$/;
const EXPORTS_COMPONENT = /^export (?:default )?(?:function|class|const) [A-Z][a-z]/m;

const files = codeIn('src', 'scripts', 'tests');

/** Returns the name of a file without its extension, split at dots. */
const partsOf = (file: string): string[] => path.basename(file).split('.').slice(0, -1);

const foldersOf = (file: string): string[] => path.dirname(file).split('/');

function nameProblem(file: string): string | undefined {
  const [stem = '', ...suffixes] = partsOf(file);
  if (suffixes.some((suffix) => !CAMEL.test(suffix))) return 'a suffix that is not camelCase';
  if (FORBIDDEN.test(stem) || FORBIDDEN_END.test(stem)) return 'a name without meaning';
  if (PASCAL.test(stem))
    return file.endsWith('.tsx') || suffixes.includes('test')
      ? undefined
      : 'PascalCase without components';
  if (!CAMEL.test(stem)) return 'neither PascalCase nor camelCase';
  const isComponent = file.endsWith('.tsx') && EXPORTS_COMPONENT.test(textOf(file));
  return isComponent ? 'a component in a camelCase file' : undefined;
}

function folderProblem(file: string): string | undefined {
  const folder = foldersOf(file).find((name) => !KEBAB.test(name));
  if (folder) return `the folder '${folder}', which is not kebab-case`;
  const vague = foldersOf(file).find((name) => FORBIDDEN.test(name));
  const isAllowed = file.startsWith('tests/helpers/');
  return vague && !isAllowed ? `the folder '${vague}', whose name has no meaning` : undefined;
}

function lengthProblem(file: string): string | undefined {
  const codeLimit = file.endsWith('.tsx') ? LINES.tsx : LINES.ts;
  const limit = isTest(file) ? LINES.tests : codeLimit;
  const lines = textOf(file).trimEnd().split('\n').length;
  return lines > limit ? `${lines} lines, over ${limit}` : undefined;
}

const problems = (check: (file: string) => string | undefined): string[] =>
  files.flatMap((file) => {
    const problem = check(file);
    return problem ? [`${file} has ${problem}`] : [];
  });

describe('files', () => {
  it('are found', () => {
    expect(files.length).toBeGreaterThan(50);
  });

  it('are PascalCase.tsx for components and camelCase otherwise, with meaningful names', () => {
    expect(problems(nameProblem)).toEqual([]);
  });

  it('are in kebab-case folders with meaningful names', () => {
    expect(problems(folderProblem)).toEqual([]);
  });

  it('have at most 180 lines, 220 with components, and 260 in tests', () => {
    expect(problems(lengthProblem)).toEqual([]);
  });
});
