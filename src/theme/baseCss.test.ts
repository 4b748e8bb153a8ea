import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { baseCss, UNUSED_COMPONENTS } from './baseCss';
import { siteTheme } from './theme';

/** Sources of the public site. The back office has colours of its own for these components. */
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^admin\b/.test(file))
  .map((file) => readFileSync(`src/${file}`, 'utf8'));

it('leaves out the colours of components that are not imported', () => {
  const css = baseCss();
  expect(css).toContain('--s-palette-TableCell-border:');
  for (const name of UNUSED_COMPONENTS) {
    expect(
      sources.some((text) => text.includes(`@mui/material/${name}'`)),
      name,
    ).toBe(false);
    expect(css).not.toContain(`--s-palette-${name}-`);
  }
});

it('leaves out a variable outside of the palette only if styles contain its value', () => {
  const { shadows, zIndex, font } = siteTheme().vars ?? {};
  for (const value of [shadows?.[1], zIndex?.modal, font?.h1])
    expect(value).toMatch(/^var\(--s-[\w-]+, .+\)$/);
});
