import { importWithRetry, setImportFailureHandler } from '@/ui/lazy/importWithRetry';
import { showBootFailure } from './bootFailure';
import { yieldToMain } from './yieldToMain';
import { recordEarlyInput } from './earlyInput';
import { reloadIfStale } from './staleChunk';

/**
 * The only script in the head. The application is fetched when the page has loaded and the browser is idle, a moment
 * later at the latest, or at the first touch, key or focus, whichever comes first: a slow phone shows the page before it
 * works on it. What is typed or pressed meanwhile is kept and replayed.
 */
const early = recordEarlyInput(start);
const data = document.getElementById('page-data');
let started = false;
let isFirstTry = true;
/** Chunks that did not come when they were asked for ahead of their turn: that was the first try. */
const lost = new Set<string>();
setImportFailureHandler(() => reloadIfStale());

const listed = (name: string): string[] => data?.dataset[name]?.split(' ').filter(Boolean) ?? [];

function start(): void {
  if (started) return;
  started = true;
  const chunks = listed('chunks');
  // The page's chunks are asked for together with the application, not after it.
  for (const href of [...chunks, ...listed('page')]) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    link.addEventListener('error', () => lost.add(href));
    document.head.append(link);
  }
  importWithRetry(async () => {
    const isWanted = !isFirstTry || (await evaluate(chunks));
    return isWanted ? import('../entry.client') : undefined;
  })
    .then((app) => app?.run(early))
    .catch(() => {
      early.give();
      showBootFailure();
    });
}

/**
 * Runs the application's chunks one by one, what others need first, each in a task of its own: all at
 * once they hold a slow phone up for a third of a second.
 * @returns false when one is missing and somebody else answers for that (public-site.md §8)
 * @throws what an import throws that nobody answers for
 */
async function evaluate(chunks: readonly string[]): Promise<boolean> {
  try {
    for (const chunk of chunks) {
      if (lost.has(chunk)) throw new Error(`${chunk} did not come`);
      // eslint-disable-next-line no-await-in-loop, floors/no-upward-import -- one after another, by address
      await import(/* @vite-ignore */ chunk);
      // eslint-disable-next-line no-await-in-loop
      await yieldToMain();
    }
    return true;
  } catch (payload) {
    const event = new Event('vite:preloadError', { cancelable: true });
    if (!window.dispatchEvent(Object.assign(event, { payload }))) return false;
    throw payload;
  } finally {
    isFirstTry = false;
  }
}

/** At the latest after this time, ms: Chromium gives one page in five no idle moment though nothing goes on in it. */
const LATEST_MS = 300;

function whenIdle(): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: LATEST_MS });
  else setTimeout(start, 200);
}

// A page about one of its parts (`/about/<card>`) is shown at it before anybody has begun to read.
if (window.location.hash === '')
  document.querySelector('main [data-place]')?.scrollIntoView({ behavior: 'instant' });

// A shell shows nothing without the application, and a query changes what a page shows.
if (data === null || window.location.search !== '') start();
else if (document.readyState === 'complete') whenIdle();
else window.addEventListener('load', whenIdle, { once: true });
