/** The tabs in their order, by what they are called in the URL (back-office.md §2). */
export const HOME_TABS = [
  { id: 'hero', label: 'Hero Section' },
  { id: 'statistics', label: 'Statistics Bar' },
  { id: 'about-us', label: 'About Us' },
  { id: 'featured', label: 'Featured Items' },
  { id: 'testimonials', label: 'Testimonials' },
  { id: 'question', label: 'Question Section' },
] as const;

export type HomeTabId = (typeof HOME_TABS)[number]['id'];

/** The tab that a text of the URL names; the first where it names none. */
export function homeTabOf(text: string | null): HomeTabId {
  return HOME_TABS.find(({ id }) => id === text)?.id ?? HOME_TABS[0].id;
}

/** The tab that shows a field, by its name in the form. */
export function tabOfField(field: string): HomeTabId {
  if (field.startsWith('hero')) return 'hero';
  if (field.startsWith('about')) return 'about-us';
  if (field.startsWith('question')) return 'question';
  if (field.startsWith('cards') || field.startsWith('testimonials')) return 'testimonials';
  return 'statistics';
}
