import TopicsIcon from '@mui/icons-material/ArticleOutlined';
import RequestsIcon from '@mui/icons-material/AssignmentOutlined';
import PublishIcon from '@mui/icons-material/CloudUploadOutlined';
import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import AboutIcon from '@mui/icons-material/InfoOutlined';
import ServicesIcon from '@mui/icons-material/HandymanOutlined';
import UnitsIcon from '@mui/icons-material/QrCode2Outlined';
import SettingsIcon from '@mui/icons-material/TuneOutlined';
import ProjectsIcon from '@mui/icons-material/VideoLibraryOutlined';
import InventoryIcon from '@mui/icons-material/VideocamOutlined';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import {
  CUSTOMERS_PATH,
  DEVICES_PATH,
  HELP_PATH,
  HISTORY_PATH,
  LABELS_PATH,
  NEW_REQUEST_PATH,
  PUBLISH_PATH,
  REPORTS_PATH,
  REQUESTS_CALENDAR_PATH,
  REQUESTS_PATH,
  REQUESTS_SETTINGS_PATH,
  SETTINGS_ALIAS,
  SHARE_PATH,
  UNITS_PATH,
} from '@/domain/links/adminPaths';
import { PATHS } from '@/domain/links/paths';
import type { ResourceName } from '../resources/registry';
import type { Resource } from '../resources/resource';
import { NewRequestCount, RequestsSummary } from '../requests/today/RequestsSummary';

type LoadPage = () => Promise<{ default: ComponentType }>;

interface AdminPage {
  path: string;
  /** Title of the document. It names no customer, because titles are part of the browser's history. */
  title: string;
  /** Section of `docs/office-guide.md` about the page. */
  help: string;
  load: LoadPage;
  nav?: {
    Icon: ComponentType<{ fontSize?: 'small'; color?: 'primary' }>;
    /** The title by default. */
    label?: string;
    Count?: ComponentType;
    /** Label of the quick action on the dashboard. Without it there is none. */
    action?: string;
    /** Shown first on the dashboard. */
    Summary?: ComponentType;
  };
}

function screenOf<C extends ResourceName>(load: () => Promise<Resource<C>>): LoadPage {
  return async () => {
    const [{ resourcePage }, resource] = await Promise.all([
      import('../resources/screen/ResourceScreen'),
      load(),
    ]);
    return { default: resourcePage(resource) };
  };
}

const TEXTS = 'change-texts-and-pages';
const PUBLISHING = 'publish-and-take-back';
const CUSTOMERS = 'know-your-customers';
const UNITS = 'units-and-labels';
const REQUESTS = 'answer-a-request';
const HANDING_OVER = 'pack-and-hand-over';

/** All pages of the back office, those with an entry in the sidebar in its order. A new page needs only a row here and its component. */
export const ADMIN_PAGES: readonly AdminPage[] = [
  {
    path: PATHS.admin,
    title: 'Dashboard',
    help: 'a-day-in-the-office',
    load: () => import('./DashboardPage'),
    nav: { Icon: DashboardIcon },
  },
  {
    path: REQUESTS_PATH,
    title: 'Requests',
    help: REQUESTS,
    load: () => import('../requests/list/RequestsPage'),
    nav: {
      Icon: RequestsIcon,
      action: 'Manage Requests',
      Count: NewRequestCount,
      Summary: RequestsSummary,
    },
  },
  {
    path: NEW_REQUEST_PATH,
    title: 'New request',
    help: REQUESTS,
    load: () => import('../requests/intake/NewRequestPage'),
  },
  {
    path: DEVICES_PATH,
    title: 'Devices and copies',
    help: 'keep-a-copy-on-a-second-device',
    load: () => import('../requests/devices/DevicesPage'),
  },
  {
    path: REQUESTS_CALENDAR_PATH,
    title: 'Rental calendar',
    help: 'plan-with-the-calendar',
    load: () => import('../requests/calendar/CalendarPage'),
  },
  {
    path: CUSTOMERS_PATH,
    title: 'Customers',
    help: CUSTOMERS,
    load: () => import('../requests/customers/CustomersPage'),
  },
  {
    path: `${CUSTOMERS_PATH}/:id`,
    title: 'Customer',
    help: CUSTOMERS,
    load: () => import('../requests/customers/CustomerPage'),
  },
  {
    path: UNITS_PATH,
    title: 'Units',
    help: UNITS,
    load: () => import('../requests/units/UnitsPage'),
    nav: { Icon: UnitsIcon },
  },
  {
    path: LABELS_PATH,
    title: 'Labels',
    help: UNITS,
    load: () => import('../requests/units/LabelsPage'),
  },
  {
    path: `${UNITS_PATH}/:id`,
    title: 'Unit',
    help: UNITS,
    load: () => import('../requests/units/UnitPage'),
  },
  {
    path: REPORTS_PATH,
    title: 'Reports',
    help: 'read-the-reports',
    load: () => import('../requests/reports/ReportsPage'),
  },
  {
    path: REQUESTS_SETTINGS_PATH,
    title: 'Rental settings',
    help: 'set-rates-and-price-rules',
    load: () => import('../requests/settings/RentalSettingsPage'),
  },
  {
    path: `${REQUESTS_PATH}/:reference`,
    title: 'Rental request',
    help: REQUESTS,
    load: () => import('../requests/request/RequestPage'),
  },
  {
    path: `${REQUESTS_PATH}/:reference/quote`,
    title: 'Quote',
    help: REQUESTS,
    load: () => import('../requests/quote/QuotePage'),
  },
  {
    path: `${REQUESTS_PATH}/:reference/documents/:number`,
    title: 'Document',
    help: 'write-an-invoice-or-a-receipt',
    load: () => import('../requests/documents/DocumentPage'),
  },
  {
    path: `${REQUESTS_PATH}/:reference/packing`,
    title: 'Packing list',
    help: HANDING_OVER,
    load: () => import('../requests/handover/PackingPage'),
  },
  {
    path: `${REQUESTS_PATH}/:reference/handover`,
    title: 'Hand-over',
    help: HANDING_OVER,
    load: () => import('../requests/handover/HandoverPage'),
  },
  {
    path: `${REQUESTS_PATH}/:reference/return`,
    title: 'Return',
    help: 'take-equipment-back',
    load: () => import('../requests/handover/ReturnPage'),
  },
  {
    path: PATHS.adminHome,
    title: 'Home Page',
    help: TEXTS,
    load: () => import('../pages/home/HomeEditor'),
    nav: { Icon: HomeIcon, action: 'Edit Home Page' },
  },
  {
    path: PATHS.adminAbout,
    title: 'About Page',
    help: TEXTS,
    load: () => import('../pages/about/AboutEditor'),
    nav: { Icon: AboutIcon, action: 'Edit About Page' },
  },
  {
    path: PATHS.adminServices,
    title: 'Services',
    help: TEXTS,
    load: screenOf(async () => (await import('../resources/services/serviceResource')).services),
    nav: { Icon: ServicesIcon, action: 'Manage Services' },
  },
  {
    path: PATHS.adminProducts,
    title: 'Products Management',
    help: 'add-change-or-remove-a-product',
    load: screenOf(async () => (await import('../resources/products/productResource')).products),
    nav: { Icon: InventoryIcon, label: 'Products', action: 'Manage Products' },
  },
  {
    path: PATHS.adminProjects,
    title: 'Projects Management',
    help: TEXTS,
    load: screenOf(async () => (await import('../resources/projects/projectResource')).projects),
    nav: { Icon: ProjectsIcon, label: 'Projects', action: 'Manage Projects' },
  },
  {
    path: PATHS.adminTopics,
    title: 'Topic Pages',
    help: TEXTS,
    load: screenOf(async () => (await import('../resources/topics/topicResource')).topics),
    nav: { Icon: TopicsIcon, action: 'Manage Topic Pages' },
  },
  {
    path: PATHS.adminSettings,
    title: 'Site Settings',
    help: 'change-a-phone-number',
    load: () => import('../pages/site-settings/SiteSettingsEditor'),
    nav: { Icon: SettingsIcon, action: 'Edit Site Settings' },
  },
  {
    path: PUBLISH_PATH,
    title: 'Publish',
    help: PUBLISHING,
    load: () => import('../publish/screens/PublishScreen'),
    nav: { Icon: PublishIcon },
  },
  {
    path: HISTORY_PATH,
    title: 'Publish history',
    help: PUBLISHING,
    load: () => import('../publish/screens/history/PublishHistoryScreen'),
    nav: { Icon: HistoryIcon },
  },
  { path: HELP_PATH, title: 'Help', help: '', load: () => import('../pages/help/HelpPage') },
];

/** Paths without a parameter. The build writes a file for each, so that every host answers with status 200. */
export const ADMIN_FILE_PATHS: readonly string[] = [
  PATHS.adminLogin,
  SETTINGS_ALIAS,
  SHARE_PATH,
  ...ADMIN_PAGES.map(({ path }) => path).filter((path) => !path.includes(':')),
];

export function helpPathOf(pathname: string): string {
  const page = ADMIN_PAGES.find(({ path }) => matchPath(path, pathname));
  return page?.help ? `${HELP_PATH}#${page.help}` : HELP_PATH;
}
