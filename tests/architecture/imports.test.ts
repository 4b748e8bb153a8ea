import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scriptOf } from '../../scripts/processes.mjs';
import { writeFixtures, type Fixture } from './importFixture';
import { codeIn, isTest, PROJECT } from './projectFiles';
import { RIGHT_IMPORTS } from './rightImports';
import { WRONG_CODE, WRONG_IMPORTS } from './wrongImports';

const CACHE = path.join(PROJECT, '.cache');
const at = (file: string): string => path.join(PROJECT, file);

interface Cruise {
  modules: { source: string; dependencies: { resolved: string }[] }[];
  summary: {
    violations: { from: string; to: string; rule: { name: string }; cycle?: { name: string }[] }[];
  };
}

/** Runs a tool that prints JSON. Its exit code does not matter. */
function report<T>(tool: string, cwd: string, ...args: string[]): Promise<T> {
  return new Promise((resolve, reject) => {
    const command = [scriptOf(tool), ...args];
    execFile(process.execPath, command, { cwd, maxBuffer: 1e9 }, (error, stdout, stderr) => {
      try {
        resolve(JSON.parse(stdout) as T);
      } catch {
        reject(new Error(`${tool} printed no report: ${stderr || stdout}`, { cause: error }));
      }
    });
  });
}

const cruise = (cwd: string): Promise<Cruise> =>
  report('depcruise', cwd, '--config', at('.dependency-cruiser.mjs'), '-T', 'json', 'src');

/** Returns the fixtures with a separate file for each. */
const withFiles = <T extends Fixture>(fixtures: T[], name: string): (T & { file: string })[] =>
  fixtures.map((fixture, index) => ({
    ...fixture,
    file: fixture.at.endsWith('/') ? `${fixture.at}${name}${index}.ts` : fixture.at,
  }));

const wrong = withFiles(WRONG_IMPORTS, 'wrong');
const wrongCode = withFiles(WRONG_CODE, 'wrongCode');
const right = withFiles(RIGHT_IMPORTS, 'right');

describe('imports of this project', () => {
  let found: Cruise;
  beforeAll(async () => {
    found = await cruise(PROJECT);
  }, 120_000);

  it('follow the rules', () => {
    const violations = found.summary.violations.map(
      ({ from, to, rule }) => `${from} imports ${to}. ${rule.name}`,
    );
    expect(violations).toEqual([]);
  });

  it('are all read', () => {
    const read = new Set(found.modules.map(({ source }) => source));
    const code = codeIn('src').filter((file) => !file.endsWith('.d.ts'));
    expect(code.filter((file) => !read.has(file))).toEqual([]);
  });

  it('do not connect two folders in both directions, except a folder and the index of one inside it', () => {
    const imports = new Map<string, string[]>();
    for (const { source, dependencies } of found.modules)
      for (const { resolved } of dependencies) {
        if (isTest(source) || isTest(resolved) || !resolved.startsWith('src/')) continue;
        const [from, to] = [path.posix.dirname(source), path.posix.dirname(resolved)];
        const isIndexInside = resolved === `${to}/index.ts` && path.posix.dirname(to) === from;
        if (from === to || isIndexInside) continue;
        const key = `${from} > ${to}`;
        imports.set(key, [...(imports.get(key) ?? []), `${source} > ${resolved}`]);
      }
    const both = [...imports.keys()].filter((key) => {
      const [from = '', to = ''] = key.split(' > ');
      return from < to && imports.has(`${to} > ${from}`);
    });
    expect(both).toEqual([]);
  });
});

const namesOf = (file: string, found: { file: string; name: string }[]): string[] =>
  found.filter((one) => path.normalize(one.file) === path.normalize(file)).map(({ name }) => name);

describe('the rules of imports', () => {
  let root: string;
  let violations: { file: string; name: string }[];

  beforeAll(async () => {
    await mkdir(CACHE, { recursive: true });
    // Inside the project, so that packages are found.
    root = await mkdtemp(path.join(CACHE, 'imports-'));
    await writeFixtures(root, [...wrong, ...right]);
    await cp(at('tsconfig.json'), path.join(root, 'tsconfig.json'));
    const { summary } = await cruise(root);
    violations = summary.violations.flatMap(({ from, rule, cycle = [] }) =>
      [from, ...cycle.map(({ name }) => name)].map((file) => ({ file, name: rule.name })),
    );
  }, 120_000);

  afterAll(() => rm(root, { recursive: true, force: true }));

  it.each(wrong)('reject $title: $code', ({ file }) => {
    expect(namesOf(file, violations)).not.toEqual([]);
  });

  it.each(right)('accept $title: $code', ({ file }) => {
    expect(namesOf(file, violations)).toEqual([]);
  });
});

describe('the rules of lint', () => {
  let root: string;
  let findings: { file: string; name: string }[];

  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'lint-'));
    await writeFixtures(root, wrongCode);
    // Paths in the settings of lint are relative to their file.
    await cp(at('.oxlintrc.json'), path.join(root, '.oxlintrc.json'));
    const { diagnostics } = await report<{ diagnostics: { filename: string; code: string }[] }>(
      'oxlint',
      root,
      '-f',
      'json',
      '.',
    );
    findings = diagnostics.map(({ filename, code }) => ({ file: filename, name: code }));
  }, 120_000);

  afterAll(() => rm(root, { recursive: true, force: true }));

  it.each(wrongCode)('reject $title: $code', ({ file, rule }) => {
    expect(namesOf(file, findings)).toContain(rule);
  });
});
