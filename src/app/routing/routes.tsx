import { type ReactNode, use } from 'react';
import { type RouteObject, useLocation } from 'react-router-dom';
import { PublicLayout } from '../layout/PublicLayout';
import { lazyPage, type LazyPage } from '@/ui/lazy/lazyPage';
import { trackNavigation } from '../layout/NavigationProgress';
import { pageKey } from '../layout/pageKey';
import { UnknownPath } from '../pages/Redirects';
import { LoadingHeading } from '@/ui/feedback/LoadingHeading';
import { lazyComponent } from '@/ui/lazy/lazyComponent';
import { Redirect } from '@/ui/navigation/Redirect';
import { normalPath } from '@/domain/links/normalPath';
import { PATHS } from '@/domain/links/paths';
import { TopicPathsContext } from './TopicPathsContext';

/** If the chunk cannot be loaded, the pages are rendered as if there were no topics. */
const TopicPathsLoader = lazyComponent(() => import('./TopicPathsLoader'), { isOptional: true });

interface TopicSwitchProps {
  topic: LazyPage;
  /** Page of the route, rendered if the path is not that of a topic. */
  children: ReactNode;
  /**
   * Set if the children redirect. They then wait for the paths of topics, which would otherwise
   * arrive too late.
   */
  isFinal?: boolean;
}

/**
 * Renders the topic with exactly this path, or else the page of the route. The build embeds the
 * paths of all topics in every page, so no request is needed to tell product pages and topics
 * apart. For a topic the chunk of the product page is not loaded. Only an empty shell has to
 * load the paths.
 */
function TopicSwitch({ topic, children, isFinal }: TopicSwitchProps) {
  const { pathname } = useLocation();
  const { paths } = use(TopicPathsContext);
  if (paths === null)
    return (
      <TopicPathsLoader isFinal={isFinal} fallback={<LoadingHeading />}>
        {children}
      </TopicPathsLoader>
    );
  return paths.includes(normalPath(pathname)) ? <topic.Component /> : children;
}

/** Public page: its path, its chunk, its data and the paths to prerender. */
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

/**
 * Route of topics, whose paths are defined by the content and take precedence over the table (see
 * `TopicSwitch`).
 */
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
/** The back office, whose code is not part of the public chunks. */
const AdminArea = lazyPage(() => import('@/admin')).Component;

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
