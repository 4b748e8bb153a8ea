/** What `data/version.json` says (content-contract.md, Files). */
interface Version {
  content?: unknown;
}

/** ms between two looks at what visitors get. */
const INTERVAL_MS = 1000;
/** ms after which a host that has not shown the change is called slow. */
const PATIENCE_MS = 180_000;
/** ms for one look. */
const TIMEOUT_MS = 10_000;

async function visibleContent(): Promise<unknown> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch('/data/version.json', { cache: 'no-store', signal });
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
  const begun = Date.now();
  for (;;) {
    if ((await visibleContent()) === content) return 'visible';
    const reason = await trouble();
    if (reason) return { reason };
    if (Date.now() - begun >= PATIENCE_MS) return { reason: 'It takes long this time.' };
    await pause(INTERVAL_MS);
  }
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
