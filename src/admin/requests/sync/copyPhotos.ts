import type { PhotoResult } from './photos';
import { readPhoto } from '../storage/photoStore';
import { askDesk, isDeviceLinked } from './copyState';

/** Why a photo cannot be shown. `elsewhere`: it is not in this browser, which is not linked to a copy. */
export type PhotoProblem = Exclude<PhotoResult, 'stored'> | 'elsewhere' | 'failed';

let waiting: Set<string> | undefined;
let last: ReturnType<typeof askCopyFor> | undefined;

const askCopyFor = (ids: Iterable<string>) => askDesk((desk) => desk.fetchPhotos([...ids]));

/** Gets a photo from the copy if it is not in this browser. @returns why it is not there. Never rejects. */
export async function findPhoto(id: string): Promise<PhotoProblem | undefined> {
  if (await readPhoto(id)) return undefined;
  if (!(await isDeviceLinked())) return 'elsewhere';
  // Those that are asked for during a call are in the next one together.
  if (!waiting) {
    const ids = (waiting = new Set());
    last = Promise.resolve(last).then(() => {
      waiting = undefined;
      return askCopyFor(ids);
    });
  }
  waiting.add(id);
  const answer = await last;
  if (!answer || 'failure' in answer) return 'failed';
  const { [id]: result = 'missing' } = answer.result;
  return result === 'stored' ? undefined : result;
}
