import { PATHS } from '@/domain/links/paths';

export const MAIN_LINKS = [
  { label: 'Home', to: PATHS.home },
  { label: 'About Us', to: PATHS.about },
  { label: 'Services', to: PATHS.services },
  { label: 'Store', to: PATHS.store },
  { label: 'Projects', to: PATHS.projects },
] as const;

/** Last entry of the navigation bar, shown as a button. */
export const BOOKING_LINK = { label: 'Book with Us', to: PATHS.booking } as const;
