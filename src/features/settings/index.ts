import { island } from '@/ui/hydration/island';

export { selectKnownSite, settingsEntry, settingsSlice, settingsRefreshed } from './settingsSlice';
/** Hydrated when it is visible: text and links. */
export const CompanyLinks = island(() => import('./ContactLine'));

export { SocialLinks } from './SocialLinks';
export { useCompanyContacts, useSite } from './settingsSlice';
