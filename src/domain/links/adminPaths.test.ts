import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './adminPaths';

describe('safeReturnPath', () => {
  it.each(['/admin', '/admin/products', '/admin/products?search=lens&page=2#top'])(
    'accepts %s',
    (path) => {
      expect(safeReturnPath(path)).toBe(path);
    },
  );

  it.each([
    [
      'another origin',
      '//evil.example',
      '/\\evil.example',
      'https:evil.example',
      'https://a/admin',
    ],
    ['another page', '/store', '/adminx', '/admin/../store', '/admin\\..\\..\\x', '/\tadmin'],
    ['the sign-in page', '/admin/login', '/admin/login?next=/admin'],
    ['no path', '', null, 42],
  ])('falls back to the dashboard for %s', (_what, ...paths) => {
    for (const path of paths) expect(safeReturnPath(path), String(path)).toBe('/admin');
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
