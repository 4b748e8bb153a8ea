export { settingsEntry } from './settingsEntry';
export { settingsSlice, settingsRefreshed, selectKnownSite } from './settingsSlice';
export { SocialLinks } from './SocialLinks';
export { useSite } from './useSite';
