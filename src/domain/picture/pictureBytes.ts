import type { PictureType } from './pictureTypes';

/** Type and size of an image from its header. Width and height in px, before EXIF rotation. */
interface PictureHeader {
  type: PictureType;
  width: number;
  height: number;
}

/** Maximum number of pixels. Larger images would exhaust the memory of a phone. */
const PICTURE_MAX_PIXELS = 64_000_000;
const PICTURE_MAX_SIDE = 10_000;

function textAt(bytes: Uint8Array, offset: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + length));
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
  const low24 = (offset: number) =>
    view.getUint16(offset, true) + view.getUint8(offset + 2) * 0x10000;
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

/** Whether a JPEG marker starts a frame, which contains the size. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function jpegHeader(bytes: Uint8Array, view: DataView): PictureHeader | null {
  if (textAt(bytes, 0, 3) !== '\xff\xd8\xff') return null;
  let offset = 2;
  while (offset < bytes.length) {
    if (bytes[offset] !== 0xff) return null;
    const marker = bytes[offset + 1] ?? 0;
    // Markers may be preceded by 0xff fill bytes. Some markers have no length field.
    if (marker === 0xff) offset += 1;
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) offset += 2;
    else if (isFrame(marker))
      return {
        type: 'image/jpeg',
        height: view.getUint16(offset + 5),
        width: view.getUint16(offset + 7),
      };
    else offset += 2 + Math.max(2, view.getUint16(offset + 2));
  }
  return null;
}

/** Independently of its file name. Null for other files and for truncated headers. Never throws. */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const read of [pngHeader, jpegHeader, gifHeader, webpHeader])
    try {
      const header = read(bytes, view);
      if (header) return header.width > 0 && header.height > 0 ? header : null;
    } catch {
      // Reading past the end means that the file is truncated.
      return null;
    }
  return null;
}

export function isTooLarge({ width, height }: { width: number; height: number }): boolean {
  return Math.max(width, height) > PICTURE_MAX_SIDE || width * height > PICTURE_MAX_PIXELS;
}

interface FileKind {
  /** With its article, such as 'a WebP picture'. */
  name: string;
  /** Whether browsers show it: all of them, only some, or none. */
  isShown: 'always' | 'sometimes' | 'never';
  /** What to do where the browser cannot show it. */
  advice?: string | undefined;
}

const KIND_BYTES = 16;

/** The bytes as text, where a dot matches any byte, and what they say. */
const KINDS: readonly (readonly [
  pattern: RegExp,
  name: FileKind['name'],
  isShown: FileKind['isShown'],
  advice?: string,
])[] = [
  [/^\xff\xd8\xff/, 'a JPEG picture', 'always'],
  [/^\x89PNG/, 'a PNG picture', 'always'],
  [/^GIF8/, 'a GIF picture', 'always'],
  [/^RIFF.{4}WEBP/s, 'a WebP picture', 'always'],
  [/^.{4}ftyp(?:avif|avis)/s, 'an AVIF picture', 'sometimes'],
  [
    /^.{4}ftyp(?:hei|hev|mif1|msf1)/s,
    'a HEIC picture',
    'sometimes',
    'On an iPhone, choose “Most Compatible” under Settings, Camera, Formats, and take the photo again.',
  ],
  [/^.{4}ftyp/s, 'a video', 'never'],
  [/^BM/, 'a BMP picture', 'sometimes'],
  [/^(?:II\*\0|MM\0\*)/, 'a TIFF picture or a raw picture of a camera', 'sometimes'],
  [/^%PDF/, 'a PDF document', 'never'],
  [/^PK/, 'a ZIP file or an office document', 'never'],
  [/^(?:\xef\xbb\xbf)?\s*<(?:svg|\?xml)/i, 'an SVG drawing', 'never'],
];

/** Independently of its name; undefined for other files. @param bytes its first {@link KIND_BYTES} bytes */
export function fileKind(bytes: Uint8Array): FileKind | undefined {
  const text = String.fromCharCode(...bytes.subarray(0, KIND_BYTES));
  const found = KINDS.find(([pattern]) => pattern.test(text));
  return found && { name: found[1], isShown: found[2], advice: found[3] };
}
