import { useLayoutEffect, useRef } from 'react';
import type { PictureRules } from './validatePicture';
import {
  PictureRejectedError,
  storePicture,
  importPicture,
  type ImportedPicture,
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

/**
 * Imports files one after another. Imported files stay, and each rejection is reported.
 * @param queue files to import, to which more can be added meanwhile; a finished file is removed
 */
async function importAll(
  queue: File[],
  rules: PictureRules,
  tools: Parameters<typeof importPicture>[2],
  onImported: (imported: ImportedPicture) => void,
): Promise<ImportedPicture | void> {
  const rejections: string[] = [];
  let last: ImportedPicture | undefined;
  // Files are processed one at a time, because opening each may need a lot of memory.
  const importNext = async (): Promise<void> => {
    const [file] = queue;
    if (!file) return;
    try {
      const imported = await importPicture(file, rules, tools);
      onImported(imported);
      // Keep a note about one picture when the next one has none.
      last = last?.note && !imported.note ? last : imported;
    } catch (error) {
      if (!(error instanceof PictureRejectedError)) throw error;
      rejections.push(error.message);
    }
    tools.signal.throwIfAborted();
    queue.shift();
    await importNext();
  };
  await importNext();
  if (rejections.length > 0) throw new PictureRejectedError(rejections.join(' '));
  return last;
}

/** Manages the pictures of a gallery field. */
export function useGallery({ value, onChange, rules, max, countText }: GalleryValue) {
  const { work, run, reject, cancel } = usePictureTask();
  /** Files that are being processed or waiting. */
  const queue = useRef<File[]>([]);
  /** The newest pictures, also for a file that finishes before the next render. */
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);

  const change = (next: string[]) => {
    latest.current = next;
    onChange(next);
  };
  const add = ({ ref }: ImportedPicture) => {
    if (!latest.current.includes(ref)) change([...latest.current, ref]);
  };
  return {
    work,
    change,
    take(files: File[]) {
      const isUnderway = queue.current.length > 0;
      if (latest.current.length + queue.current.length + files.length > max) reject(countText);
      else if (isUnderway) queue.current.push(...files);
      else {
        const pending = [...files];
        queue.current = pending;
        void run((tools) => importAll(pending, rules, tools, add)).finally(() => pending.splice(0));
      }
    },
    cancel() {
      // A new array, so that files added later do not join the cancelled ones.
      queue.current = [];
      cancel();
    },
    uploadAgain() {
      const { pendingUpload } = work;
      if (!pendingUpload) return;
      void run(async (tools) => {
        const imported = await storePicture(pendingUpload.blob, tools);
        change(latest.current.map((ref) => (ref === pendingUpload.ref ? imported.ref : ref)));
        return imported;
      });
    },
  };
}
