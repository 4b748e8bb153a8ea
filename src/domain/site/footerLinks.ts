import type { FooterGroup } from './schema';

/** Footer links used when the content defines none. */
export const DEFAULT_FOOTER_GROUPS: readonly FooterGroup[] = [
  {
    title: 'About',
    links: [
      { label: 'Film production', to: '/about/film-production' },
      { label: 'Equipment support', to: '/about/equipment-support' },
      { label: 'Branding voice', to: '/about/branding-voice' },
      { label: 'Testimonials', to: '/testimonials' },
      { label: 'Contact', to: '/#contact' },
    ],
  },
  {
    title: 'Services',
    links: [
      { label: 'Film production', to: '/services/film-production' },
      { label: 'Branding & prints', to: '/services/branding-prints' },
      { label: 'Equipment support', to: '/services/equipment-support' },
      { label: 'Technology', to: '/services/technology' },
      { label: 'Experience', to: '/services/experience' },
    ],
  },
  {
    title: 'Store',
    links: [
      { label: 'Blog', to: '/store/blog' },
      { label: 'Best practices', to: '/store/best-practices' },
      { label: 'Colors', to: '/store/colors' },
      { label: 'Color wheel', to: '/store/color-wheel' },
      { label: 'Support', to: '/store/support' },
      { label: 'Developers', to: '/store/developers' },
      { label: 'Resource library', to: '/store/resource-library' },
    ],
  },
  {
    title: 'Projects',
    links: [
      { label: 'Productions', to: '/projects/productions' },
      { label: 'Wireless transmission', to: '/projects/wireless-transmission' },
      { label: 'Lighting', to: '/projects/lighting' },
      { label: 'Production BTC', to: '/projects/production-btc' },
      { label: 'Snowy reflection', to: '/projects/snowy-reflection' },
      { label: 'RMPP Vindictive', to: '/projects/rmpp-vindictive' },
      { label: 'Technicals', to: '/projects/technicals' },
    ],
  },
];
