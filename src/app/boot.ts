import { loadPart, onLostPart } from '@/ui/loadPart';
import { showBootFailure } from './bootFailure';
import { breathe } from './breathe';
import { recordEarlyInput } from './earlyInput';
import { reloadIfStale } from './staleChunk';

/**
 * The only script in the head. The application is fetched when the browser has painted the first
 * picture and is idle, or at the first touch, key or focus, whichever comes first: a slow phone
 * shows the page before it works on it. What is typed or pressed meanwhile is kept and replayed.
 */
const early = recordEarlyInput(start);
const data = document.getElementById('page-data');
let started = false;
onLostPart(() => reloadIfStale());

function start(): void {
  if (started) return;
  started = true;
  const chunks = data?.dataset['chunks']?.split(' ') ?? [];
  // The page's chunk is asked for together with the application, not after it.
  for (const href of chunks) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  evaluate(chunks)
    .then(() => loadPart(() => import('./entry.client')))
    .then(({ run }) => run(early))
    .catch(() => {
      early.give();
      showBootFailure();
    });
}

/**
 * Runs the chunks one by one, what others need first, each in a task of its own: all at once they hold
 * a slow phone up for a third of a second. A lost one is left to the import that answers for it.
 */
async function evaluate(chunks: readonly string[]): Promise<void> {
  for (const chunk of chunks) {
    // eslint-disable-next-line no-await-in-loop -- one after another is the point
    await import(/* @vite-ignore */ chunk).then(breathe, () => undefined);
  }
}

function whenIdle(): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: 2500 });
  else setTimeout(start, 200);
}

// A page about one of its parts (`/about/<card>`) is shown at it before anybody has begun to read.
if (window.location.hash === '')
  document.querySelector('main [data-place]')?.scrollIntoView({ behavior: 'instant' });

// A shell shows nothing without the application, and a query changes what a page shows.
if (data === null || window.location.search !== '') start();
else if (document.readyState === 'complete') whenIdle();
else window.addEventListener('load', whenIdle, { once: true });
