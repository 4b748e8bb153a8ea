import { useEffect, useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, type RouteObject } from 'react-router-dom';
import { PATHS } from '@/domain/links/paths';
import { noticeShown } from '@/features/notices';
import { lazyPage, type LazyPage } from '@/ui/lazy/lazyComponent';
import { Redirect } from '@/ui/navigation/Redirect';
import { trackNavigation } from '../layout/NavigationProgress';
import { pageKey } from '../layout/pageKey';
import { PublicLayout } from '../layout/PublicLayout';
import { TopicSwitch } from './TopicSwitch';

/** Redirects from an unknown path to the home page, and says so. */
function UnknownPath() {
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  const [path] = useState(pathname);
  useEffect(() => {
    dispatch(noticeShown({ message: `Page not found: ${path}` }));
  }, [dispatch, path]);
  return <Redirect to="/" />;
}

export interface PageRoute {
  /** Route pattern without the leading slash. '' is the home page. */
  path: string;
  page: LazyPage;
  /** Source module of the page, as named in the build manifest. */
  source: string;
}

// Routes of the same page share one component, so that selecting a category does not remount it.
const PAGES = {
  HomePage: lazyPage(() => import('../pages/HomePage'), trackNavigation),
  StorePage: lazyPage(() => import('../pages/StorePage'), trackNavigation),
  ProductPage: lazyPage(() => import('../pages/ProductPage'), trackNavigation),
  ProjectsPage: lazyPage(() => import('../pages/ProjectsPage'), trackNavigation),
  ProjectPage: lazyPage(() => import('../pages/ProjectPage'), trackNavigation),
  AboutPage: lazyPage(() => import('../pages/AboutPage'), trackNavigation),
  ServicesPage: lazyPage(() => import('../pages/ServicesPage'), trackNavigation),
  TestimonialsPage: lazyPage(() => import('../pages/TestimonialsPage'), trackNavigation),
  CartPage: lazyPage(() => import('../pages/CartPage'), trackNavigation),
  FavoritesPage: lazyPage(() => import('../pages/FavoritesPage'), trackNavigation),
  BookingPage: lazyPage(() => import('../pages/BookingPage'), trackNavigation),
  TopicPage: lazyPage(() => import('../pages/TopicPage'), trackNavigation),
};

const row = (path: string, name: keyof typeof PAGES): PageRoute => ({
  path,
  page: PAGES[name],
  source: `src/app/pages/${name}.tsx`,
});

/** Route table shared by the browser and the build. */
export const pageRoutes: PageRoute[] = [
  row('', 'HomePage'),
  row('store', 'StorePage'),
  row('store/:id', 'ProductPage'),
  row('projects', 'ProjectsPage'),
  row('projects/category/:category', 'ProjectsPage'),
  row('projects/:id', 'ProjectPage'),
  row('about', 'AboutPage'),
  row('about/:card', 'AboutPage'),
  row('services', 'ServicesPage'),
  row('services/:service', 'ServicesPage'),
  row('testimonials', 'TestimonialsPage'),
  row('cart', 'CartPage'),
  row('favorites', 'FavoritesPage'),
  row('booking', 'BookingPage'),
];

/** The content defines the paths of topics, which take precedence over the table (see `TopicSwitch`). */
export const topicRoute = row('*', 'TopicPage');

function pageElement({ path, page }: PageRoute): ReactNode {
  // Pages without a parameter cannot be replaced by topics. If a page also has paths with a
  // parameter, all its routes need the same elements, because it would otherwise be remounted.
  const isFixed = !pageRoutes.some(
    (other) => other.path.includes(':') && pageKey(`/${other.path}`) === pageKey(`/${path}`),
  );
  if (isFixed) return <page.Component />;
  return (
    <TopicSwitch topic={topicRoute.page}>
      <page.Component />
    </TopicSwitch>
  );
}
const AdminArea = lazyPage(() => import('@/admin')).Component;

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
      { path: 'contact', element: <Redirect to={PATHS.contact} /> },
      {
        path: '*',
        element: (
          <TopicSwitch topic={topicRoute.page} isFinal>
            <UnknownPath />
          </TopicSwitch>
        ),
      },
    ],
  },
];
