import { describe, expect, it } from 'vitest';
import { contrast } from '@/domain/company/shades';
import { COLOURS, type SchemeName } from './tokens';

const SCHEMES: SchemeName[] = ['dark', 'light'];
const MESSAGES = ['success', 'warning', 'error', 'info'] as const;
const TEXTS = ['ink', 'inkSoft', 'accent', 'support', ...MESSAGES] as const;
const GROUNDS = ['ground', 'raised', 'sunken'] as const;

describe.each(SCHEMES)('the %s scheme', (scheme) => {
  const colours = COLOURS[scheme];

  it.each(TEXTS)('has text in %s with a contrast of 4.5:1 on every background', (text) => {
    for (const ground of GROUNDS)
      expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it('has text on fills with a contrast of 4.5:1, and edges with 3:1', () => {
    expect(contrast(colours.onAccent, colours.accentFill)).toBeGreaterThanOrEqual(4.5);
    for (const ground of GROUNDS)
      expect(contrast(colours.edge, colours[ground])).toBeGreaterThanOrEqual(3);
  });
});
