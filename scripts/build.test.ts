import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { checkSiteUrl, rejectDemoPassword } from './build';

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

it.each(['', 'https://www.example.com', 'https://example.com/', 'http://localhost:4173'])(
  'The site can be at %j',
  (siteUrl) => {
    expect(() => checkSiteUrl(siteUrl)).not.toThrow();
  },
);

it.each([
  'www.example.com',
  '/',
  'ftp://example.com',
  'https://example.com/shop',
  'https://example.com?a',
])('The site cannot be at %j, which would make its sitemap invalid', (siteUrl) => {
  expect(() => checkSiteUrl(siteUrl)).toThrow(/VITE_SITE_URL must be .* such as https:/);
});
