import type { PhotoResult } from '../copies/photos';
import { readPhoto } from '../storage/photoStore';
import { isDeviceLinked } from './copyState';

/** Why a photo cannot be shown. `elsewhere`: it is not in this browser, which is not linked to a copy. */
export type PhotoProblem = Exclude<PhotoResult, 'stored'> | 'elsewhere' | 'failed';

let waiting: Set<string> | undefined;
let last: Promise<Record<string, PhotoResult>> = Promise.resolve({});

/** Looks for a photo in the copy. Those that are asked for during a call are in the next one together. */
function askCopy(id: string): Promise<Record<string, PhotoResult>> {
  if (!waiting) {
    const ids = (waiting = new Set<string>());
    last = last
      .catch(() => undefined)
      .then(async () => {
        waiting = undefined;
        const { callDesk } = await import('./deskClient');
        return callDesk('fetchPhotos', [...ids]);
      });
  }
  waiting.add(id);
  return last;
}

/** Gets a photo from the copy if it is not in this browser. @returns why it is not there. Never rejects. */
export async function findPhoto(id: string): Promise<PhotoProblem | undefined> {
  if (await readPhoto(id)) return undefined;
  if (!(await isDeviceLinked())) return 'elsewhere';
  try {
    const { [id]: result = 'missing' } = await askCopy(id);
    return result === 'stored' ? undefined : result;
  } catch {
    return 'failed';
  }
}
