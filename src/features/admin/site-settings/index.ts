export { SiteSettingsEditor } from './SiteSettingsEditor';
