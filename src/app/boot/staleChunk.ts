import { readEntry, writeEntry } from '@/api/storage/browserStorage';
import { fetchVersion } from '@/api/fetchVersion';

/** Timeout in ms. A visitor who waits for a page should soon see whether it can be loaded. */
const VERSION_TIMEOUT_MS = 5000;
const RELOADED_KEY = 'reloadedForBuild';

async function fetchPublishedBuild(): Promise<string> {
  const { build } = (await fetchVersion(VERSION_TIMEOUT_MS)) ?? {};
  return typeof build === 'string' ? build : '';
}

/** Whether this tab may be reloaded for a build: only once, and only if that can be stored. */
function claimReloadFor(build: string): boolean {
  if (readEntry('session', RELOADED_KEY) === build) return false;
  return writeEntry('session', RELOADED_KEY, build) === 'stored';
}

async function check(reload: () => void): Promise<void> {
  const own = document.documentElement.dataset['build'] ?? '';
  const published = own === '' ? '' : await fetchPublishedBuild();
  if (published === '' || published === own || !claimReloadFor(published)) return;
  reload();
  // The page is being reloaded, so the failure must not be reported.
  await new Promise(() => undefined);
}

let checking: Promise<void> | undefined;

/** Reloads the page after a failed import, once per newer build. Resolves if no reload is needed. */
export function reloadIfStale(reload = () => window.location.reload()): Promise<void> {
  checking ??= check(reload).finally(() => (checking = undefined));
  return checking;
}
