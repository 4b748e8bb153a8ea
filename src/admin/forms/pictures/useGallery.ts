import { useRef } from 'react';
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
async function takeAll(
  queue: File[],
  rules: PictureRules,
  tools: Parameters<typeof importPicture>[2],
  onTaken: (taken: ImportedPicture) => void,
): Promise<ImportedPicture | void> {
  const refusals: string[] = [];
  let last: ImportedPicture | undefined;
  // Files are processed one at a time, because opening each may need a lot of memory.
  const takeNext = async (): Promise<void> => {
    const [file] = queue;
    if (!file) return;
    try {
      const taken = await importPicture(file, rules, tools);
      onTaken(taken);
      // Keep a note about one picture when the next one has none.
      last = last?.note && !taken.note ? last : taken;
    } catch (error) {
      if (!(error instanceof PictureRejectedError)) throw error;
      refusals.push(error.message);
    }
    tools.signal.throwIfAborted();
    queue.shift();
    await takeNext();
  };
  await takeNext();
  if (refusals.length > 0) throw new PictureRejectedError(refusals.join(' '));
  return last;
}

/** Manages the pictures of a gallery field. */
export function useGallery({ value, onChange, rules, max, countText }: GalleryValue) {
  const { work, run, refuse, cancel } = usePictureTask();
  /** Files that are being processed or waiting. */
  const queue = useRef<File[]>([]);
  const latest = useRef(value);
  latest.current = value;

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
      if (latest.current.length + queue.current.length + files.length > max) refuse(countText);
      else if (isUnderway) queue.current.push(...files);
      else {
        const taking = [...files];
        queue.current = taking;
        void run((tools) => takeAll(taking, rules, tools, add)).finally(() => taking.splice(0));
      }
    },
    cancel() {
      // A new array, so that files added later do not join the cancelled ones.
      queue.current = [];
      cancel();
    },
    uploadAgain() {
      const { owed } = work;
      if (!owed) return;
      void run(async (tools) => {
        const taken = await storePicture(owed.blob, tools);
        change(latest.current.map((ref) => (ref === owed.ref ? taken.ref : ref)));
        return taken;
      });
    },
  };
}
