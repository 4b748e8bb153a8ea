import { loadPart, onLostPart } from '@/ui/loadPart';
import { showBootFailure } from './bootFailure';
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
  // The page's chunk is asked for together with the application, not after it.
  for (const href of data?.dataset['chunks']?.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  loadPart(() => import('./entry.client'))
    .then(({ run }) => run(early))
    .catch(() => {
      early.give();
      showBootFailure();
    });
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
