import { island } from '@/ui/hydration/island';
import { lazyComponent } from '@/ui/lazy/lazyComponent';

const importContactLine = () => import('./ContactLine');

export { selectKnownSite, settingsEntry, settingsSlice, settingsRefreshed } from './settingsSlice';
/** Hydrated when it is visible: text and links. */
export const ContactLineIsland = island(importContactLine);
/**
 * For what stays when the page changes: the next page would wait for the script of an island that is not hydrated yet.
 */
export const LateContactLine = lazyComponent(importContactLine, {
  isOptional: true,
  isNear: true,
});

export { SocialLinks } from './SocialLinks';
export { useCompanyContacts, useSite } from './settingsSlice';
