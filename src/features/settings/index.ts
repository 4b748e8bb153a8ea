export { settingsEntry } from './settingsEntry';
export { settingsSlice, settingsRefreshed } from './settingsSlice';
export { SocialLinks } from './SocialLinks';
export { useSite } from './useSite';
