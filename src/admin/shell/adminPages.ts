import TopicsIcon from '@mui/icons-material/ArticleOutlined';
import RequestsIcon from '@mui/icons-material/AssignmentOutlined';
import PublishIcon from '@mui/icons-material/CloudUploadOutlined';
import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import AboutIcon from '@mui/icons-material/InfoOutlined';
import ServicesIcon from '@mui/icons-material/HandymanOutlined';
import SettingsIcon from '@mui/icons-material/TuneOutlined';
import ProjectsIcon from '@mui/icons-material/VideoLibraryOutlined';
import InventoryIcon from '@mui/icons-material/VideocamOutlined';
import { HISTORY_PATH, PUBLISH_PATH, REQUESTS_PATH } from '@/domain/links/adminPaths';
import { PATHS } from '@/domain/links/paths';
import { lazyComponent } from '@/ui/lazy/lazyComponent';
import type { AdminPage } from '../layout/adminPagesContext';
import DashboardPage from '../pages/DashboardPage';
import { NewRequestCount, RequestsSummary } from '../requests/today/RequestsSummary';
import { resourcePage } from '../resources/screen/ResourceScreen';

/**
 * All pages of the back office in the order of the sidebar. A new page needs only a new entry here.
 */
export const ADMIN_PAGES: readonly AdminPage[] = [
  { label: 'Dashboard', to: PATHS.admin, Icon: DashboardIcon, Page: DashboardPage },
  {
    label: 'Requests',
    to: REQUESTS_PATH,
    Icon: RequestsIcon,
    action: 'Manage Requests',
    hasSubpages: true,
    Count: NewRequestCount,
    Summary: RequestsSummary,
    Page: lazyComponent(() => import('../requests')),
  },
  {
    label: 'Home Page',
    to: PATHS.adminHome,
    Icon: HomeIcon,
    action: 'Edit Home Page',
    Page: lazyComponent(() => import('../pages/home/HomeEditor')),
  },
  {
    label: 'About Page',
    to: PATHS.adminAbout,
    Icon: AboutIcon,
    action: 'Edit About Page',
    Page: lazyComponent(() => import('../pages/about/AboutEditor')),
  },
  {
    label: 'Services',
    to: PATHS.adminServices,
    Icon: ServicesIcon,
    action: 'Manage Services',
    Page: resourcePage(() => import('../resources/services')),
  },
  {
    label: 'Products',
    to: PATHS.adminProducts,
    Icon: InventoryIcon,
    action: 'Manage Products',
    Page: resourcePage(() => import('../resources/products')),
  },
  {
    label: 'Projects',
    to: PATHS.adminProjects,
    Icon: ProjectsIcon,
    action: 'Manage Projects',
    Page: resourcePage(() => import('../resources/projects')),
  },
  {
    label: 'Topic Pages',
    to: PATHS.adminTopics,
    Icon: TopicsIcon,
    action: 'Manage Topic Pages',
    Page: resourcePage(() => import('../resources/topics')),
  },
  {
    label: 'Site Settings',
    to: PATHS.adminSettings,
    Icon: SettingsIcon,
    action: 'Edit Site Settings',
    Page: lazyComponent(() => import('../pages/site-settings/SiteSettingsEditor')),
  },
  {
    label: 'Publish',
    to: PUBLISH_PATH,
    Icon: PublishIcon,
    Page: lazyComponent(() => import('../publish/screens/PublishScreen')),
  },
  {
    label: 'Publish history',
    to: HISTORY_PATH,
    Icon: HistoryIcon,
    Page: lazyComponent(() => import('../publish/screens/history/PublishHistoryScreen')),
  },
];
