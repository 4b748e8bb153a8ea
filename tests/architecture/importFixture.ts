import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PROJECT } from './projectFiles';

/** A file of the temporary project. `at` is its folder, or its path if the name matters. */
export interface Fixture {
  title: string;
  at: string;
  code: string;
}

/** Files in the same folder, one for each piece of code. */
export const fixtures = (title: string, at: string, ...codes: string[]): Fixture[] =>
  codes.map((code) => ({ title, at, code }));

/** The same forbidden module, imported in every possible way. */
export const everyWay = (title: string, at: string, module: string): Fixture[] =>
  fixtures(
    title,
    at,
    `import { a } from '${module}'; export const b = a;`,
    `import '${module}';`,
    `import type { A } from '${module}'; export type B = A;`,
    `import { type A } from '${module}'; export type B = A;`,
    `export { a } from '${module}';`,
    `export type { A } from '${module}';`,
    `export * from '${module}';`,
    `export * as all from '${module}';`,
    `export const load = () => import('${module}');`,
    `export const load = () => import(\`${module}\`);`,
    `export type A = import('${module}').A;`,
    `export const a: unknown = require('${module}');`,
  );

/** A resource of the back office. */
export const RESOURCE = 'src/admin/resources/products/';

const LOCAL_IMPORT = /(?:from |import\(|import |require\(|glob\()['`]((?:\.|@\/|\/src)[^'`*?]*)/g;

/** Returns the file that a path without extension means: as in this project, else a module of that name. */
function fileOf(module: string): string {
  const files = [`${module}.ts`, `${module}.tsx`, `${module}/index.ts`, `${module}/index.tsx`];
  return files.find((file) => existsSync(path.join(PROJECT, file))) ?? `${module}.ts`;
}

/** Writes the fixtures to a folder, with an empty module for each that they import. */
export async function writeFixtures(
  root: string,
  all: readonly { file: string; code: string }[],
): Promise<void> {
  const imported = all.flatMap(({ file, code }) =>
    [...code.matchAll(LOCAL_IMPORT)].map(([, module = '']) =>
      module.startsWith('.')
        ? path.posix.join(path.posix.dirname(file), module)
        : path.posix.join('src', module.replace(/^(?:@|\/src)\//, '')),
    ),
  );
  const stubs = imported.map((module) => ({ file: fileOf(module), code: 'export const a = 1;' }));
  for (const { file, code } of [...stubs, ...all]) {
    const target = path.join(root, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, `${code}\n`);
  }
}
