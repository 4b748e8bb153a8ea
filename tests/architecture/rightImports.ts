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
    "export { useState } from 'react'; export { Link, type LinkProps } from 'react-router-dom'; export * from '../../src/theme/tokens'; export { default } from '@mui/material/Box';",
  ),
  ...fixtures(
    'domain and Redux Toolkit in api',
    'src/api/content/',
    "export * from '../../src/domain/product/product'; export * from '@reduxjs/toolkit/query/react'; export * from '../storage/storedEntry';",
  ),
  ...fixtures(
    'every floor below in a feature',
    'src/features/cart/',
    "export * from '../../src/ui/list/Pager'; export * from '../../src/domain/cart/cart'; export * from '../../src/theme/tokens'; export * from '../../src/api/content/products'; export * from './cartSlice'; export * from 'react-redux';",
  ),
  ...fixtures(
    'drafts, publishing and the wing’s common parts in an editor',
    EDITOR,
    "export * from '@/api/drafts/x'; export * from '../../src/admin/publish/merge/merge'; export * from '@/features/admin/common/EditorFrame'; export * from 'react-dropzone';",
  ),
  ...fixtures(
    'features by their index in the app',
    'src/app/pages/',
    "export * from '../../src/features/cart'; export const load = () => import('../../src/features/products/list');",
  ),
  ...fixtures(
    'the back office on demand',
    'src/app/',
    "export const load = () => import('./AdminWing');",
  ),
  ...fixtures(
    'everything in the admin routes',
    'src/admin/shell/AdminApp.tsx',
    "export * from '@/features/admin/products-editor'; export * from '../../src/admin/publish/merge/merge'; export * from './lazyPage';",
  ),
  ...fixtures(
    'test tools in a test',
    'src/domain/site/hours.test.ts',
    "export * from 'vitest'; export * from 'fast-check'; export * from '../helpers/contentArbitraries';",
  ),
  ...fixtures(
    'any floor in tests and scripts',
    'tests/journeys/',
    "export * from '../../src/features/cart/CartView';",
  ),
];
