/** Tabs in their order, with their names in the URL. */
export const HOME_TABS = [
  { id: 'hero', label: 'Hero Section' },
  { id: 'statistics', label: 'Statistics Bar' },
  { id: 'about-us', label: 'About Us' },
  { id: 'featured', label: 'Featured Items' },
  { id: 'testimonials', label: 'Testimonials' },
  { id: 'question', label: 'Question Section' },
] as const;

export type HomeTabId = (typeof HOME_TABS)[number]['id'];

/** Returns the tab for a URL value, or the first tab when the value is unknown. */
export function homeTabOf(text: string | null): HomeTabId {
  return HOME_TABS.find(({ id }) => id === text)?.id ?? HOME_TABS[0].id;
}

/** Returns the tab that contains a form field. */
export function tabOfField(field: string): HomeTabId {
  if (field.startsWith('hero')) return 'hero';
  if (field.startsWith('about')) return 'about-us';
  if (field.startsWith('question')) return 'question';
  if (field.startsWith('cards') || field.startsWith('testimonials')) return 'testimonials';
  return 'statistics';
}
