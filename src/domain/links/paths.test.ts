import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './paths';

describe('safeReturnPath', () => {
  it.each(['/admin', '/admin/products', '/admin/products?search=lens&page=2#top'])(
    'accepts %s',
    (path) => {
      expect(safeReturnPath(path)).toBe(path);
    },
  );

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/admin\\..\\..\\x',
    '/admin/../store',
    '/\tadmin',
    'https:evil.example',
    'https://evil.example/admin',
    '/adminx',
    '/store',
    '/admin/login',
    '/admin/login?next=/admin',
    '',
    null,
    42,
  ])('falls back to the dashboard for %j', (path) => {
    expect(safeReturnPath(path)).toBe('/admin');
  });

  it('never returns a path outside the back office', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `/admin${text}`),
        ),
        (text) => {
          const { origin, pathname } = new URL(safeReturnPath(text), 'https://slate.example');
          expect(origin).toBe('https://slate.example');
          expect(pathname).toMatch(/^\/admin(\/|$)/);
        },
      ),
    );
  });
});
