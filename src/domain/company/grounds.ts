/** Backgrounds of both colour schemes, on which the company's colours are read. */
export const GROUNDS = {
  dark: { ground: '#0E0F12', raised: '#16181D', sunken: '#0A0B0D' },
  light: { ground: '#FAF8F4', raised: '#FFFFFF', sunken: '#F1EDE5' },
} as const;

/** Text on fills in the company's accent. */
export const ON_ACCENT = '#16120A';
