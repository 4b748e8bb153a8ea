import { readEntry, writeEntry } from '@/api/storage/browserStorage';

const VERSION_URL = '/data/version.json';
/** ms; a visitor who waits for a page learns soon whether it will come. */
const VERSION_TIMEOUT_MS = 5000;
/** Session storage: the build this tab was last reloaded for. */
const RELOADED_KEY = 'reloadedForBuild';

async function publishedBuild(): Promise<string> {
  try {
    const signal = AbortSignal.timeout(VERSION_TIMEOUT_MS);
    const response = await fetch(VERSION_URL, { cache: 'no-store', signal });
    const { build } = Object(response.ok ? await response.json() : null) as { build?: unknown };
    return typeof build === 'string' ? build : '';
  } catch {
    return '';
  }
}

/** Whether this tab may be reloaded for a build: never twice, and never without a memory of it. */
function mayReloadFor(build: string): boolean {
  if (readEntry('session', RELOADED_KEY) === build) return false;
  return writeEntry('session', RELOADED_KEY, build) === 'stored';
}

async function check(reload: () => void): Promise<void> {
  const own = document.documentElement.dataset['build'] ?? '';
  const published = own === '' ? '' : await publishedBuild();
  if (published === '' || published === own || !mayReloadFor(published)) return;
  reload();
  // The page is on its way out: whoever waits for its part need not hear of the failure.
  await new Promise(() => undefined);
}

let checking: Promise<void> | undefined;

/**
 * A part of this page could not be loaded: reloads it, once for each newer build, when another build
 * has been published since it was opened; resolves when there is nothing to be done. What is typed
 * and put in the cart is stored as it happens (faults.md, Stale chunk; public-site.md §8).
 */
export function reloadIfStale(reload = () => window.location.reload()): Promise<void> {
  checking ??= check(reload).finally(() => (checking = undefined));
  return checking;
}
