import { describe, expect, it } from 'vitest';
import { connectSources, contentPolicy, RESPONSE_HEADERS } from './csp';

const GITHUB = 'https://api.github.com';

describe('the policy of a page', () => {
  const policy = contentPolicy({ scripts: ['run()'], styles: ['a{}'], connect: ["'self'"] });
  const directives = new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );

  it('lets no text become HTML or a script', () => {
    expect(directives.get('require-trusted-types-for')).toEqual(["'script'"]);
  });

  it('runs scripts of the site and those of the page, and no text', () => {
    expect(directives.get('script-src')).toEqual(["'self'", expect.stringMatching(/^'sha256-/)]);
    expect(policy).not.toMatch(/unsafe-eval|strict-dynamic/);
  });
});

describe('the headers of every response', () => {
  it('require HTTPS of the site alone, and not of other sites of its domain', () => {
    expect(RESPONSE_HEADERS['Strict-Transport-Security']).toBe('max-age=31536000');
  });
});

describe('the hosts that a build may talk to', () => {
  it('include GitHub where it publishes to a branch there, and nowhere else', () => {
    expect(connectSources({ VITE_PUBLISH_TARGET: 'github:slate/website#main' })).toContain(GITHUB);
    for (const target of [undefined, '', 'local', 'zip'])
      expect(connectSources({ VITE_PUBLISH_TARGET: target })).not.toContain(GITHUB);
  });
});
