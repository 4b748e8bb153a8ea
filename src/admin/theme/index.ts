export { AdminTheme } from './AdminTheme';
