/** What `data/version.json` says (content-contract.md, Files). */
interface Version {
  content?: unknown;
}

/** ms between two looks at what visitors get. */
const INTERVAL_MS = 1000;
/** ms after which a look that brings no answer is given up. */
const ANSWER_MS = 10_000;
/** ms after which a host that has not shown the change is called slow. */
const PATIENCE_MS = 180_000;

/** Hash of the content that visitors get, by `data/version.json`; undefined where nobody can tell. Never throws. */
export async function fetchVisibleContentHash(): Promise<unknown> {
  try {
    const response = await fetch('/data/version.json', {
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    return ((await response.json()) as Version).content;
  } catch {
    return undefined;
  }
}

/** Said where visitors may see a change later. */
export const STILL_WAITING = 'It takes long this time.';

/** Lets a moment pass before the website is looked at again. */
export function waitForHost(): Promise<void> {
  return new Promise((done) => setTimeout(done, INTERVAL_MS));
}

/**
 * Asks the website until visitors see a content, by the hash of it (issue text: Live yet?). Never throws.
 * @param trouble why that may never happen
 * @returns `visible`, or why not
 */
export async function waitUntilVisible(
  content: string,
  trouble: () => Promise<string | undefined>,
): Promise<'visible' | { reason: string }> {
  // Measured, since looks take their time too; the clock of the computer may be set meanwhile.
  const begun = performance.now();
  for (;;) {
    if ((await fetchVisibleContentHash()) === content) return 'visible';
    const reason = await trouble();
    if (reason) return { reason };
    if (performance.now() - begun >= PATIENCE_MS) return { reason: STILL_WAITING };
    await waitForHost();
  }
}

/** Site paths of the pictures that are published; none where that cannot be read. */
export async function fetchPublishedPictures(): Promise<ReadonlySet<string>> {
  try {
    const response = await fetch('/media/manifest.json', {
      cache: 'no-cache',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    return new Set(Object.keys((await response.json()) as object));
  } catch {
    return new Set();
  }
}

/** Drawings stand in no list of pictures: they are asked for. Whatever gives no answer is not called missing. */
async function isGone(path: string): Promise<boolean> {
  try {
    const { status } = await fetch(path, {
      method: 'HEAD',
      cache: 'no-cache',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}

/** Which of these pictures are not on the website; none where that cannot be known. Never throws. */
export async function findMissingPictures(paths: readonly string[]): Promise<string[]> {
  const published = await fetchPublishedPictures();
  // Under npm run dev there is no list.
  if (published.size === 0) return [];
  const unlisted = paths.filter((path) => !published.has(path));
  const gone = await Promise.all(unlisted.map(isGone));
  return unlisted.filter((_path, at) => gone[at]);
}
