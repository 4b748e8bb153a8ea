import { useRef } from 'react';
import type { PictureRules } from './validatePicture';
import { PictureRejectedError, storePicture, importPicture, type ImportedPicture } from './importPicture';
import { usePictureTask } from './usePictureTask';

/** The pictures of a field, and what it takes. */
export interface GalleryValue {
  value: readonly string[];
  onChange: (refs: string[]) => void;
  rules: PictureRules;
  /** Pictures at most, and what is said of more. */
  max: number;
  countText: string;
}

/**
 * Takes files one after another; what is taken stays, and the refusal of each is told.
 * @param queue more may join it while it lasts; a file leaves it when it is done
 */
async function takeAll(
  queue: File[],
  rules: PictureRules,
  tools: Parameters<typeof importPicture>[2],
  onTaken: (taken: ImportedPicture) => void,
): Promise<ImportedPicture | void> {
  const refusals: string[] = [];
  let last: ImportedPicture | undefined;
  // One at a time: each may need a lot of memory while it is opened.
  const takeNext = async (): Promise<void> => {
    const [file] = queue;
    if (!file) return;
    try {
      const taken = await importPicture(file, rules, tools);
      onTaken(taken);
      // What is to be said of one of them is not lost with the next.
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

/** What happens to the pictures of a field. */
export function useGallery({ value, onChange, rules, max, countText }: GalleryValue) {
  const { work, run, refuse, cancel } = usePictureTask();
  /** Files that are being taken or wait for it. */
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
      // Another list, so that what is chosen next is not among the cancelled.
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
