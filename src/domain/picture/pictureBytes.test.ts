import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTooLarge, readPictureHeader } from './pictureBytes';

const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));
const be32 = (n: number) => [n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255];
const be16 = (n: number) => [n >>> 8, n & 255];
const le16 = (n: number) => [n & 255, n >>> 8];
const le24 = (n: number) => [n & 255, (n >>> 8) & 255, n >>> 16];

const png = (w: number, h: number) => [
  ...ascii('\x89PNG\r\n\x1a\n'),
  ...be32(13),
  ...ascii('IHDR'),
  ...be32(w),
  ...be32(h),
];
const gif = (w: number, h: number) => [...ascii('GIF89a'), ...le16(w), ...le16(h), 0, 0, 0];
const riff = (kind: string, rest: number[]) => [
  ...ascii('RIFF'),
  ...be32(99),
  ...ascii('WEBP'),
  ...ascii(kind),
  ...be32(10),
  ...rest,
];
const webpX = (w: number, h: number) => riff('VP8X', [0, 0, 0, 0, ...le24(w - 1), ...le24(h - 1)]);
const webpLossy = (w: number, h: number) =>
  riff('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, ...le16(w), ...le16(h)]);
const webpLossless = (w: number, h: number) => {
  const bits = (w - 1) | ((h - 1) << 14);
  return riff('VP8L', [0x2f, bits & 255, (bits >>> 8) & 255, (bits >>> 16) & 255, bits >>> 24]);
};
/** With an EXIF segment and fill bytes before the frame. */
const jpeg = (w: number, h: number) =>
  [
    [0xff, 0xd8, 0xff, 0xe1, ...be16(6), ...ascii('Exif')],
    [0xff, 0xff, 0xff, 0xc4, ...be16(3), 0],
    [0xff, 0xc2, ...be16(11), 8, ...be16(h), ...be16(w), 1, 0, 0, 0],
  ].flat();

const KINDS = [
  ['image/png', png],
  ['image/gif', gif],
  ['image/webp', webpX],
  ['image/webp', webpLossy],
  ['image/webp', webpLossless],
  ['image/jpeg', jpeg],
] as const;

describe('image headers', () => {
  it('contain type and size', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...KINDS),
        fc.integer({ min: 1, max: 16_383 }),
        fc.integer({ min: 1, max: 16_383 }),
        ([type, make], width, height) => {
          const header = readPictureHeader(Uint8Array.from(make(width, height)));
          expect(header).toEqual({ type, width, height });
        },
      ),
    );
  });

  it('are null for other files', () => {
    for (const text of ['', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89', 'RIFF....WEBP'])
      expect(readPictureHeader(Uint8Array.from(ascii(text)))).toBeNull();
    expect(readPictureHeader(Uint8Array.from(png(0, 5)))).toBeNull();
  });

  it('never throw or loop when truncated or corrupted', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...KINDS),
        fc.nat(60),
        fc.uint8Array({ maxLength: 40 }),
        ([, make], cut, tail) => {
          const whole = make(300, 200);
          const bytes = Uint8Array.from([...whole.slice(0, cut), ...tail]);
          expect(() => readPictureHeader(bytes)).not.toThrow();
        },
      ),
    );
  });

  it('reveal oversized images before decoding', () => {
    expect(isTooLarge({ width: 12_000, height: 12_000 })).toBe(true);
    expect(isTooLarge({ width: 12_000, height: 2 })).toBe(true);
    expect(isTooLarge({ width: 9000, height: 8000 })).toBe(true);
    expect(isTooLarge({ width: 8160, height: 6120 })).toBe(false);
    expect(isTooLarge({ width: 1, height: 1 })).toBe(false);
  });
});
