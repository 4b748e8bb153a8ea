import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { baseCss, UNUSED_COMPONENTS } from '@/theme/baseCss';
import { siteTheme } from '@/theme/theme';
import { adminOverrides } from './AdminTheme';
import { C, toneColour } from './overrides/palette';

const own = Object.keys(adminOverrides);

it('replaces no override of the site', () => {
  const site = Object.keys(siteTheme().components ?? {});
  expect(own.filter((name) => site.includes(name))).toEqual([]);
});

it('covers the used components whose colours the pages do not define', () => {
  const imports = readdirSync('src/admin', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(`src/admin/${file}`, 'utf8'))
    .join('');
  const missing = UNUSED_COMPONENTS.filter((name) => !own.includes(`Mui${name}`));
  expect(missing.filter((name) => imports.includes(`@mui/material/${name}'`))).toEqual([]);
  expect(missing).not.toContain('AppBar');
});

it('uses colours that the pages define', () => {
  const css = baseCss();
  for (const colour of [...Object.values(C), toneColour('info')])
    expect(css).toContain(`${colour?.slice('var('.length, -1)}:`);
});
