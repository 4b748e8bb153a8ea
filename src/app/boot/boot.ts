import { importWithRetry, setImportFailureHandler } from '@/ui/lazy/importWithRetry';
import { yieldToMain } from '@/ui/schedule';
import { recordEarlyInput } from '@/ui/hydration/earlyInput';
import { guardTranslation } from '@/ui/hydration/translation';
import { reloadIfStale } from './staleChunk';

/**
 * The only script in the head. It loads the application when the page has loaded, is painted, and the
 * browser is idle, after a short delay. A touch, key press or focus starts it earlier. Slow phones therefore
 * show the page before they run the application. Input in the meantime is recorded and replayed.
 */
const early = recordEarlyInput(start);
const data = document.getElementById('page-data');
let started = false;
let isFirstTry = true;
/** Chunks whose preload failed, which counts as the first attempt. */
const failed = new Set<string>();
setImportFailureHandler(() => reloadIfStale());
guardTranslation();

const listed = (name: string): string[] => data?.dataset[name]?.split(' ').filter(Boolean) ?? [];

function start(): void {
  if (started) return;
  started = true;
  const chunks = listed('chunks');
  // Preloads the chunks of the page in parallel with the application.
  for (const href of [...chunks, ...listed('page')]) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    link.addEventListener('error', () => failed.add(href));
    document.head.append(link);
  }
  importWithRetry(async () => {
    const canStart = !isFirstTry || (await evaluate(chunks));
    return canStart ? import('../entry.client') : undefined;
  })
    .then((app) => app?.run(early))
    .catch(() => {
      early.stop();
      showBootFailure();
    });
}

/** Shows the 500 page of index.html. Forms are blocked: a native submit would put the input into the URL. */
function showBootFailure(): void {
  const template = document.getElementById('boot-failure') as HTMLTemplateElement | null;
  if (!template) return;
  // The page is now complete: lower sections need no estimated heights (`deferredRendering`).
  document.documentElement.dataset['failed'] = '';
  document.querySelector('h1[data-loading]')?.remove();
  document.getElementById('root')?.prepend(template.content);
  document.getElementById('boot-refresh')?.addEventListener('click', () => location.reload());
  document.addEventListener('submit', (event) => event.preventDefault(), true);
}

/**
 * Evaluates the chunks of the application one by one, dependencies first, each in its own task.
 * Evaluating them together would block a slow phone for about 300 ms.
 * @returns false if a chunk is missing and a `vite:preloadError` listener handles the failure
 * @throws the error of a failed import that no listener handles
 */
async function evaluate(chunks: readonly string[]): Promise<boolean> {
  try {
    for (const chunk of chunks) {
      if (failed.has(chunk)) throw new Error(`${chunk} failed to load`);
      // eslint-disable-next-line import/no-dynamic-require -- an import by URL
      await import(/* @vite-ignore */ chunk);
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

/** Longest wait for idle time in ms. Chromium reports none on one page in five, even without activity. */
const LATEST_MS = 300;

/** Longest wait for the first paint in ms. A tab in the background is not painted, and some browsers do not report it. */
const LATEST_PAINT_MS = 1000;

function whenIdle(): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: LATEST_MS });
  else setTimeout(start, 200);
}

/** A page with few images has loaded before its first paint, which requests of the scripts would delay. */
function whenPainted(): void {
  setTimeout(whenIdle, LATEST_PAINT_MS);
  new PerformanceObserver(whenIdle).observe({ type: 'paint', buffered: true });
}

// A page with a scroll target, such as `/about/<card>`, is scrolled before the visitor starts reading.
if (window.location.hash === '')
  document.querySelector('main [data-scroll-target]')?.scrollIntoView({ behavior: 'instant' });

// An empty shell shows nothing without the application, and a query can change the content of a page.
if (data === null || window.location.search !== '') start();
else if (document.readyState === 'complete') whenPainted();
else window.addEventListener('load', whenPainted, { once: true });
