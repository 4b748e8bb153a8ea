import { Navigate, type RouteObject } from 'react-router-dom';
import { featuredProductsQuery, productQuery } from '@/api/content/products';
import { featuredProjectsQuery } from '@/api/content/projects';
import { featuredServicesQuery } from '@/api/content/services';
import { homePageQuery } from '@/api/content/homeContent';
import { productCategoriesQuery } from '@/api/content/categories';
import { siteQuery } from '@/api/content/siteContent';
import { storeRead } from '@/api/content/storeOpening';
import type { ContentTools } from '@/api/content/contentApi';
import { parseProductIndex } from '@/domain/product';
import { PATHS, productPath } from '@/domain/paths';
import { PublicLayout } from './layouts/PublicLayout';
import { lazyPage, type LazyPage } from './lazyPage';
import type { AppStore } from './store/makeStore';

type Dispatch = AppStore['dispatch'];
type Params = Readonly<Record<string, string | undefined>>;

/** A public page: its address, its chunk, the data it needs, and the paths it is written for. */
export interface PageRoute {
  /** Route pattern below the site's root; '' is the home page. */
  path: string;
  page: LazyPage;
  /** Module of the page, as the build's manifest names it. */
  source: string;
  /** Starts the reads the page shows; the prerenderer waits for them, the browser does not. */
  preload: (dispatch: Dispatch, params: Params) => Promise<unknown>[];
  /** The paths to write as HTML, known from the content. */
  paths: (tools: ContentTools) => Promise<string[]>;
}

const site = (dispatch: Dispatch) => dispatch(siteQuery.initiate());

async function productPaths({ source }: ContentTools): Promise<string[]> {
  // Without an index there are no product pages; the rest of the site is still written.
  const json = await source.read('products/index.json').catch(() => ({ products: [] }));
  return parseProductIndex(json).value.map((product) => productPath(product));
}

/** One table for browser and build: what exists, what it needs, where it stands. */
export const pageRoutes: PageRoute[] = [
  {
    path: '',
    page: lazyPage(() => import('./pages/HomePage')),
    source: 'src/app/pages/HomePage.tsx',
    preload: (dispatch) => [
      site(dispatch),
      dispatch(homePageQuery.initiate()),
      dispatch(featuredServicesQuery.initiate()),
      dispatch(featuredProductsQuery.initiate()),
      dispatch(featuredProjectsQuery.initiate()),
    ],
    paths: () => Promise.resolve([PATHS.home]),
  },
  {
    path: 'store',
    page: lazyPage(() => import('./pages/StorePage')),
    source: 'src/app/pages/StorePage.tsx',
    preload: (dispatch) => [
      site(dispatch),
      dispatch(storeRead()).catch(() => undefined),
      dispatch(productCategoriesQuery.initiate()),
    ],
    paths: () => Promise.resolve([PATHS.store]),
  },
  {
    path: 'store/:id',
    page: lazyPage(() => import('./pages/ProductPage')),
    source: 'src/app/pages/ProductPage.tsx',
    preload: (dispatch, { id = '' }) => [site(dispatch), dispatch(productQuery.initiate(id))],
    paths: productPaths,
  },
  {
    path: 'cart',
    page: lazyPage(() => import('./pages/CartPage')),
    source: 'src/app/pages/CartPage.tsx',
    preload: (dispatch) => [site(dispatch)],
    paths: () => Promise.resolve([PATHS.cart]),
  },
  {
    path: 'booking',
    page: lazyPage(() => import('./pages/BookingPage')),
    source: 'src/app/pages/BookingPage.tsx',
    preload: (dispatch) => [site(dispatch)],
    paths: () => Promise.resolve([PATHS.booking]),
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
