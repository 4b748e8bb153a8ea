import fc from 'fast-check';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isPublishablePath, parseUploadPath, uploadPath } from './files';

const part = fc.oneof(
  fc.constantFrom('..', '.', '', '.git', 'by-category', 'pages', 'a\\b', '%2e%2e', 'C:'),
  fc.string({ maxLength: 8 }),
);
const anyPath = fc
  .tuple(fc.array(part, { maxLength: 5 }), fc.constantFrom('', '.json', '/x.json'))
  .map(([parts, end]) => parts.join('/') + end);

describe('paths that may be published', () => {
  it.each(['site.json', 'pages/home.json', 'products/by-category/lenses.json'])('%s', (file) => {
    expect(isPublishablePath(file)).toBe(true);
  });

  it('are limited to content files, whatever the input', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyPath,
          anyPath.map((end) => `products/by-category/${end}`),
        ),
        (file) => {
          if (!isPublishablePath(file)) return;
          const resolved = path.resolve('/public/data', file);
          expect(resolved).toBe(`/public/data/${file}`);
          expect(file).toMatch(/\.json$/);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('of images consist of hash and type only', () => {
    const hash = 'a'.repeat(64);
    expect(uploadPath(hash, 'image/webp')).toBe(`media/uploads/${hash}.webp`);
    expect(uploadPath(hash, 'image/svg+xml')).toBeUndefined();
    expect(parseUploadPath(`media/uploads/${hash}.webp`)).toEqual({ hash, type: 'image/webp' });
    for (const file of [`media/uploads/../${hash}.webp`, `media/${hash}.webp`, `${hash}.webp`])
      expect(parseUploadPath(file)).toBeNull();
  });
});
