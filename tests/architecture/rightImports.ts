import { fixtures, RESOURCE, type Fixture } from './importFixture';

/** Imports that the import rules have to accept. */
export const RIGHT_IMPORTS: Fixture[] = [
  ...fixtures(
    'valibot and siblings in the domain',
    'src/domain/text/',
    "export * from 'valibot'; export * from '../cart/cart'; export * from './slug';",
  ),
  ...fixtures(
    'Material UI and Emotion in theme',
    'src/theme/',
    "export * from '@mui/material/styles'; export * from '@emotion/cache';",
  ),
  ...fixtures(
    'theme, React, Material UI and Link in ui',
    'src/ui/list/',
    "export { useState } from 'react'; export { Link, type LinkProps } from 'react-router-dom'; export * from '@/theme/tokens'; export { default } from '@mui/material/Box';",
  ),
  ...fixtures(
    'domain and Redux Toolkit in api',
    'src/api/content/',
    "export * from '@/domain/product/product'; export * from '@reduxjs/toolkit/query/react'; export * from '../storage/storedEntry';",
  ),
  ...fixtures(
    'every lower layer in a feature',
    'src/features/cart/',
    "export * from '@/ui/list/Pager'; export * from '@/domain/cart/cart'; export * from '@/theme/tokens'; export * from '@/api/content/products'; export * from './cartSlice'; export * from 'react-redux';",
  ),
  ...fixtures(
    'drafts, forms and shared parts in a resource',
    RESOURCE,
    "export * from '../../drafts/draftEntry'; export * from '../../forms/useEditorForm'; export * from '../csv/csvCells'; export * from '@/features/activity'; export * from './productForm'; export * from 'react-dropzone';",
  ),
  ...fixtures(
    'resources and forms in a page of the back office',
    'src/admin/pages/products/',
    "export * from '../../resources/products'; export * from '../../forms/saveActions';",
  ),
  ...fixtures(
    'publish targets in their registry',
    'src/admin/publish/targets/registry.ts',
    "export const load = () => import('./github/target');",
  ),
  ...fixtures(
    'features by their index in the app',
    'src/app/pages/',
    "export * from '@/features/cart'; export const load = () => import('@/features/products/list');",
  ),
  ...fixtures(
    'the back office and its types on demand',
    'src/app/',
    "export const load = () => import('@/admin'); export const preview = () => import('@/admin/preview'); export type { AdminSlices } from '@/admin';",
  ),
  ...fixtures(
    'pages and publishing in the shell of the back office',
    'src/admin/shell/AdminApp.tsx',
    "export * from '../pages/home/HomeEditor'; export * from '../publish/merge'; export * from '../resources/products';",
  ),
  ...fixtures(
    'the mocks on demand in the app',
    'src/app/',
    "export const start = () => import('@/mocks/startMocks');",
  ),
  ...fixtures(
    'msw and lower layers in the mocks',
    'src/mocks/handlers/',
    "export * from 'msw'; export * from '@/domain/text/slug'; export * from './failures';",
  ),
  ...fixtures(
    'test tools in a test',
    'src/domain/site/hours.test.ts',
    "export * from 'vitest'; export * from 'fast-check'; export * from '../../../tests/helpers/content/contentArbitraries';",
  ),
];
