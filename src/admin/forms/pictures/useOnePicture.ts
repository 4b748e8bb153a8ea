import { useState } from 'react';
import { isMediaDraft, mediaBlob } from '../../drafts/storage/mediaDrafts';
import type { CropArea } from './encodePicture';
import {
  cropPicture,
  importPicture,
  preparePicture,
  storePicture,
  type ImportedPicture,
} from './importPicture';
import { usePictureTask, type PictureOutcome } from './usePictureTask';
import type { PictureRules } from './pictureRules';

export interface OnePictureOptions {
  /** Site path, https URL or media draft, or '' for none. */
  value: string;
  onChange: (ref: string) => void;
  rules: PictureRules;
  /**
   * Whether the picture can be cropped to the displayed ratio. `always` opens the crop dialog for
   * every new file.
   */
  hasCrop?: boolean | 'always';
  /** Called with the outcome of adding a picture. */
  onOutcome?: (outcome: PictureOutcome) => void;
}

/** Manages the picture of a single-picture field. */
export function useOnePicture(options: OnePictureOptions) {
  const { value, onChange, rules, hasCrop, onOutcome } = options;
  const { work, run, cancel } = usePictureTask();
  const runAndReport = async (job: Parameters<typeof run>[0]) => {
    const outcome = await run(job);
    onOutcome?.(outcome);
  };
  // Original picture, so that it can be cropped again without quality loss.
  const [source, setSource] = useState<{ ref: string; blob: Blob } | null>(null);
  const put = (imported: ImportedPicture, whole: Blob): ImportedPicture => {
    setSource({ ref: imported.ref, blob: whole });
    onChange(imported.ref);
    return imported;
  };
  const isSourceKnown = source?.ref === value;
  return {
    work,
    cancel,
    canCrop: Boolean(hasCrop) && (isSourceKnown || isMediaDraft(value)),
    /** Original picture for the crop dialog, or undefined when it no longer exists. */
    whole: async () => (isSourceKnown ? source.blob : mediaBlob(value)),
    /** Opens a file, converted if needed, for cropping. Returns undefined when it is rejected. */
    async open(file: File, isToFit = false): Promise<Blob | undefined> {
      let opened: Blob | undefined;
      const outcome = await run(async (tools) => {
        opened = await preparePicture(file, rules, { ...tools, isToFit });
      });
      if (outcome === 'failed') onOutcome?.(outcome);
      return outcome === 'added' ? opened : undefined;
    },
    take: (file: File, isToFit = false) =>
      runAndReport(async (tools) => {
        const imported = await importPicture(file, rules, { ...tools, isToFit });
        return put(imported, imported.blob);
      }),
    crop: (blob: Blob, area: CropArea) =>
      runAndReport(async (tools) => put(await cropPicture(blob, area, tools), blob)),
    uploadAgain: () =>
      runAndReport(async (tools) => {
        const { pendingUpload } = work;
        if (!pendingUpload) return undefined;
        return put(
          await storePicture(pendingUpload.blob, tools),
          source?.blob ?? pendingUpload.blob,
        );
      }),
    clear() {
      cancel();
      onChange('');
    },
  };
}
