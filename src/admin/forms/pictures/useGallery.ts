import { useLayoutEffect, useRef, useState } from 'react';
import type { PictureRules } from './pictureRules';
import {
  PictureRejectedError,
  storePicture,
  importPicture,
  type ImportedPicture,
  type ImportOptions,
} from './importPicture';
import { usePictureTask } from './usePictureTask';

/** Pictures of a field and the rules for new ones. */
export interface GalleryValue {
  value: readonly string[];
  onChange: (refs: string[]) => void;
  rules: PictureRules;
  /** Maximum number of pictures, and the message when there are more. */
  max: number;
  countText: string;
}

/** A file to import. */
interface QueuedFile extends Pick<ImportOptions, 'isToFit'> {
  file: File;
}

/**
 * Imports files one after another. Imported files stay, and each rejection is reported.
 * @param queue files to import, to which more can be added meanwhile; a finished file is removed
 */
async function importAll(
  queue: QueuedFile[],
  rules: PictureRules,
  tools: ImportOptions,
  onImported: (imported: ImportedPicture) => void,
): Promise<ImportedPicture | void> {
  const rejections: PictureRejectedError[] = [];
  let last: ImportedPicture | undefined;
  // Files are processed one at a time, because opening each may need a lot of memory.
  const importNext = async (): Promise<void> => {
    const [next] = queue;
    if (!next) return;
    try {
      const { file, isToFit } = next;
      const imported = await importPicture(file, rules, { ...tools, isToFit });
      onImported(imported);
      // Keep a note about one picture when the next one has none.
      last = last?.note && !imported.note ? last : imported;
    } catch (error) {
      if (!(error instanceof PictureRejectedError)) throw error;
      rejections.push(error);
    }
    tools.signal.throwIfAborted();
    queue.shift();
    await importNext();
  };
  await importNext();
  if (rejections.length > 0)
    throw new PictureRejectedError(
      rejections.map(({ message }) => message).join('\n'),
      rejections.flatMap(({ fitting }) => fitting),
    );
  return last;
}

/**
 * Uploads the pictures whose upload failed again, one after another.
 * @param onStored called with each picture, as it was and as it is now
 */
async function uploadAll(
  [picture, ...others]: readonly ImportedPicture[],
  tools: ImportOptions,
  onStored: (former: ImportedPicture, imported: ImportedPicture) => void,
): Promise<ImportedPicture | undefined> {
  if (!picture) return undefined;
  const imported = await storePicture(picture.blob, tools);
  onStored(picture, imported);
  const last = await uploadAll(others, tools, onStored);
  return last && !imported.note ? last : imported;
}

/** Manages the pictures of a gallery field. */
export function useGallery({ value, onChange, rules, max, countText }: GalleryValue) {
  const { work, run, reject, cancel } = usePictureTask();
  /** Pictures whose upload failed. */
  const [failed, setFailed] = useState<readonly ImportedPicture[]>([]);
  const waiting = failed.filter(({ ref }) => value.includes(ref));
  /** Files that are being processed or waiting. */
  const queue = useRef<QueuedFile[]>([]);
  /** The newest pictures, also for a file that finishes before the next render. */
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);

  const change = (next: string[]) => {
    latest.current = next;
    onChange(next);
  };
  const add = (imported: ImportedPicture) => {
    const { ref, isUploadPending } = imported;
    if (isUploadPending)
      setFailed((pictures) => [...pictures.filter((picture) => picture.ref !== ref), imported]);
    if (!latest.current.includes(ref)) change([...latest.current, ref]);
  };
  const replace = (former: ImportedPicture, imported: ImportedPicture) => {
    change(latest.current.map((ref) => (ref === former.ref ? imported.ref : ref)));
    const next = imported.isUploadPending ? [imported] : [];
    setFailed((pictures) => [...pictures.filter((picture) => picture !== former), ...next]);
  };
  const put = (files: QueuedFile[]) => {
    const isUnderway = queue.current.length > 0;
    if (latest.current.length + queue.current.length + files.length > max) reject(countText);
    else if (isUnderway) queue.current.push(...files);
    else {
      queue.current = files;
      void run((tools) => importAll(files, rules, tools, add)).finally(() => files.splice(0));
    }
  };
  return {
    work: { ...work, pendingUpload: work.step ? null : (waiting[0] ?? null) },
    change,
    take: (files: readonly File[]) => put(files.map((file) => ({ file }))),
    /** Converts the rejected files and adds them. */
    fit: () => put(work.fitting.map((file) => ({ file, isToFit: true }))),
    cancel() {
      // A new array, so that files added later do not join the cancelled ones.
      queue.current = [];
      cancel();
    },
    uploadAgain() {
      void run((tools) => uploadAll(waiting, tools, replace));
    },
  };
}
