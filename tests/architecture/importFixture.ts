/** A file of the temporary project. `at` is its folder, or its path if the name matters. */
export interface Fixture {
  title: string;
  at: string;
  code: string;
  /** The rule that must report it; by default the rule of the layers. */
  rule?: string;
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
