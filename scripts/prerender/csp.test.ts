import { describe, expect, it } from 'vitest';
import { connectSources, contentPolicy, RESPONSE_HEADERS } from './csp';

const GITHUB = 'https://api.github.com';

describe('the policy of a page', () => {
  const policy = contentPolicy({
    scripts: ['run()'],
    styles: ['a{}'],
    connect: ["'self'"],
    frames: [],
  });
  const directives = new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );

  it('lets a page send requests to the given hosts only', () => {
    expect(directives.get('connect-src')).toEqual(["'self'"]);
  });

  it('requires Trusted Types, so that no text can become HTML or a script', () => {
    expect(directives.get('require-trusted-types-for')).toEqual(["'script'"]);
  });

  it('allows scripts of the site and of the page, and none that are made from text', () => {
    expect(directives.get('script-src')).toEqual(["'self'", expect.stringMatching(/^'sha256-/)]);
    expect(policy).not.toMatch(/unsafe-eval|strict-dynamic/);
  });
});

describe('the headers of every response', () => {
  it('require HTTPS for the host of the site only, not for its subdomains', () => {
    expect(RESPONSE_HEADERS['Strict-Transport-Security']).toBe('max-age=31536000');
  });
});

describe('the hosts to which a build may send requests', () => {
  it('include GitHub only if the build publishes to a branch there', () => {
    expect(connectSources({ VITE_PUBLISH_TARGET: 'github:slate/website#main' })).toContain(GITHUB);
    for (const target of [undefined, '', 'local', 'zip'])
      expect(connectSources({ VITE_PUBLISH_TARGET: target })).not.toContain(GITHUB);
  });
});
