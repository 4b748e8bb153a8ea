import { Navigate, type RouteObject } from 'react-router-dom';
import { PublicLayout } from './layouts/PublicLayout';
import { lazyPage, type LazyPage } from './lazyPage';
import type { PageReads } from './pageReads';

/** A public page: its address, its chunk, the data it needs, and the paths it is written for. */
export interface PageRoute {
  /** Route pattern below the site's root; '' is the home page. */
  path: string;
  page: LazyPage;
  /** Module of the page, as the build's manifest names it. */
  source: string;
  /** Kept apart from the page: the prerendered page brings its data along and needs none of it. */
  reads: () => Promise<PageReads>;
}

/** One table for browser and build: what exists, what it needs, where it stands. */
export const pageRoutes: PageRoute[] = [
  {
    path: '',
    page: lazyPage(() => import('./pages/HomePage')),
    source: 'src/app/pages/HomePage.tsx',
    reads: () => import('./pages/reads/homeReads'),
  },
  {
    path: 'store',
    page: lazyPage(() => import('./pages/StorePage')),
    source: 'src/app/pages/StorePage.tsx',
    reads: () => import('./pages/reads/storeReads'),
  },
  {
    path: 'store/:id',
    page: lazyPage(() => import('./pages/ProductPage')),
    source: 'src/app/pages/ProductPage.tsx',
    reads: () => import('./pages/reads/productReads'),
  },
  {
    path: 'cart',
    page: lazyPage(() => import('./pages/CartPage')),
    source: 'src/app/pages/CartPage.tsx',
    reads: () => import('./pages/reads/siteReads'),
  },
  {
    path: 'favorites',
    page: lazyPage(() => import('./pages/FavoritesPage')),
    source: 'src/app/pages/FavoritesPage.tsx',
    reads: () => import('./pages/reads/siteReads'),
  },
  {
    path: 'booking',
    page: lazyPage(() => import('./pages/BookingPage')),
    source: 'src/app/pages/BookingPage.tsx',
    reads: () => import('./pages/reads/siteReads'),
  },
];

/** The router's view of the table: pages in the public layout, redirects, and home for the rest. */
export const routes: RouteObject[] = [
  {
    path: '/',
    element: <PublicLayout />,
    children: [
      ...pageRoutes.map(({ path, page }) =>
        path === ''
          ? { index: true as const, element: <page.Component /> }
          : { path, element: <page.Component /> },
      ),
      { path: 'contact', element: <Navigate to="/#contact" replace /> },
      { path: '*', element: <Navigate to="/" replace /> },
    ],
  },
];
