/** The ways to import a module, by name. */
const WAYS: Readonly<Record<string, (module: string) => string>> = {
  value: (module) => `import { a } from '${module}'; export const b = a;`,
  bare: (module) => `import '${module}';`,
  type: (module) => `import type { A } from '${module}'; export type B = A;`,
  typeInside: (module) => `import { type A } from '${module}'; export type B = A;`,
  export: (module) => `export { a } from '${module}';`,
  exportType: (module) => `export type { A } from '${module}';`,
  exportDefault: (module) => `export { default } from '${module}';`,
  exportAll: (module) => `export * from '${module}';`,
  exportAs: (module) => `export * as all from '${module}';`,
  lazy: (module) => `export const load = () => import('${module}');`,
  lazyTemplate: (module) => `export const load = () => import(\`${module}\`);`,
  typeOf: (module) => `export type A = import('${module}').A;`,
  require: (module) => `export const a: unknown = require('${module}');`,
};

export interface Piece {
  file: string;
  code: string;
}

/**
 * Returns the files of a table of imports. A line is a folder, which gets a file for each import, or a file, and what it
 * imports: `module` is exported, `way:module` is imported in this way, and `every:module` in each way.
 */
function filesOf(name: string, table: string): Piece[] {
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [place = '', ...imports] = line.trim().split(/\s+/);
      const codes = imports.flatMap((text) => {
        const [way = ''] = text.split(':');
        const module = text.slice(way.length + 1);
        if (way === 'every') return Object.values(WAYS).map((write) => write(module));
        return [WAYS[way]?.(module) ?? `export * from '${text}';`];
      });
      return place.endsWith('/')
        ? codes.map((code, index) => ({ file: `${place}${name}${index}.ts`, code }))
        : [{ file: place, code: codes.join(' ') }];
    });
}

/** Imports that the import rules have to reject. */
export const REJECTED = filesOf(
  'wrong',
  `
src/app/ @/admin @/mocks/startMocks ../../scripts/setup
src/app/pages/ @/admin/drafts/x every:@/features/cart/CartView lazy:@/admin/resources/products
src/features/cart/ every:@/features/products/list every:../../features/products/list
src/features/cart/other/ /src/features/products/list/index @/features/cart/cartSlice @/admin/publish/merge
src/features/cart/more/ exportType:@/app/store/makeStore lazy:@/mocks/startMocks @/../scripts/setup
src/features/cart/mui/ export:@mui/material exportType:@mui/material export:@mui/icons-material lazy:@mui/material
src/features/products/list/ every:@/admin/drafts/draftEntry @/features/products/detail react-dropzone node:fs/promises
src/mocks/handlers/ @/features/cart react
src/api/content/ @/ui/list/Pager react @/admin/drafts/x
src/ui/ @/api/content/products @/features/cart exportType:@/domain/product/product ../theme/tokens @/ui/list/Pager bare:@/features/cart?raw
src/theme/ @/domain/links/paths react-redux
src/domain/ every:react every:@/api/content/products
src/domain/text/slug.test.ts @/api/content/x
src/domain/text/one.ts type:./two
src/domain/text/two.ts type:./one
src/admin/drafts/ ../store/x
src/admin/resources/products/ ../../pages/home/HomeEditor ../services
src/admin/publish/targets/local/ ../github/client
src/stray.ts bare:./app/boot
`,
);

/** Imports that the import rules have to accept. */
export const ACCEPTED = filesOf(
  'right',
  `
src/app/ lazy:@/admin lazy:@/admin/preview exportType:@/admin lazy:@/mocks/startMocks
src/app/pages/ @/features/cart lazy:@/features/products/list
src/features/cart/ @/ui/list/Pager @/domain/cart/cart @/theme/tokens @/api/content/products ./cartSlice react-redux
src/mocks/handlers/ msw @/domain/text/slug ./failures
src/api/content/ @/domain/product/product @reduxjs/toolkit/query/react ../storage/storedEntry
src/ui/list/ export:react export:react-router-dom @/theme/tokens exportDefault:@mui/material/Box
src/theme/ @mui/material/styles @emotion/cache
src/domain/text/ valibot ../cart/cart ./slug
src/domain/site/hours.test.ts vitest fast-check ../../../tests/helpers/content/contentArbitraries
src/admin/resources/products/ ../../drafts/draftEntry ../../forms/useEditorForm ../csv/csvCells @/features/activity ./ProductEditor react-dropzone
src/admin/pages/products/ ../../resources/products ../../forms/saveActions
src/admin/publish/targets/registry.ts lazy:./github/target
src/admin/shell/AdminApp.tsx ../pages/home/HomeEditor ../publish/merge ../resources/products
`,
);

/** Code that lint has to reject, by file and rule. */
export const REJECTED_CODE = [
  [
    'src/ui/route.ts',
    'eslint(no-restricted-imports)',
    "export { useNavigate } from 'react-router-dom';",
  ],
  [
    'src/ui/glob.ts',
    'eslint(no-restricted-properties)',
    "export const all = import.meta.glob('../features/*/index.ts');",
  ],
  [
    'src/ui/dynamic.ts',
    'import(no-dynamic-require)',
    'export const load = (path: string) => import(path);',
  ],
  [
    'src/ui/Raw.tsx',
    'react(no-danger)',
    'export const Raw = () => <p dangerouslySetInnerHTML={{ __html: "" }} />;',
  ],
  [
    'src/ui/fill.ts',
    'eslint(no-restricted-properties)',
    "export const fill = (target: Element) => { target.innerHTML = ''; };",
  ],
] as const;
