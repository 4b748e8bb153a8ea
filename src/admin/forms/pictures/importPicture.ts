import {
  imageHostSettings,
  uploadPicture,
  UploadError,
  type ImageHostSettings,
} from '@/api/gateways/imageHost';
import type { WriteOutcome } from '@/api/storage/browserStorage';
import { fileKind, isTooLarge, readPictureHeader } from '@/domain/picture/pictureBytes';
import { saveMediaDraft } from '../../drafts/storage/mediaDrafts';
import { IMAGE_MAX_BYTES, type PictureRules } from './pictureRules';

/** Maximum length in pixels of the longest side after encoding. */
const ENCODED_PICTURE_MAX_SIDE = 2560;
const QUALITY = 0.86;

/** Crop area in pixels of the picture as displayed. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The picture has more pixels than its header declared. */
export class TooManyPixelsError extends Error {}

/** Opens a picture with its EXIF orientation. @throws TooManyPixelsError; a DOMException when it cannot be opened */
async function openPicture(file: Blob): Promise<ImageBitmap> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  if (!isTooLarge(bitmap)) return bitmap;
  bitmap.close();
  throw new TooManyPixelsError('Too many pixels');
}

/** Returns an area of a picture as a file, or null if there is no memory. */
function drawPicture(
  bitmap: ImageBitmap,
  area: CropArea,
  type: string,
  maxSide: number,
  quality = QUALITY,
): Promise<Blob | null> {
  const scale = Math.min(1, maxSide / Math.max(area.width, area.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(area.width * scale));
  canvas.height = Math.max(1, Math.round(area.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.imageSmoothingQuality = 'high';
  if (type === 'image/jpeg') {
    // A JPEG has no transparency, and would be black there.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  const { x, y, width, height } = area;
  context.drawImage(bitmap, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob(done, type, quality));
}

/**
 * Re-encodes a picture as WebP without EXIF data. If the browser cannot write WebP, a JPEG stays JPEG and other types
 * become PNG.
 * @param maxSide maximum length in pixels of the longest side
 * @throws TooManyPixelsError; a DOMException when the picture cannot be opened
 */
export async function encodePicture(
  file: Blob,
  crop?: CropArea,
  maxSide = ENCODED_PICTURE_MAX_SIDE,
): Promise<Blob> {
  const bitmap = await openPicture(file);
  try {
    const area = crop ?? { x: 0, y: 0, width: bitmap.width, height: bitmap.height };
    const drawn = await drawPicture(bitmap, area, 'image/webp', maxSide);
    const isOdd = file.type === 'image/jpeg' && drawn?.type !== 'image/webp';
    const blob = isOdd ? await drawPicture(bitmap, area, 'image/jpeg', maxSide) : drawn;
    if (!blob) throw new DOMException('The picture could not be encoded', 'EncodingError');
    return blob;
  } finally {
    bitmap.close();
  }
}

// See docs/behaviour/images.md.

type PictureRejection = 'type' | 'size' | 'pixels' | 'unreadable';

const unreadableText = (fileName: string) =>
  `${fileName} could not be read. It may be damaged. Try another image.`;

function rejectionMessage(
  rejection: PictureRejection,
  fileName: string,
  rules: PictureRules,
): string {
  const messages: Record<PictureRejection, string> = {
    type: rules.typeText(fileName),
    size: rules.sizeText(fileName),
    pixels: `${fileName} has too many pixels. Resize it to at most 10,000 pixels per side and try again.`,
    unreadable: unreadableText(fileName),
  };
  return messages[rejection];
}

/** Checks a file before it is decoded; there is no minimum size. Returns null when it is valid. Never throws. */
async function validatePicture(file: File, rules: PictureRules): Promise<PictureRejection | null> {
  const allowed: readonly string[] = rules.types;
  if (!allowed.includes(file.type)) return 'type';
  if (file.size > rules.maxBytes) return 'size';
  try {
    const header = readPictureHeader(new Uint8Array(await file.arrayBuffer()));
    if (!header || !allowed.includes(header.type)) return 'type';
    return isTooLarge(header) ? 'pixels' : null;
  } catch {
    return 'unreadable';
  }
}

export interface ImportProgress {
  text: string;
  /** Fraction from 0 to 1. */
  part: number;
}

export interface ImportedPicture {
  /** Reference stored in the record: a media draft, or an https URL of the image host. */
  ref: string;
  blob: Blob;
  /** Message about a problem that did not prevent the import. */
  note?: string;
  /** Whether uploading again can resolve the problem. */
  isUploadPending: boolean;
}

/** Rejected files. The message is shown to the administrator, its lines below each other. */
export class PictureRejectedError extends Error {
  /** Those that can be converted to what the field accepts. */
  readonly fitting: readonly File[];

  constructor(message: string, fitting: readonly File[] = []) {
    super(message);
    this.fitting = fitting;
  }
}

/** Maximum size in bytes of a file that is opened to convert it. */
const FIT_MAX_BYTES = 50 * 2 ** 20;

/** Returns what a rejected file is, and whether it can be converted. Only what some browsers show is opened for that. */
async function inspect(file: File): Promise<{ found: string; canFit: boolean }> {
  const bytes = new Uint8Array(await file.slice(0, 2 ** 18).arrayBuffer());
  const kind = fileKind(bytes);
  if (!kind || kind.isShown === 'never' || file.size > FIT_MAX_BYTES)
    return { found: kind ? `\n${file.name} is ${kind.name}.` : '', canFit: false };
  const header = readPictureHeader(bytes);
  const canFit =
    kind.isShown === 'always'
      ? header !== null && !isTooLarge(header)
      : await openPicture(file).then(
          (bitmap) => {
            bitmap.close();
            return true;
          },
          () => false,
        );
  const size = file.size > IMAGE_MAX_BYTES ? ` of ${Math.round(file.size / 2 ** 20)} MB` : '';
  const advice = kind.advice && !canFit ? ` ${kind.advice}` : '';
  return { found: `\n${file.name} is ${kind.name}${size}.${advice}`, canFit };
}

const UPLOAD_FAILED = 'The image could not be uploaded.';
const STORAGE_NOTES: Record<WriteOutcome, string> = {
  stored: 'It is stored in this browser until you publish.',
  full: 'Storage on this device is full, so the image is kept only until you close this page.',
  denied: 'This browser blocks storage, so the image is kept only until you close this page.',
};

export interface ImportOptions {
  signal: AbortSignal;
  onStep: (step: ImportProgress) => void;
  isToFit?: boolean;
}

/** Uploads the picture to the image host. Returns its URL, or undefined when the upload failed. */
async function hosted(
  blob: Blob,
  settings: ImageHostSettings,
  { signal, onStep }: ImportOptions,
): Promise<string | undefined> {
  const onProgress = (part: number) => onStep({ text: 'Uploading', part: 0.6 + part * 0.4 });
  try {
    return await uploadPicture(blob, settings, { signal, onProgress });
  } catch (error) {
    if (error instanceof UploadError) return undefined;
    throw error;
  }
}

/** At the image host if there is one, otherwise in this browser. @throws the reason of an aborted signal */
export async function storePicture(blob: Blob, tools: ImportOptions): Promise<ImportedPicture> {
  const { VITE_UPLOAD_URL, VITE_UPLOAD_PRESET } = import.meta.env;
  const settings = imageHostSettings(VITE_UPLOAD_URL, VITE_UPLOAD_PRESET);
  tools.onStep({ text: 'Saving', part: 0.6 });
  const address = settings ? await hosted(blob, settings, tools) : undefined;
  if (address !== undefined) return { ref: address, blob, isUploadPending: false };
  const { ref, outcome } = await saveMediaDraft(blob);
  tools.signal.throwIfAborted();
  const isUploadPending = settings !== null;
  const notes = [
    isUploadPending && UPLOAD_FAILED,
    (isUploadPending || outcome !== 'stored') && STORAGE_NOTES[outcome],
  ];
  const note = notes.filter(Boolean).join(' ') || undefined;
  return { ref, blob, note, isUploadPending };
}

/** Longest side in px and quality, until the picture is small enough. */
const FIT_STEPS = [
  [2560, 0.9],
  [2560, 0.75],
  [1600, 0.75],
  [1024, 0.6],
] as const;

/** Makes a JPEG. @throws PictureRejectedError if unreadable or not small enough; the reason of an aborted signal */
export async function fitPicture(
  file: File,
  maxBytes: number,
  { signal, onStep }: ImportOptions,
): Promise<File> {
  onStep({ text: 'Converting', part: 0.01 });
  const bitmap = await openPicture(file).catch(() => {
    throw new PictureRejectedError(unreadableText(file.name));
  });
  const area = { x: 0, y: 0, width: bitmap.width, height: bitmap.height };
  const fit = async ([step, ...others]: readonly (typeof FIT_STEPS)[number][]): Promise<Blob> => {
    signal.throwIfAborted();
    if (!step) throw new PictureRejectedError(`${file.name} could not be made small enough.`);
    const [maxSide, quality] = step;
    const blob = await drawPicture(bitmap, area, 'image/jpeg', maxSide, quality);
    return blob && blob.size <= Math.min(maxBytes, IMAGE_MAX_BYTES) ? blob : fit(others);
  };
  try {
    const blob = await fit(FIT_STEPS);
    return new File([blob], file.name.replace(/(?:\.\w+)?$/, '.jpg'), { type: 'image/jpeg' });
  } finally {
    bitmap.close();
  }
}

/** Validates and encodes. @throws PictureRejectedError with a message of the form; the reason of an aborted signal */
export async function preparePicture(
  selected: File,
  rules: PictureRules,
  { isToFit, ...tools }: ImportOptions,
): Promise<Blob> {
  const { signal, onStep } = tools;
  const file = isToFit ? await fitPicture(selected, rules.maxBytes, tools) : selected;
  onStep({ text: 'Checking', part: 0.05 });
  const rejection = await validatePicture(file, rules);
  signal.throwIfAborted();
  if (rejection) {
    const { found, canFit } = await inspect(file);
    signal.throwIfAborted();
    const message = rejectionMessage(rejection, file.name, rules) + found;
    throw new PictureRejectedError(message, canFit ? [file] : []);
  }
  onStep({ text: 'Preparing', part: 0.25 });
  try {
    const blob = await encodePicture(file);
    signal.throwIfAborted();
    return blob;
  } catch (error) {
    signal.throwIfAborted();
    const kind = error instanceof TooManyPixelsError ? 'pixels' : 'unreadable';
    throw new PictureRejectedError(rejectionMessage(kind, file.name, rules));
  }
}

/** @throws as {@link preparePicture} */
export async function importPicture(
  file: File,
  rules: PictureRules,
  tools: ImportOptions,
): Promise<ImportedPicture> {
  return storePicture(await preparePicture(file, rules, tools), tools);
}

export async function cropPicture(
  blob: Blob,
  area: CropArea,
  tools: ImportOptions,
): Promise<ImportedPicture> {
  tools.onStep({ text: 'Cropping', part: 0.25 });
  const cropped = await encodePicture(blob, area);
  tools.signal.throwIfAborted();
  return storePicture(cropped, tools);
}
