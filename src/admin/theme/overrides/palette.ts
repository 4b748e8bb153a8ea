/** The colours of the theme, which the inlined style sheet of each page defines for both schemes. */
export const C = {
  ground: 'var(--s-palette-background-default)',
  raised: 'var(--s-palette-background-paper)',
  sunken: 'var(--s-palette-sunken)',
  line: 'var(--s-palette-divider)',
  edge: 'var(--s-palette-edge)',
  ink: 'var(--s-palette-text-primary)',
  inkSoft: 'var(--s-palette-text-secondary)',
  accent: 'var(--s-palette-primary-main)',
  accentFill: 'var(--s-palette-accentFill)',
  onAccent: 'var(--s-palette-onAccent)',
  error: 'var(--s-palette-error-main)',
} as const;

const TONES = ['primary', 'secondary', 'success', 'info', 'warning', 'error'] as const;

const isTone = (name: unknown): name is (typeof TONES)[number] =>
  TONES.some((tone) => tone === name);

/** Returns the colour of a `color` or `severity` prop, or undefined for `default` and `inherit`. */
export function toneColour(name: unknown): string | undefined {
  return isTone(name) ? `var(--s-palette-${name}-main)` : undefined;
}

/** Returns a colour mixed into a background, which is the surface by default. */
export function tint(colour: string, percent: number, background: string = C.raised): string {
  return `color-mix(in srgb, ${colour} ${percent}%, ${background})`;
}
