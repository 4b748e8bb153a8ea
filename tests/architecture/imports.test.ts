import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scriptOf } from '../../scripts/processes.mjs';
import { codeIn, isTest, PROJECT } from './projectFiles';

const CACHE = path.join(PROJECT, '.cache');
const at = (file: string): string => path.join(PROJECT, file);

interface Piece {
  file: string;
  code: string;
}

/** Returns the code that imports a module: `type:module` its types, `lazy:module` when it runs, `module` its values. */
function codeOf(text: string): string {
  const module = text.replace(/^(?:type|lazy):/, '');
  if (text.startsWith('type:')) return `export type { A } from '${module}';`;
  return text.startsWith('lazy:')
    ? `const load = () => import('${module}');`
    : `export * from '${module}';`;
}

/** Returns the files of a table of imports. A line is a folder, which gets a file for each import, or a file, and what it imports. */
function filesOf(table: string): Piece[] {
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [place = '', ...imports] = line.trim().split(/\s+/);
      return place.endsWith('/')
        ? imports.map((text, index) => ({ file: `${place}wrong${index}.ts`, code: codeOf(text) }))
        : [{ file: place, code: imports.map(codeOf).join(' ') }];
    });
}

const REJECTED = filesOf(`
src/app/ @/admin @/mocks/startMocks ../../scripts/setup
src/app/pages/ @/admin/drafts/x @/features/cart/CartView lazy:@/admin/resources/products/productResource
src/features/cart/ @/features/products/list ../../features/products/list
src/features/cart/other/ /src/features/products/list/index @/features/cart/cartSlice @/admin/publish/merge
src/features/cart/more/ type:@/app/store/makeStore lazy:@/mocks/startMocks @/../scripts/setup
src/features/cart/mui/ @mui/material type:@mui/material @mui/icons-material lazy:@mui/material
src/features/products/list/ @/admin/drafts/draftEntry @/features/products/detail react-dropzone node:fs/promises
src/mocks/handlers/ @/features/cart react
src/api/content/ @/ui/list/Pager react-dom @/admin/drafts/x
src/ui/ @/api/content/products @/features/cart type:@/domain/product/product ../theme/tokens @/ui/list/Pager @/features/cart?raw
src/theme/ @/domain/links/paths react-redux
src/domain/ react @/api/content/products
src/domain/text/slug.test.ts @/api/content/x
src/domain/text/one.ts type:./two
src/domain/text/two.ts type:./one
src/admin/drafts/ ../store/x
src/admin/resources/products/ ../../pages/home/HomeEditor ../services/serviceResource
src/admin/publish/targets/local/ ../github/client
src/stray.ts ./app/boot
`);

const REJECTED_CODE = [
  [
    'src/ui/route.ts',
    'eslint(no-restricted-imports)',
    "export { Navigate } from 'react-router-dom';",
  ],
  [
    'src/ui/glob.ts',
    'eslint(no-restricted-properties)',
    "const all = import.meta.glob('../features/*/index.ts');",
  ],
  [
    'src/ui/dynamic.ts',
    'import(no-dynamic-require)',
    'const load = (path: string) => import(path);',
  ],
  [
    'src/ui/Raw.tsx',
    'react(no-danger)',
    'const Raw = () => <p dangerouslySetInnerHTML={{ __html: "" }} />;',
  ],
  [
    'src/ui/fill.ts',
    'eslint(no-restricted-properties)',
    "const fill = (target: Element) => { target.innerHTML = ''; };",
  ],
] as const;

const LOCAL_IMPORT = /(?:from |import\(|import |require\(|glob\()['`]((?:\.|@\/|\/src)[^'`*?]*)/g;

/** Returns the file that a path without extension means: as in this project, else a module of that name. */
function fileOf(module: string): string {
  const files = [`${module}.ts`, `${module}.tsx`, `${module}/index.ts`, `${module}/index.tsx`];
  return files.find((file) => existsSync(at(file))) ?? `${module}.ts`;
}

/** Writes pieces of code to a folder, with an empty module for each that they import. */
async function writePieces(root: string, pieces: readonly Piece[]): Promise<void> {
  const imported = pieces.flatMap(({ file, code }) =>
    [...code.matchAll(LOCAL_IMPORT)].map(([, module = '']) =>
      module.startsWith('.')
        ? path.posix.join(path.posix.dirname(file), module)
        : path.posix.join('src', module.replace(/^(?:@|\/src)\//, '')),
    ),
  );
  const stubs = imported.map((module) => ({ file: fileOf(module), code: 'export const a = 1;' }));
  for (const { file, code } of [...stubs, ...pieces]) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), `${code}\n`);
  }
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

interface Cruise {
  modules: {
    source: string;
    dependencies: { resolved: string; module: string; dependencyTypes: string[] }[];
  }[];
  summary: {
    violations: { from: string; to: string; rule: { name: string }; cycle?: { name: string }[] }[];
  };
}

const cruise = (cwd: string, ...others: string[]): Promise<Cruise> =>
  report(
    'depcruise',
    cwd,
    '--config',
    at('.dependency-cruiser.mjs'),
    '-T',
    'json',
    'src',
    ...others,
  );

describe('imports of this project', () => {
  let found: Cruise;
  beforeAll(async () => {
    found = await cruise(PROJECT, 'scripts/start.ts', 'vite.config.ts');
  });

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

  it('find the packages of the first start without those for developers', () => {
    const forDevelopers = found.modules
      .filter(({ source }) => !isTest(source) && !source.startsWith('src/mocks/'))
      .flatMap(({ source, dependencies }) =>
        dependencies
          .filter(
            ({ dependencyTypes: types }) =>
              types.includes('npm-dev') && !types.includes('type-only'),
          )
          .map(({ module }) => `${source} imports ${module}`),
      );
    expect(forDevelopers).toEqual([]);
  });

  it('do not connect two folders in both directions, except a folder and the index of one inside it', () => {
    const imports = new Set<string>();
    for (const { source, dependencies } of found.modules)
      for (const { resolved } of dependencies) {
        if (isTest(source) || isTest(resolved) || !resolved.startsWith('src/')) continue;
        const [from, to] = [path.posix.dirname(source), path.posix.dirname(resolved)];
        const isIndexInside = resolved === `${to}/index.ts` && path.posix.dirname(to) === from;
        if (from !== to && !isIndexInside) imports.add(`${from} > ${to}`);
      }
    const both = [...imports].filter((key) => imports.has(key.split(' > ').reverse().join(' > ')));
    expect(both).toEqual([]);
  });
});

describe('the rules', () => {
  let root: string;
  let lintRoot: string;
  const broken = new Map<string, string[]>();
  const add = (file: string, rule: string) =>
    broken.set(path.posix.normalize(file), [...(broken.get(file) ?? []), rule]);

  beforeAll(async () => {
    await mkdir(CACHE, { recursive: true });
    // Inside the project, so that packages are found.
    root = await mkdtemp(path.join(CACHE, 'imports-'));
    await writePieces(root, REJECTED);
    await cp(at('tsconfig.json'), path.join(root, 'tsconfig.json'));
    const { summary } = await cruise(root);
    for (const { from, rule, cycle = [] } of summary.violations)
      for (const file of [from, ...cycle.map(({ name }) => name)]) add(file, rule.name);
    // Outside the project, because paths in the settings of lint are relative to their file.
    lintRoot = await mkdtemp(path.join(tmpdir(), 'lint-'));
    await writePieces(
      lintRoot,
      REJECTED_CODE.map(([file, , code]) => ({ file, code })),
    );
    await cp(at('.oxlintrc.json'), path.join(lintRoot, '.oxlintrc.json'));
    const { diagnostics } = await report<{ diagnostics: { filename: string; code: string }[] }>(
      'oxlint',
      lintRoot,
      '-f',
      'json',
      '.',
    );
    for (const { filename, code } of diagnostics) add(filename.replaceAll('\\', '/'), code);
  });

  afterAll(async () => {
    for (const folder of [root, lintRoot]) await rm(folder, { recursive: true, force: true });
  });

  it.each(REJECTED)('of imports reject in $file: $code', ({ file }) => {
    expect(broken.get(file) ?? []).not.toEqual([]);
  });

  it.each(REJECTED_CODE)('of lint reject in %s: %s', (file, rule) => {
    expect(broken.get(file)).toContain(rule);
  });
});
