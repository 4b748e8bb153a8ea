import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT } from './projectFiles';

/** Windows allows 260 characters in total. The rest is for the folder of the project. */
const LONGEST = 200;
const FORBIDDEN_CHARACTER = /[<>:"|?*\\\p{Cc}]/u;
const RESERVED = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(?:\.|$)/i;

/** Returns the files that Git tracks or would add. Without Git, the files that .gitignore does not name. */
function projectFiles(): string[] {
  if (existsSync(path.join(PROJECT, '.git'))) {
    const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    const out = execFileSync('git', args, { cwd: PROJECT, encoding: 'utf8', maxBuffer: 1e8 });
    return [...new Set(out.split('\0').filter(Boolean))];
  }
  const ignored = readFileSync(path.join(PROJECT, '.gitignore'), 'utf8').split(/\r?\n/);
  return filesBelow('').filter((file) => !ignored.includes(file.split('/')[0] ?? ''));
}

function filesBelow(folder: string): string[] {
  return readdirSync(path.join(PROJECT, folder), { withFileTypes: true })
    .filter((entry) => entry.name !== 'node_modules')
    .flatMap((entry) => {
      const name = folder + entry.name;
      return entry.isDirectory() ? filesBelow(`${name}/`) : [name];
    });
}

function nameProblem(name: string): string | undefined {
  if (FORBIDDEN_CHARACTER.test(name)) return 'a character that Windows forbids';
  if (/[. ]$/.test(name)) return 'a dot or a space at the end of a name';
  return RESERVED.test(name) ? 'the name of a Windows device' : undefined;
}

/** Returns the folders of a file, its path in imports, and its path. */
function namesOf(file: string): string[] {
  const parts = file.split('/');
  const [stem] = (parts.at(-1) ?? '').split(/(?<=.)\./);
  const folders = parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
  return [...folders, [...parts.slice(0, -1), stem].join('/'), file];
}

/** Returns the names that are equal without regard to case. */
function casePairs(files: readonly string[]): string[] {
  const spellings = new Map<string, Set<string>>();
  for (const name of files.flatMap(namesOf)) {
    const key = name.normalize('NFC').toLowerCase();
    spellings.set(key, (spellings.get(key) ?? new Set<string>()).add(name));
  }
  return [...spellings.values()]
    .filter((names) => names.size > 1)
    .map((names) => `${[...names].sort().join(' and ')} differ only in case`);
}

function portabilityProblems(files: readonly string[]): string[] {
  const problems = files.flatMap((file) => {
    const problem = file.split('/').map(nameProblem).find(Boolean);
    const isLong = file.length > LONGEST;
    return [
      ...(problem ? [`${file} has ${problem}`] : []),
      ...(isLong ? [`${file} has over ${LONGEST} characters`] : []),
    ];
  });
  return [...problems, ...casePairs(files)];
}

describe('names that Windows or macOS cannot store', () => {
  it.each([
    ['src/PageHead.tsx', 'src/pageHead.ts'],
    ['src/PageHead.tsx', 'src/pageHead.test.ts'],
    ['src/PageHead.tsx', 'src/PAGEHEAD.test.tsx'],
    ['media/lens.JPG', 'media/lens.jpg'],
    ['src/Admin/one.ts', 'src/admin/two.ts'],
    ['src/Admin/one.ts', 'src/admin.ts'],
    ['public/Größe.jpg', 'public/GRÖSSE.jpg', 'public/größe.png'],
    ['public/nu\u0308.txt', 'public/n\u00fc.txt'],
  ])('are two that differ only in case: %s, %s', (...files) => {
    expect(portabilityProblems(files)).not.toEqual([]);
  });

  it.each([
    'src/con.ts',
    'src/aux/a.ts',
    'NUL',
    'a/com1.test.ts',
    'a/b.',
    'a /b.ts',
    'a/b:c.ts',
    'a/what?.ts',
    'a/tab\t.ts',
    'a\\b.ts',
    `${'long/'.repeat(40)}a`,
  ])('are %j', (file) => {
    expect(portabilityProblems([file])).toHaveLength(1);
  });

  it('do not include a module, its test and its folder, hidden files, and other letters', () => {
    const files = [
      'src/cart.ts',
      'src/cart.test.ts',
      'src/cart/index.ts',
      '.env',
      '.env.local',
      'public/n\u00fc.txt',
      'src/console.ts',
      `${'long/'.repeat(39)}a.ts`,
    ];
    expect(portabilityProblems(files)).toEqual([]);
  });

  it('do not occur in the project', () => {
    const files = projectFiles();
    expect(files.length).toBeGreaterThan(500);
    expect(portabilityProblems(files)).toEqual([]);
  });
});
