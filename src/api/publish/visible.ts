/** What `data/version.json` says (content-contract.md, Files). */
interface Version {
  content?: unknown;
}

/** ms between two looks at what visitors get. */
const INTERVAL_MS = 1000;
/** ms after which a host that has not shown the change is called slow. */
const PATIENCE_MS = 180_000;

async function visibleContent(): Promise<unknown> {
  try {
    const response = await fetch('/data/version.json', { cache: 'no-store' });
    return ((await response.json()) as Version).content;
  } catch {
    return undefined;
  }
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/**
 * Asks the website until visitors see a content, by the hash of it (issue text: Live yet?). Never throws.
 * @param trouble why that may never happen
 * @returns `visible`, or why not
 */
export async function whenVisible(
  content: string,
  trouble: () => Promise<string | undefined>,
): Promise<'visible' | { reason: string }> {
  for (let waited = 0; waited < PATIENCE_MS; waited += INTERVAL_MS) {
    if ((await visibleContent()) === content) return 'visible';
    const reason = await trouble();
    if (reason) return { reason };
    await pause(INTERVAL_MS);
  }
  return { reason: 'The website does not show it yet. Open this page again later to see.' };
}

/** Site paths of the pictures that are published; none where that cannot be read. */
export async function publishedPictures(): Promise<ReadonlySet<string>> {
  try {
    const response = await fetch('/media/manifest.json', { cache: 'no-cache' });
    return new Set(Object.keys((await response.json()) as object));
  } catch {
    return new Set();
  }
}

/** Drawings stand in no list of pictures: they are asked for. Whatever gives no answer is not called missing. */
async function isGone(path: string): Promise<boolean> {
  try {
    const { status } = await fetch(path, { method: 'HEAD', cache: 'no-cache' });
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}

/** Which of these pictures are not on the website; none where that cannot be known. Never throws. */
export async function missingPictures(paths: readonly string[]): Promise<string[]> {
  const published = await publishedPictures();
  // Under npm run dev there is no list.
  if (published.size === 0) return [];
  const unlisted = paths.filter((path) => !published.has(path));
  const gone = await Promise.all(unlisted.map(isGone));
  return unlisted.filter((_path, at) => gone[at]);
}
