/** Pieces of code, or modules that are exported, by the folder or file that they are in. */
export type Code = Readonly<Record<string, readonly string[]>>;

/** The same module, imported in every possible way. */
const everyWay = (module: string): string[] => [
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
];

/** Imports that the import rules have to reject. */
export const REJECTED: Code = {
  'src/app/': ['@/admin', '@/mocks/startMocks', '../../scripts/setup'],
  'src/app/pages/': [
    '@/admin/drafts/x',
    ...everyWay('@/features/cart/CartView'),
    "import('@/admin/resources/products');",
  ],
  'src/features/cart/': [
    ...everyWay('@/features/products/list'),
    ...everyWay('../../features/products/list'),
    '/src/features/products/list/index',
    '@/features/cart/cartSlice',
    '@/admin/publish/merge',
    "export type { RootState } from '@/app/store/makeStore';",
    "export const load = () => import('@/mocks/startMocks');",
    '@/../scripts/setup',
    "export { Box } from '@mui/material';",
    "export type { BoxProps } from '@mui/material';",
    "export { Close } from '@mui/icons-material';",
    "export const load = () => import('@mui/material');",
  ],
  'src/features/products/list/': [
    ...everyWay('@/admin/drafts/draftEntry'),
    '@/features/products/detail',
    'react-dropzone',
    'node:fs/promises',
  ],
  'src/mocks/handlers/': ['@/features/cart', 'react'],
  'src/api/content/': ['@/ui/list/Pager', 'react', '@/admin/drafts/x'],
  'src/ui/': [
    '@/api/content/products',
    '@/features/cart',
    "export type { Product } from '@/domain/product/product';",
    '../theme/tokens',
    '@/ui/list/Pager',
    "import '@/features/cart?raw';",
  ],
  'src/theme/': ['@/domain/links/paths', 'react-redux'],
  'src/domain/': [...everyWay('react'), ...everyWay('@/api/content/products')],
  'src/domain/text/slug.test.ts': ['@/api/content/x'],
  'src/domain/text/one.ts': ["import type { Two } from './two'; export type One = Two | 1;"],
  'src/domain/text/two.ts': ["import type { One } from './one'; export type Two = One | 2;"],
  'src/admin/drafts/': ['../store/x'],
  'src/admin/resources/products/': ['../../pages/home/HomeEditor', '../services'],
  'src/admin/publish/targets/local/': ['../github/client'],
  'src/stray.ts': ["import './app/boot';"],
};

/** Imports that the import rules have to accept. */
export const ACCEPTED: Code = {
  'src/app/': [
    "export const load = () => import('@/admin');",
    "export const preview = () => import('@/admin/preview');",
    "export type { AdminSlices } from '@/admin';",
    "export const start = () => import('@/mocks/startMocks');",
  ],
  'src/app/pages/': [
    '@/features/cart',
    "export const load = () => import('@/features/products/list');",
  ],
  'src/features/cart/': [
    '@/ui/list/Pager',
    '@/domain/cart/cart',
    '@/theme/tokens',
    '@/api/content/products',
    './cartSlice',
    'react-redux',
  ],
  'src/mocks/handlers/': ['msw', '@/domain/text/slug', './failures'],
  'src/api/content/': [
    '@/domain/product/product',
    '@reduxjs/toolkit/query/react',
    '../storage/storedEntry',
  ],
  'src/ui/list/': [
    "export { useState } from 'react';",
    "export { Link, type LinkProps } from 'react-router-dom';",
    '@/theme/tokens',
    "export { default } from '@mui/material/Box';",
  ],
  'src/theme/': ['@mui/material/styles', '@emotion/cache'],
  'src/domain/text/': ['valibot', '../cart/cart', './slug'],
  'src/domain/site/hours.test.ts': [
    "export * from 'vitest'; export * from 'fast-check'; export * from '../../../tests/helpers/content/contentArbitraries';",
  ],
  'src/admin/resources/products/': [
    '../../drafts/draftEntry',
    '../../forms/useEditorForm',
    '../csv/csvCells',
    '@/features/activity',
    './ProductEditor',
    'react-dropzone',
  ],
  'src/admin/pages/products/': ['../../resources/products', '../../forms/saveActions'],
  'src/admin/publish/targets/registry.ts': ["export const load = () => import('./github/target');"],
  'src/admin/shell/AdminApp.tsx': [
    "export * from '../pages/home/HomeEditor'; export * from '../publish/merge'; export * from '../resources/products';",
  ],
};

/** Code that lint has to reject, and the rule. */
export const REJECTED_CODE: readonly (readonly [file: string, code: string, rule: string])[] = [
  [
    'src/ui/route.ts',
    "export { useNavigate } from 'react-router-dom';",
    'eslint(no-restricted-imports)',
  ],
  [
    'src/ui/glob.ts',
    "export const all = import.meta.glob('../features/*/index.ts');",
    'eslint(no-restricted-properties)',
  ],
  [
    'src/ui/dynamic.ts',
    'export const load = (path: string) => import(path);',
    'import(no-dynamic-require)',
  ],
  [
    'src/ui/Raw.tsx',
    'export const Raw = () => <p dangerouslySetInnerHTML={{ __html: "" }} />;',
    'react(no-danger)',
  ],
  [
    'src/ui/fill.ts',
    "export const fill = (target: Element) => { target.innerHTML = ''; };",
    'eslint(no-restricted-properties)',
  ],
];
