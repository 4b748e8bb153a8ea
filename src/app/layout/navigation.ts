import { PATHS } from '@/domain/links/paths';

/** The pages of the navigation bar, in the order of public-site.md §2. */
export const MAIN_LINKS = [
  { label: 'Home', to: PATHS.home },
  { label: 'About Us', to: PATHS.about },
  { label: 'Services', to: PATHS.services },
  { label: 'Store', to: PATHS.store },
  { label: 'Projects', to: PATHS.projects },
] as const;

/** The last link of the bar, drawn as its one button. */
export const BOOKING_LINK = { label: 'Book with Us', to: PATHS.booking } as const;
