import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeIn, filesIn, PROJECT, textOf } from './projectFiles';

const LINES_MAX = 400;
/** Windows allows 260 characters in total. The rest is for the folder of the project. */
const PATH_MAX = 200;

const PASCAL = /^[A-Z][A-Za-z0-9]*$/;
const CAMEL = /^[a-z][A-Za-z0-9]*$/;
const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const FORBIDDEN = /^(?:utils?|helpers?|misc|data|manager)$/i;
const FORBIDDEN_END = /(?:Utils?|Helpers?|Misc|Manager)$/;
const EXPORTS_COMPONENT = /^export (?:default )?(?:function|class|const) [A-Z][a-z]/m;
const FORBIDDEN_CHARACTER = /[<>:"|?*\\\p{Cc}]/u;
const WINDOWS_DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(?:\.|$)/i;

function nameProblem(file: string): string | undefined {
  const [stem = '', ...suffixes] = path.basename(file).split('.').slice(0, -1);
  if (suffixes.some((suffix) => !CAMEL.test(suffix))) return 'a suffix that is not camelCase';
  if (FORBIDDEN.test(stem) || FORBIDDEN_END.test(stem)) return 'a name without meaning';
  if (PASCAL.test(stem))
    return file.endsWith('.tsx') || suffixes.includes('test')
      ? undefined
      : 'PascalCase without components';
  if (!CAMEL.test(stem)) return 'neither PascalCase nor camelCase';
  const isComponent =
    stem !== 'index' && file.endsWith('.tsx') && EXPORTS_COMPONENT.test(textOf(file));
  return isComponent ? 'a component in a camelCase file' : undefined;
}

function folderProblem(file: string): string | undefined {
  const folders = path.dirname(file).split('/');
  const folder = folders.find((name) => !KEBAB.test(name));
  if (folder) return `the folder '${folder}', which is not kebab-case`;
  const vague = file.startsWith('tests/helpers/')
    ? undefined
    : folders.find((name) => FORBIDDEN.test(name));
  return vague && `the folder '${vague}', whose name has no meaning`;
}

function lengthProblem(file: string): string | undefined {
  const lines = textOf(file).trimEnd().split('\n').length;
  return lines > LINES_MAX ? `${lines} lines, over ${LINES_MAX}` : undefined;
}

describe('files of code', () => {
  const files = codeIn('src', 'scripts', 'tests');
  it.each([
    ['are PascalCase.tsx for components and camelCase otherwise, with meaning', nameProblem],
    ['are in kebab-case folders with meaningful names', folderProblem],
    [`have at most ${LINES_MAX} lines`, lengthProblem],
  ])('%s', (_rule, check) => {
    expect(files.length).toBeGreaterThan(500);
    const problems = files.map((file) => `${file} has ${check(file)}`);
    expect(problems.filter((text) => !text.endsWith('undefined'))).toEqual([]);
  });
});

function portableProblem(name: string): string | undefined {
  if (FORBIDDEN_CHARACTER.test(name)) return 'a character that Windows forbids';
  if (/[. ]$/.test(name)) return 'a dot or a space at the end of a name';
  return WINDOWS_DEVICE.test(name) ? 'the name of a Windows device' : undefined;
}

/** Returns the folders of a file, its path in imports, and its path. */
function namesOf(file: string): string[] {
  const parts = file.split('/');
  const [stem] = (parts.at(-1) ?? '').split(/(?<=.)\./);
  const folders = parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
  return [...folders, [...parts.slice(0, -1), stem].join('/'), file];
}

/** Returns the names that Windows or macOS cannot store, alone or together. */
function portabilityProblems(files: readonly string[]): string[] {
  const spellings = new Map<string, Set<string>>();
  for (const name of files.flatMap(namesOf)) {
    const key = name.normalize('NFC').toLowerCase();
    spellings.set(key, (spellings.get(key) ?? new Set<string>()).add(name));
  }
  return [
    ...files.flatMap((file) => {
      const long = file.length > PATH_MAX ? `over ${PATH_MAX} characters` : undefined;
      const problem = file.split('/').map(portableProblem).find(Boolean) ?? long;
      return problem ? [`${file} has ${problem}`] : [];
    }),
    ...[...spellings.values()]
      .filter((names) => names.size > 1)
      .map((names) => `${[...names].sort().join(' and ')} differ only in case`),
  ];
}

/** Returns the files that Git tracks or would add. Without Git, the files that .gitignore does not name. */
function projectFiles(): string[] {
  if (existsSync(path.join(PROJECT, '.git'))) {
    const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    const out = execFileSync('git', args, { cwd: PROJECT, encoding: 'utf8', maxBuffer: 1e8 });
    return [...new Set(out.split('\0').filter(Boolean))];
  }
  const ignored = textOf('.gitignore').split(/\r?\n/);
  return readdirSync(PROJECT, { withFileTypes: true })
    .filter(({ name }) => !ignored.includes(name))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(entry.name) : [entry.name]));
}

describe('names that Windows or macOS cannot store', () => {
  it.each([
    [['src/PageHead.tsx', 'src/pageHead.ts']],
    [['src/Admin/one.ts', 'src/admin/two.ts']],
    [['public/nu\u0308.txt', 'public/n\u00fc.txt']],
    ...['src/aux/a.ts', 'a/com1.test.ts', 'a/b.', 'a /b.ts', 'a/b:c.ts'].map((file) => [[file]]),
    [[`${'long/'.repeat(40)}a`]],
  ])('are %j', (files) => {
    expect(portabilityProblems(files)).not.toEqual([]);
  });

  it('do not include a module, its test and its folder', () => {
    const files = ['src/cart.ts', 'src/cart.test.ts', 'src/cart/index.ts', '.env', '.env.local'];
    expect(portabilityProblems(files)).toEqual([]);
  });

  it('do not occur in the project', () => {
    const files = projectFiles();
    expect(files.length).toBeGreaterThan(500);
    expect(portabilityProblems(files)).toEqual([]);
  });
});
