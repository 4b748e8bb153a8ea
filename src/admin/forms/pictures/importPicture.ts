import { saveMediaDraft } from '../../drafts/storage/mediaDrafts';
import {
  imageHostSettings,
  uploadPicture,
  UploadError,
  type ImageHostSettings,
} from '@/api/gateways/imageHost';
import type { WriteOutcome } from '@/api/storage/browserStorage';
import { validatePicture, rejectionMessage, type PictureRules } from './validatePicture';
import { encodePicture, TooManyPixelsError, type CropArea } from './encodePicture';

/** How far a picture has come. */
export interface ImportProgress {
  text: string;
  /** From 0 to 1. */
  part: number;
}

/** A picture that has been taken. */
export interface ImportedPicture {
  /** What the record names it by: a media draft, or an https address at the image host. */
  ref: string;
  /** The encoded picture, for cropping. */
  blob: Blob;
  /** What went otherwise than hoped, in words. */
  note?: string;
  /** Whether the note can be mended by uploading again. */
  isUploadOwed: boolean;
}

/** A file that is not taken; the message is for the administrator. */
export class PictureRejectedError extends Error {}

const UPLOAD_FAILED = 'The picture could not be uploaded.';
const KEPT: Record<WriteOutcome, string> = {
  stored: 'It is kept in this browser until you publish.',
  full: 'This browser has no room left to store the picture: it lasts until you close this page.',
  denied: 'This browser does not let us store the picture: it lasts until you close this page.',
};

interface TakingTools {
  signal: AbortSignal;
  onStep: (step: ImportProgress) => void;
}

/** The picture's address at the image host; undefined when the host did not take it. */
async function hosted(
  blob: Blob,
  settings: ImageHostSettings,
  { signal, onStep }: TakingTools,
): Promise<string | undefined> {
  const onProgress = (part: number) => onStep({ text: 'Uploading', part: 0.6 + part * 0.4 });
  try {
    return await uploadPicture(blob, settings, { signal, onProgress });
  } catch (error) {
    if (error instanceof UploadError) return undefined;
    throw error;
  }
}

/**
 * Puts an encoded picture where it is to be until it is published: at the image host where one is set up, else in
 * this browser.
 * @throws the signal's reason when it was aborted
 */
export async function storePicture(blob: Blob, tools: TakingTools): Promise<ImportedPicture> {
  const { VITE_UPLOAD_URL, VITE_UPLOAD_PRESET } = import.meta.env;
  const settings = imageHostSettings(VITE_UPLOAD_URL, VITE_UPLOAD_PRESET);
  tools.onStep({ text: 'Keeping', part: 0.6 });
  const address = settings ? await hosted(blob, settings, tools) : undefined;
  if (address !== undefined) return { ref: address, blob, isUploadOwed: false };
  const { ref, outcome } = await saveMediaDraft(blob);
  tools.signal.throwIfAborted();
  const isUploadOwed = settings !== null;
  const notes = [
    isUploadOwed && UPLOAD_FAILED,
    (isUploadOwed || outcome !== 'stored') && KEPT[outcome],
  ];
  const note = notes.filter(Boolean).join(' ') || undefined;
  return { ref, blob, note, isUploadOwed };
}

/**
 * Opens a file as a picture: looks at it and encodes it.
 * @throws PictureRefused with the text of the form; the signal's reason when it was aborted
 */
export async function preparePicture(
  file: File,
  rules: PictureRules,
  { signal, onStep }: TakingTools,
): Promise<Blob> {
  onStep({ text: 'Checking', part: 0.05 });
  const refusal = await validatePicture(file, rules);
  signal.throwIfAborted();
  if (refusal) throw new PictureRejectedError(rejectionMessage(refusal, file.name, rules));
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

/**
 * Takes a file as a picture: opens it, and puts it in its place.
 * @throws as {@link preparePicture}
 */
export async function importPicture(
  file: File,
  rules: PictureRules,
  tools: TakingTools,
): Promise<ImportedPicture> {
  return storePicture(await preparePicture(file, rules, tools), tools);
}

/** Takes a part of a picture that was taken before. */
export async function cropPicture(
  blob: Blob,
  area: CropArea,
  tools: TakingTools,
): Promise<ImportedPicture> {
  tools.onStep({ text: 'Cropping', part: 0.25 });
  const cropped = await encodePicture(blob, area);
  tools.signal.throwIfAborted();
  return storePicture(cropped, tools);
}
