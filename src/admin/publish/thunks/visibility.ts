import { fetchVersion } from '@/api/fetchVersion';
import type { TargetFailure } from '../publishTarget';

/** Interval in ms between two checks of the live content. */
const INTERVAL_MS = 1000;
const RESPONSE_TIMEOUT_MS = 10_000;
/** Time in ms after which a host that does not show the change is considered slow. */
export const SLOW_AFTER_MS = 180_000;
/** Time in ms after which a publication on a host that visitors do not get yet counts as late. */
export const LATE_AFTER_MS = 15 * 60_000;

/** Returns the hash of the live content and when it was built (ISO 8601), as far as they can be read. Never throws. */
export const liveVersion = async () => (await fetchVersion(RESPONSE_TIMEOUT_MS)) ?? {};

export function waitForHost(): Promise<void> {
  return new Promise((done) => setTimeout(done, INTERVAL_MS));
}

/** Polls until a content is live, identified by its hash. Returns `slow` if that may still happen. Never throws. */
export async function waitUntilVisible(
  content: string,
  deploymentFailure: () => Promise<TargetFailure | undefined>,
): Promise<'visible' | 'slow' | TargetFailure> {
  // Measured, because requests take time too and the system clock may be changed meanwhile.
  const start = performance.now();
  for (;;) {
    if ((await liveVersion()).content === content) return 'visible';
    const failure = await deploymentFailure();
    if (failure) return failure;
    if (performance.now() - start >= SLOW_AFTER_MS) return 'slow';
    await waitForHost();
  }
}

/** Returns the site paths of the published images; empty if the list cannot be read. */
export async function fetchPublishedPictures(): Promise<ReadonlySet<string>> {
  try {
    const response = await fetch('/media/manifest.json', {
      cache: 'no-cache',
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    });
    return new Set(Object.keys((await response.json()) as object));
  } catch {
    return new Set();
  }
}

/** For images that the list lacks, such as SVG drawings. Without a response, they do not count as missing. */
async function isMissing(path: string): Promise<boolean> {
  try {
    const { status } = await fetch(path, {
      method: 'HEAD',
      cache: 'no-cache',
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    });
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}

/** Returns which of these images are missing from the website; empty if that is unknown. Never throws. */
export async function findMissingPictures(paths: readonly string[]): Promise<string[]> {
  const published = await fetchPublishedPictures();
  // `npm run dev` has no list.
  if (published.size === 0) return [];
  const unlisted = paths.filter((path) => !published.has(path));
  const missing = await Promise.all(unlisted.map(isMissing));
  return unlisted.filter((_path, index) => missing[index]);
}
