import { island } from '@/ui/hydration/island';
import { lazyComponent } from '@/ui/lazy/lazyComponent';

const importContactLine = () => import('./ContactLine');

export { selectKnownSite, settingsEntry, settingsSlice, settingsRefreshed } from './settingsSlice';
export const ContactLineIsland = island(importContactLine);
/** For what stays when the page changes: the next page would wait for the script of an unhydrated island. */
export const LateContactLine = lazyComponent(importContactLine, {
  isOptional: true,
  isNear: true,
});

export { SocialLinks } from './SocialLinks';
export { useCompanyContacts, useSite } from './settingsSlice';
