import { RESOURCE, everyWay, fixtures, type Fixture } from './importFixture';

/** Imports that the import rules have to reject. */
export const WRONG_IMPORTS: Fixture[] = [
  ...everyWay('a feature in another feature', 'src/features/cart/', '@/features/products/list'),
  ...everyWay(
    'a relative path into another feature',
    'src/features/cart/',
    '../../features/products/list',
  ),
  ...everyWay(
    'drafts in a public feature',
    'src/features/products/list/',
    '@/admin/drafts/draftEntry',
  ),
  ...everyWay('React in the domain', 'src/domain/', 'react'),
  ...everyWay('a higher layer in the domain', 'src/domain/', '@/api/content/products'),
  ...everyWay('a module inside a feature in the app', 'src/app/pages/', '@/features/cart/CartView'),
  ...fixtures(
    'publishing in a public feature',
    'src/features/cart/',
    "import { merge } from '@/admin/publish/merge'; export const a = merge;",
  ),
  ...fixtures(
    'drafts in the public app',
    'src/app/pages/',
    "export { a } from '@/admin/drafts/x';",
  ),
  ...fixtures(
    'a higher layer in ui',
    'src/ui/',
    "export { a } from '@/api/content/products';",
    "export { a } from '@/features/cart';",
    "export type { Product } from '@/domain/product/product';",
  ),
  ...fixtures(
    'content or the app in theme',
    'src/theme/',
    "export * from '@/domain/links/paths';",
    "import 'react-redux';",
  ),
  ...fixtures(
    'ui, React or the app in api',
    'src/api/content/',
    "export * from '@/ui/list/Pager';",
    "import 'react';",
  ),
  ...fixtures('drafts in the content api', 'src/api/content/', "export * from '@/admin/drafts/x';"),
  ...fixtures(
    'the app in a feature',
    'src/features/cart/',
    "export type { RootState } from '@/app/store/makeStore';",
  ),
  ...fixtures('the store in the drafts', 'src/admin/drafts/', "export * from '../store/x';"),
  ...fixtures(
    'pages of the back office in a resource',
    RESOURCE,
    "export * from '../../pages/home/HomeEditor';",
  ),
  ...fixtures(
    'one list of products in the other',
    'src/features/products/list/',
    "export * from '@/features/products/detail';",
  ),
  ...fixtures(
    'one publish target in another',
    'src/admin/publish/targets/local/',
    "export * from '../github/client';",
  ),
  ...fixtures('one resource in another', RESOURCE, "export * from '../services';"),
  ...fixtures(
    'a module inside the back office in the public app',
    'src/app/pages/',
    "import('@/admin/resources/products');",
  ),
  ...fixtures('the back office without import()', 'src/app/', "export { default } from '@/admin';"),
  ...fixtures('the mocks without import()', 'src/app/', "export * from '@/mocks/startMocks';"),
  ...fixtures(
    'the mocks in other layers',
    'src/features/cart/',
    "export const load = () => import('@/mocks/startMocks');",
  ),
  ...fixtures(
    'a higher layer or another package in the mocks',
    'src/mocks/handlers/',
    "export * from '@/features/cart';",
    "export * from 'react';",
  ),
  ...fixtures(
    'an admin package for visitors',
    'src/features/products/list/',
    "export * from 'react-dropzone';",
  ),
  ...fixtures(
    'Node in the browser',
    'src/features/products/list/',
    "export { readFile } from 'node:fs/promises';",
  ),
  ...fixtures('a relative path to another layer', 'src/ui/', "export * from '../theme/tokens';"),
  ...fixtures('the alias within a layer', 'src/ui/', "export * from '@/ui/list/Pager';"),
  ...fixtures(
    'the alias within a feature',
    'src/features/cart/',
    "export * from '@/features/cart/cartSlice';",
  ),
  ...fixtures('a path outside src', 'src/app/', "export * from '../../scripts/setup';"),
  ...fixtures(
    'an alias path outside src',
    'src/features/cart/',
    "export * from '@/../scripts/setup';",
  ),
  ...fixtures(
    'a path from the root',
    'src/features/cart/',
    "export * from '/src/features/products/list/index';",
  ),
  ...fixtures('a query after a forbidden path', 'src/ui/', "import '@/features/cart?raw';"),
  ...fixtures(
    'whole Material UI',
    'src/features/cart/',
    "export { Box } from '@mui/material';",
    "export type { BoxProps } from '@mui/material';",
    "export { Close } from '@mui/icons-material';",
    "export const load = () => import('@mui/material');",
  ),
  ...fixtures('a file in no layer', 'src/stray.ts', "import './app/boot';"),
  ...fixtures(
    'a higher layer in a test of the domain',
    'src/domain/text/slug.test.ts',
    "export * from '@/api/content/x';",
  ),
  {
    title: 'an import circle of types',
    at: 'src/domain/text/one.ts',
    code: "import type { Two } from './two'; export type One = Two | 1;",
  },
  {
    title: 'an import circle of types',
    at: 'src/domain/text/two.ts',
    code: "import type { One } from './one'; export type Two = One | 2;",
  },
];

/** Code that lint has to reject. */
export const WRONG_CODE: (Fixture & { rule: string })[] = [
  {
    title: 'other exports of the router in ui',
    at: 'src/ui/',
    code: "export { useNavigate } from 'react-router-dom';",
    rule: 'eslint(no-restricted-imports)',
  },
  {
    title: 'a glob',
    at: 'src/ui/',
    code: "export const all = import.meta.glob('../features/*/index.ts');",
    rule: 'eslint(no-restricted-properties)',
  },
  {
    title: 'a path that is not a literal',
    at: 'src/ui/',
    code: 'export const load = (path: string) => import(path);',
    rule: 'import(no-dynamic-require)',
  },
  {
    title: 'markup as a string',
    at: 'src/ui/Raw.tsx',
    code: 'export const Raw = () => <p dangerouslySetInnerHTML={{ __html: "" }} />;',
    rule: 'react(no-danger)',
  },
  {
    title: 'markup written into an element',
    at: 'src/ui/',
    code: "export const fill = (target: Element) => { target.innerHTML = ''; };",
    rule: 'eslint(no-restricted-properties)',
  },
];
