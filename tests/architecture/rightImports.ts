import { EDITOR, fixtures, type Fixture } from './importFixture';

/** What the lint must let pass. */
export const RIGHT_IMPORTS: Fixture[] = [
  ...fixtures(
    'valibot and siblings in the domain',
    'src/domain/',
    "export * from 'valibot'; export * from './slug';",
  ),
  ...fixtures(
    'Material UI and Emotion in theme',
    'src/theme/',
    "export * from '@mui/material/styles'; export * from '@emotion/cache';",
  ),
  ...fixtures(
    'theme, React, Material UI and Link in ui',
    'src/ui/',
    "export { useState } from 'react'; export { Link, type LinkProps } from 'react-router-dom'; export * from '@/theme/tokens'; export { default } from '@mui/material/Box';",
  ),
  ...fixtures(
    'domain and Redux Toolkit in api',
    'src/api/content/',
    "export * from '@/domain/product'; export * from '@reduxjs/toolkit/query/react'; export * from '../storage/storedEntry';",
  ),
  ...fixtures(
    'every floor below in a feature',
    'src/features/cart/',
    "export * from '@/ui/Pager'; export * from '@/domain/cart'; export * from '@/theme/tokens'; export * from '@/api/content/products'; export * from './cartSlice'; export * from 'react-redux';",
  ),
  ...fixtures(
    'drafts, publishing and the wing’s common parts in an editor',
    EDITOR,
    "export * from '@/api/drafts/x'; export * from '@/api/publish/merge'; export * from '@/features/admin/common/EditorFrame'; export * from 'react-dropzone';",
  ),
  ...fixtures(
    'features by their index in the app',
    'src/app/pages/',
    "export * from '@/features/cart'; export const load = () => import('@/features/products');",
  ),
  ...fixtures(
    'the back office on demand',
    'src/app/',
    "export const load = () => import('./AdminWing');",
  ),
  ...fixtures(
    'everything in the admin routes',
    'src/app/AdminWing.tsx',
    "export * from '@/features/admin/products-editor'; export * from '@/api/publish/merge'; export * from './lazyPage';",
  ),
  ...fixtures(
    'test tools in a test',
    'src/domain/hours.test.ts',
    "export * from 'vitest'; export * from 'fast-check'; export * from '../../tests/helpers/contentArbitraries';",
  ),
  ...fixtures(
    'any floor in tests and scripts',
    'tests/journeys/',
    "export * from '../../src/features/cart/CartView';",
  ),
];
