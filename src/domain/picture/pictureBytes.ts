/** The kinds of pictures that are taken; SVG is none of them (faults.md, SVG). */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/** What the first bytes of a picture say; width and height in pixels, before any rotation. */
export interface PictureHeader {
  type: PictureType;
  width: number;
  height: number;
}

/** Pixels of a picture at most: more is a trap rather than a photograph, and no phone could open it. */
export const PICTURE_MAX_PIXELS = 64_000_000;
/** Pixels of either side at most. */
export const PICTURE_MAX_SIDE = 10_000;

function textAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}

function pngHeader(bytes: Uint8Array, view: DataView): PictureHeader | null {
  if (textAt(bytes, 0, 8) !== '\x89PNG\r\n\x1a\n' || textAt(bytes, 12, 4) !== 'IHDR') return null;
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
}

function gifHeader(bytes: Uint8Array, view: DataView): PictureHeader | null {
  if (!['GIF87a', 'GIF89a'].includes(textAt(bytes, 0, 6))) return null;
  return { type: 'image/gif', width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

function webpSize(bytes: Uint8Array, view: DataView): [width: number, height: number] | null {
  const low24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;
  switch (textAt(bytes, 12, 4)) {
    case 'VP8X':
      return [low24(24) + 1, low24(27) + 1];
    case 'VP8 ':
      return [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff];
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
    }
    default:
      return null;
  }
}

function webpHeader(bytes: Uint8Array, view: DataView): PictureHeader | null {
  if (textAt(bytes, 0, 4) !== 'RIFF' || textAt(bytes, 8, 4) !== 'WEBP') return null;
  const size = webpSize(bytes, view);
  return size && { type: 'image/webp', width: size[0], height: size[1] };
}

/** Whether a JPEG marker begins a frame, which says how large the picture is. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function jpegHeader(bytes: Uint8Array, view: DataView): PictureHeader | null {
  if (textAt(bytes, 0, 3) !== '\xff\xd8\xff') return null;
  let at = 2;
  while (at < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    // Markers may be filled up with 0xff; some stand alone, without a length.
    if (marker === 0xff) at += 1;
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) at += 2;
    else if (isFrame(marker))
      return { type: 'image/jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    else at += 2 + Math.max(2, view.getUint16(at + 2));
  }
  return null;
}

/**
 * What a file is by its bytes, whatever its name says: kind and size of a picture, null for anything
 * else and for one that is cut off. Never throws (faults.md, fake PNG).
 */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const read of [pngHeader, jpegHeader, gifHeader, webpHeader])
    try {
      const header = read(bytes, view);
      if (header) return header.width > 0 && header.height > 0 ? header : null;
    } catch {
      // Read past the end: the file is cut off.
      return null;
    }
  return null;
}

/** Whether a picture of this size is too much to open (faults.md, 12000 px). */
export function isTooLarge({ width, height }: { width: number; height: number }): boolean {
  return Math.max(width, height) > PICTURE_MAX_SIDE || width * height > PICTURE_MAX_PIXELS;
}
