import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import FolderIcon from '@mui/icons-material/VideoLibraryOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import InventoryIcon from '@mui/icons-material/VideocamOutlined';
import ServicesIcon from '@mui/icons-material/HandymanOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import { PATHS } from '@/domain/paths';

/** The sidebar, in the order of back-office.md §2. */
export const ADMIN_LINKS = [
  { label: 'Dashboard', to: PATHS.admin, Icon: DashboardIcon },
  { label: 'Home Page', to: PATHS.adminHome, Icon: HomeIcon },
  { label: 'About Page', to: PATHS.adminAbout, Icon: InfoIcon },
  { label: 'Services', to: PATHS.adminServices, Icon: ServicesIcon },
  { label: 'Products', to: PATHS.adminProducts, Icon: InventoryIcon },
  { label: 'Projects', to: PATHS.adminProjects, Icon: FolderIcon },
  { label: 'Site Settings', to: PATHS.adminSettings, Icon: SettingsIcon },
] as const;
