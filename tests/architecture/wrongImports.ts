import { EDITOR, everyWay, fixtures, type Fixture } from './importFixture';

/** What the lint must report. */
export const WRONG_IMPORTS: Fixture[] = [
  ...everyWay('a feature in another feature', 'src/features/cart/', '@/features/products'),
  ...everyWay(
    'a relative climb into another feature',
    'src/features/cart/',
    '../../features/products',
  ),
  ...everyWay(
    'drafts in a public feature',
    'src/features/products/',
    '@/api/drafts/createDraftSlice',
  ),
  ...everyWay('React in the domain', 'src/domain/', 'react'),
  ...everyWay('an upper floor in the domain', 'src/domain/', '@/api/content/products'),
  ...everyWay('the depth of a feature in the app', 'src/app/pages/', '@/features/cart/CartView'),
  ...fixtures(
    'publishing in a public feature, in the app and in a public page',
    'src/features/cart/',
    "import { merge } from '../../src/admin/publish/merge/merge'; export const a = merge;",
  ),
  ...fixtures('drafts in the public app', 'src/app/pages/', "export { a } from '@/api/drafts/x';"),
  ...fixtures(
    'an upper floor in ui',
    'src/ui/',
    "export { a } from '../../src/api/content/products';",
    "export { a } from '../../src/features/cart';",
    "export type { Product } from '../../src/domain/product/product';",
  ),
  ...fixtures(
    'content or the app in theme',
    'src/theme/',
    "export * from '../../src/domain/links/paths';",
    "import 'react-redux';",
  ),
  ...fixtures(
    'more of the router than Link in ui',
    'src/ui/',
    "export { useNavigate } from 'react-router-dom';",
  ),
  ...fixtures(
    'ui or React DOM in api',
    'src/api/content/',
    "export * from '../../src/ui/list/Pager';",
    "import 'react-dom';",
  ),
  ...fixtures(
    'drafts where content comes from',
    'src/api/content/',
    "export * from '../drafts/x';",
  ),
  ...fixtures(
    'the app in a feature',
    'src/features/cart/',
    "export type { RootState } from '../../src/app/store/makeStore';",
  ),
  ...fixtures('a public feature in the admin wing', EDITOR, "export * from '../../src/features/products/list';"),
  ...fixtures('one editor in another', EDITOR, "export * from '@/features/admin/services-editor';"),
  ...fixtures(
    'the admin wing in the public app',
    'src/app/pages/',
    "import('@/features/admin/products-editor');",
  ),
  ...fixtures('the admin routes at once', 'src/app/', "export { adminRoutes } from './AdminWing';"),
  ...fixtures(
    'an admin package for visitors',
    'src/features/products/',
    "export * from 'react-dropzone';",
  ),
  ...fixtures(
    'Node in the browser',
    'src/features/products/',
    "export { readFile } from 'node:fs/promises';",
  ),
  ...fixtures('a relative way to another floor', 'src/ui/', "export * from '../theme/tokens';"),
  ...fixtures('the alias within a floor', 'src/ui/', "export * from '../../src/ui/list/Pager';"),
  ...fixtures(
    'the alias within a feature',
    'src/features/cart/',
    "export * from '../../src/features/cart/cartSlice';",
  ),
  ...fixtures('a climb out of src', 'src/app/', "export * from '../../scripts/setup';"),
  ...fixtures(
    'a climb hidden behind the alias',
    'src/features/cart/',
    "export * from '@/../scripts/setup';",
  ),
  ...fixtures(
    'a path from the root',
    'src/features/cart/',
    "export * from '/src/features/products/list/index';",
  ),
  ...fixtures('a query after a forbidden path', 'src/ui/', "import '../../src/features/cart?raw';"),
  ...fixtures(
    'a glob over features',
    'src/ui/',
    "export const all = import.meta.glob('../features/*/index.ts');",
  ),
  ...fixtures(
    'a path that is no literal',
    'src/ui/',
    'export const load = (path: string) => import(path);',
  ),
  ...fixtures(
    'whole Material UI',
    'src/features/cart/',
    "export { Box } from '@mui/material';",
    "export type { BoxProps } from '@mui/material';",
    "export { Close } from '@mui/icons-material';",
    "export const load = () => import('@mui/material');",
  ),
  ...fixtures('a file on no floor', 'src/stray.ts', "import './app/boot';"),
  ...fixtures(
    'an upper floor in a test of the domain',
    'src/domain/text/slug.test.ts',
    "export * from '@/api/content/x';",
  ),
  {
    title: 'markup as a string',
    at: 'src/ui/Raw.tsx',
    code: 'export const Raw = () => <p dangerouslySetInnerHTML={{ __html: "" }} />;',
    rule: 'react(no-danger)',
  },
  {
    title: 'markup written into an element',
    at: 'src/ui/',
    code: "export const fill = (place: Element) => { place.innerHTML = ''; };",
    rule: 'eslint(no-restricted-properties)',
  },
];
