import { expect, it } from 'vitest';
import { fileKind } from './pictureBytes';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

it.each([
  ['\xff\xd8\xff\xe0\0\x10JFIF', 'a JPEG picture', 'always'],
  ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'a PNG picture', 'always'],
  ['GIF89a', 'a GIF picture', 'always'],
  ['RIFF\x0a\0\0\0WEBPVP8 ', 'a WebP picture', 'always'],
  ['\0\0\0\x1cftypavif', 'an AVIF picture', 'sometimes'],
  ['\0\0\0\x18ftypheic', 'a HEIC picture', 'sometimes'],
  ['\0\0\0\x18ftypmp42', 'a video', 'never'],
  ['BM\x36\0', 'a BMP picture', 'sometimes'],
  ['II*\0\x08', 'a TIFF picture or a raw picture of a camera', 'sometimes'],
  ['%PDF-1.7', 'a PDF document', 'never'],
  ['PK\x03\x04', 'a ZIP file or an office document', 'never'],
  ['\xef\xbb\xbf<?xml version="1.0"?>', 'an SVG drawing', 'never'],
] as const)('%j is %s', (text, name, isShown) => {
  expect(fileKind(bytes(text))).toMatchObject({ name, isShown });
});

it.each(['', 'RIFF\x0a\0\0\0WAVE', 'Hello BMP', '\xff\xd8'])('%j is of no known kind', (text) => {
  expect(fileKind(bytes(text))).toBeUndefined();
});
