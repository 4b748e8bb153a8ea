import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { PublicLayout } from '../layout/PublicLayout';
import { lazyComponent } from '@/ui/lazy/lazyComponent';
import { lazyPage, type LazyPage } from './lazyPage';
import type { PageReads } from './pageReads';
import { pageKey } from './pageKey';
import { Redirect } from '../Redirect';
import { TopicSwitch } from './TopicSwitch';

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

// One page for both addresses of the list: choosing a category does not mount it anew.
const projectsPage = lazyPage(() => import('../pages/ProjectsPage'));
const aboutPage = lazyPage(() => import('../pages/AboutPage'));
const servicesPage = lazyPage(() => import('../pages/ServicesPage'));

/** One table for browser and build: what exists, what it needs, where it stands. */
export const pageRoutes: PageRoute[] = [
  {
    path: '',
    page: lazyPage(() => import('../pages/HomePage')),
    source: 'src/app/pages/HomePage.tsx',
    reads: () => import('../pages/reads/homeReads'),
  },
  {
    path: 'store',
    page: lazyPage(() => import('../pages/StorePage')),
    source: 'src/app/pages/StorePage.tsx',
    reads: () => import('../pages/reads/storeReads'),
  },
  {
    path: 'store/:id',
    page: lazyPage(() => import('../pages/ProductPage')),
    source: 'src/app/pages/ProductPage.tsx',
    reads: () => import('../pages/reads/productReads'),
  },
  {
    path: 'projects',
    page: projectsPage,
    source: 'src/app/pages/ProjectsPage.tsx',
    reads: () => import('../pages/reads/projectsReads'),
  },
  {
    path: 'projects/category/:category',
    page: projectsPage,
    source: 'src/app/pages/ProjectsPage.tsx',
    reads: () => import('../pages/reads/projectsReads'),
  },
  {
    path: 'projects/:id',
    page: lazyPage(() => import('../pages/ProjectPage')),
    source: 'src/app/pages/ProjectPage.tsx',
    reads: () => import('../pages/reads/projectReads'),
  },
  {
    path: 'about',
    page: aboutPage,
    source: 'src/app/pages/AboutPage.tsx',
    reads: () => import('../pages/reads/aboutReads'),
  },
  {
    path: 'about/:card',
    page: aboutPage,
    source: 'src/app/pages/AboutPage.tsx',
    reads: () => import('../pages/reads/aboutCardReads'),
  },
  {
    path: 'services',
    page: servicesPage,
    source: 'src/app/pages/ServicesPage.tsx',
    reads: () => import('../pages/reads/servicesReads'),
  },
  {
    path: 'services/:service',
    page: servicesPage,
    source: 'src/app/pages/ServicesPage.tsx',
    reads: () => import('../pages/reads/serviceReads'),
  },
  {
    path: 'testimonials',
    page: lazyPage(() => import('../pages/TestimonialsPage')),
    source: 'src/app/pages/TestimonialsPage.tsx',
    reads: () => import('../pages/reads/testimonialsReads'),
  },
  {
    path: 'cart',
    page: lazyPage(() => import('../pages/CartPage')),
    source: 'src/app/pages/CartPage.tsx',
    reads: () => import('../pages/reads/siteReads'),
  },
  {
    path: 'favorites',
    page: lazyPage(() => import('../pages/FavoritesPage')),
    source: 'src/app/pages/FavoritesPage.tsx',
    reads: () => import('../pages/reads/siteReads'),
  },
  {
    path: 'booking',
    page: lazyPage(() => import('../pages/BookingPage')),
    source: 'src/app/pages/BookingPage.tsx',
    reads: () => import('../pages/reads/siteReads'),
  },
];

/** Stands at the addresses that the content gives to topics, ahead of the table (see TopicGate). */
export const topicRoute: PageRoute = {
  path: '*',
  page: lazyPage(() => import('../pages/TopicPage')),
  source: 'src/app/pages/TopicPage.tsx',
  reads: () => import('../pages/reads/topicReads'),
};

function pageElement({ path, page }: PageRoute): ReactNode {
  // Pages without a parameter are fixed: no topic takes their address. One that stands at addresses
  // with a parameter too is the same element at all of them, or it would be mounted anew on the way.
  const isFixed = !pageRoutes.some(
    (row) => row.path.includes(':') && pageKey(`/${row.path}`) === pageKey(`/${path}`),
  );
  if (isFixed) return <page.Component />;
  return (
    <TopicSwitch topic={topicRoute.page}>
      <page.Component />
    </TopicSwitch>
  );
}
/** To back office and preview: not one byte of them reaches a visitor. */
const BackDoor = lazyComponent(() => import('../AdminEntry'));

/** The router's view of the table: pages in the public layout, redirects, and home for the rest. */
const publicRoutes: RouteObject[] = [
  {
    path: '/',
    element: <PublicLayout />,
    children: [
      ...pageRoutes.map((route) =>
        route.path === ''
          ? { index: true as const, element: pageElement(route) }
          : { path: route.path, element: pageElement(route) },
      ),
      { path: 'contact', element: <Redirect to="/#contact" /> },
      {
        path: '*',
        element: (
          <TopicSwitch topic={topicRoute.page} isFinal>
            <Redirect to="/" />
          </TopicSwitch>
        ),
      },
    ],
  },
];

/** The public pages, and the doors to what is not public. */
export const routes: RouteObject[] = [
  { path: '/admin/*', element: <BackDoor /> },
  { path: '/preview/*', element: <BackDoor previewed={publicRoutes} /> },
  ...publicRoutes,
];
