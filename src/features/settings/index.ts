export { selectKnownSite, settingsEntry, settingsSlice, settingsRefreshed } from './settingsSlice';
export { SocialLinks } from './SocialLinks';
export { useCompanyContacts, useSite } from './useSite';
