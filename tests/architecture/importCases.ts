export interface Piece {
  file: string;
  code: string;
}

/** Returns the code that imports a module: `type:module` its types, `lazy:module` when it runs, `module` its values. */
function codeOf(text: string): string {
  const module = text.replace(/^(?:type|lazy):/, '');
  if (text.startsWith('type:')) return `export type { A } from '${module}';`;
  return text.startsWith('lazy:')
    ? `export const load = () => import('${module}');`
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

/** Imports that the import rules have to reject. */
export const REJECTED = filesOf(`
src/app/ @/admin @/mocks/startMocks ../../scripts/setup
src/app/pages/ @/admin/drafts/x @/features/cart/CartView lazy:@/admin/resources/products
src/features/cart/ @/features/products/list ../../features/products/list
src/features/cart/other/ /src/features/products/list/index @/features/cart/cartSlice @/admin/publish/merge
src/features/cart/more/ type:@/app/store/makeStore lazy:@/mocks/startMocks @/../scripts/setup
src/features/cart/mui/ @mui/material type:@mui/material @mui/icons-material lazy:@mui/material
src/features/products/list/ @/admin/drafts/draftEntry @/features/products/detail react-dropzone node:fs/promises
src/mocks/handlers/ @/features/cart react
src/api/content/ @/ui/list/Pager react @/admin/drafts/x
src/ui/ @/api/content/products @/features/cart type:@/domain/product/product ../theme/tokens @/ui/list/Pager @/features/cart?raw
src/theme/ @/domain/links/paths react-redux
src/domain/ react @/api/content/products
src/domain/text/slug.test.ts @/api/content/x
src/domain/text/one.ts type:./two
src/domain/text/two.ts type:./one
src/admin/drafts/ ../store/x
src/admin/resources/products/ ../../pages/home/HomeEditor ../services
src/admin/publish/targets/local/ ../github/client
src/stray.ts ./app/boot
`);

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
