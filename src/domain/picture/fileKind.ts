export interface FileKind {
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
