/** Longest delay in ms. Busy pages have no idle time, and some browsers report none without activity. */
const LATEST_MS = 1000;

export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: LATEST_MS });
  // Safari has no idle callbacks.
  else setTimeout(work, 300);
}

interface YieldingScheduler {
  yield?: () => Promise<void>;
}

/** Lets the browser paint and handle input. Resolves in a new task. */
export function yieldToMain(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: YieldingScheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

const BATCH = 100;

/** Handles 100 items in one task: thousands of them would block the page. */
export async function forEachInTasks<T>(
  items: Iterable<T>,
  handle: (item: T) => void,
): Promise<void> {
  let count = 0;
  for (const item of items) {
    handle(item);
    count += 1;
    if (count % BATCH === 0) await yieldToMain();
  }
}

/** Calls a function once when an element is visible. @returns a function that stops waiting */
export function whenVisible(
  element: Element,
  run: () => void,
  options?: IntersectionObserverInit,
): () => void {
  const observer = new IntersectionObserver((entries) => {
    // While the page is busy, several entries are recorded and delivered together, the oldest first.
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    run();
  }, options);
  observer.observe(element);
  return () => observer.disconnect();
}
