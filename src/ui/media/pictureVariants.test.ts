import { describe, expect, it } from 'vitest';
import { sharePath, srcSet, variantPath, variantWidths } from './pictureVariants';

describe('pictureVariants', () => {
  it('returns the standard widths below the original width, then the original width', () => {
    expect(variantWidths(1920)).toEqual([320, 480, 720, 960, 1280, 1920]);
    expect(variantWidths(1200)).toEqual([320, 480, 720, 960, 1200]);
    expect(variantWidths(64)).toEqual([64]);
    expect(variantWidths(2500)).toEqual([320, 480, 720, 960, 1280, 1920, 2500]);
  });

  it('names variants by stem, width and hash, and replaces only the last extension', () => {
    expect(variantPath('/media/a.b/x.v2.webp', 320, '0123abcd', 'avif')).toBe(
      '/media/a.b/x.v2-320-0123abcd.avif',
    );
    expect(sharePath('/media/x.png', '0123abcd')).toBe('/media/x-og-0123abcd.jpg');
  });

  it('URL-encodes characters that would break a srcset', () => {
    const info = { w: 400, h: 300, v: '0123abcd', c: '#000000' };
    expect(srcSet('/media/two words, ọ%.webp', info, 'webp')).toBe(
      '/media/two%20words%2C%20%E1%BB%8D%25-320-0123abcd.webp 320w, ' +
        '/media/two%20words%2C%20%E1%BB%8D%25-400-0123abcd.webp 400w',
    );
  });
});
