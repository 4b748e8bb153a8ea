import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { checkPlaces, checkSiteUrl, rejectDemoPassword } from './build';

const demo = parseEnv(readFileSync('.env', 'utf8'));

it('The demo password is rejected only for builds that publish to a repository', () => {
  const env = { ...demo, VITE_PUBLISH_TARGET: 'github:slate/site#main' };
  expect(() => rejectDemoPassword(env)).toThrow(/npm run admin:password/);
  for (const other of [
    { ...env, VITE_ADMIN_PASSWORD_HASH: 'mine' },
    { ...env, VITE_PUBLISH_TARGET: '' },
    { ...env, VITE_PUBLISH_TARGET: 'local' },
  ])
    expect(() => rejectDemoPassword(other)).not.toThrow();
});

it('The site is at the root of a domain, or its sitemap would be invalid', () => {
  for (const siteUrl of ['', 'https://www.example.com', 'https://example.com/', 'http://a:4173'])
    expect(() => checkSiteUrl(siteUrl)).not.toThrow();
  for (const siteUrl of [
    'example.com',
    '/',
    'ftp://a.com',
    'https://a.com/shop',
    'https://a.com?a',
  ])
    expect(() => checkSiteUrl(siteUrl)).toThrow(/VITE_SITE_URL must be .* such as https:/);
});

it('A place of the files is refused if it is cut off, because nothing would be kept there', () => {
  for (const name of ['VITE_PUBLISH_TARGET', 'VITE_DESK_STORE']) {
    for (const place of ['', 'local', 'github:slate/desk#main'])
      expect(() => checkPlaces({ ...demo, [name]: place })).not.toThrow();
    const { [name]: cut } = parseEnv(`${name}=github:slate/desk#main`);
    expect(() => checkPlaces({ ...demo, [name]: cut })).toThrow(/in quotes in .env.local/);
  }
});
