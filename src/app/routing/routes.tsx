import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { PublicLayout } from '../layout/PublicLayout';
import { lazyComponent } from '@/ui/lazy/lazyComponent';
import { lazyPage, type LazyPage } from './lazyPage';
import { pageKey } from '../layout/pageKey';
import { Redirect } from '@/ui/navigation/Redirect';
import { TopicSwitch } from './TopicSwitch';

/** Public page: its path, its chunk, its data and the paths to prerender. */
export interface PageRoute {
  /** Route pattern without the leading slash. '' is the home page. */
  path: string;
  page: LazyPage;
  /** Source module of the page, as named in the build manifest. */
  source: string;
}

// The routes of the list share one component, so that selecting a category does not remount the
// page.
const projectsPage = lazyPage(() => import('../pages/ProjectsPage'));
const aboutPage = lazyPage(() => import('../pages/AboutPage'));
const servicesPage = lazyPage(() => import('../pages/ServicesPage'));

/** Route table shared by the browser and the build. */
export const pageRoutes: PageRoute[] = [
  {
    path: '',
    page: lazyPage(() => import('../pages/HomePage')),
    source: 'src/app/pages/HomePage.tsx',
  },
  {
    path: 'store',
    page: lazyPage(() => import('../pages/StorePage')),
    source: 'src/app/pages/StorePage.tsx',
  },
  {
    path: 'store/:id',
    page: lazyPage(() => import('../pages/ProductPage')),
    source: 'src/app/pages/ProductPage.tsx',
  },
  {
    path: 'projects',
    page: projectsPage,
    source: 'src/app/pages/ProjectsPage.tsx',
  },
  {
    path: 'projects/category/:category',
    page: projectsPage,
    source: 'src/app/pages/ProjectsPage.tsx',
  },
  {
    path: 'projects/:id',
    page: lazyPage(() => import('../pages/ProjectPage')),
    source: 'src/app/pages/ProjectPage.tsx',
  },
  {
    path: 'about',
    page: aboutPage,
    source: 'src/app/pages/AboutPage.tsx',
  },
  {
    path: 'about/:card',
    page: aboutPage,
    source: 'src/app/pages/AboutPage.tsx',
  },
  {
    path: 'services',
    page: servicesPage,
    source: 'src/app/pages/ServicesPage.tsx',
  },
  {
    path: 'services/:service',
    page: servicesPage,
    source: 'src/app/pages/ServicesPage.tsx',
  },
  {
    path: 'testimonials',
    page: lazyPage(() => import('../pages/TestimonialsPage')),
    source: 'src/app/pages/TestimonialsPage.tsx',
  },
  {
    path: 'cart',
    page: lazyPage(() => import('../pages/CartPage')),
    source: 'src/app/pages/CartPage.tsx',
  },
  {
    path: 'favorites',
    page: lazyPage(() => import('../pages/FavoritesPage')),
    source: 'src/app/pages/FavoritesPage.tsx',
  },
  {
    path: 'booking',
    page: lazyPage(() => import('../pages/BookingPage')),
    source: 'src/app/pages/BookingPage.tsx',
  },
];

/**
 * Route of topics, whose paths are defined by the content and take precedence over the table (see
 * `TopicSwitch`).
 */
export const topicRoute: PageRoute = {
  path: '*',
  page: lazyPage(() => import('../pages/TopicPage')),
  source: 'src/app/pages/TopicPage.tsx',
};

function pageElement({ path, page }: PageRoute): ReactNode {
  // Pages without a parameter cannot be replaced by topics. If a page also has paths with a
  // parameter, all its routes need the same elements, because it would otherwise be remounted.
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
/** The back office, whose code is not part of the public chunks. */
const AdminArea = lazyComponent(() => import('@/admin'));

/**
 * Route objects of the router: back office, pages in the public layout, redirects, and the home page
 * for unknown paths.
 */
export const routes: RouteObject[] = [
  { path: '/admin/*', element: <AdminArea /> },
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
