export { selectKnownSite, settingsEntry, settingsSlice, settingsRefreshed } from './settingsSlice';
export { SocialLinks } from './SocialLinks';
export { useSite } from './useSite';
