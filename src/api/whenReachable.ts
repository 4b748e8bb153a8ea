import { fetchVersion } from './fetchVersion';

/** Time in ms within which the website must answer, as long as a page waits before it uses a copy. */
const ANSWER_MS = 3000;
const FIRST_DELAY_MS = 5000;
const LONGEST_DELAY_MS = 5 * 60_000;

/** Returns whether the website answers, which a connection to a network does not guarantee. Never rejects. */
export async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  // A network that asks for a sign-in answers with a page.
  return Object.hasOwn((await fetchVersion(ANSWER_MS)) ?? {}, 'build');
}

/** Calls back once: checks when a connection is reported or the tab shown, and at growing intervals. Returns a stop. */
export function whenReachable(act: () => void): () => void {
  let delayMs = FIRST_DELAY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const stop = () => {
    isOver = true;
    clearTimeout(timer);
    window.removeEventListener('online', handleOnline);
    document.removeEventListener('visibilitychange', check);
  };
  function check(): void {
    clearTimeout(timer);
    void isReachable().then((isThere) => {
      if (isOver) return;
      if (!isThere) {
        clearTimeout(timer);
        timer = setTimeout(check, delayMs);
        delayMs = Math.min(delayMs * 2, LONGEST_DELAY_MS);
        return;
      }
      stop();
      act();
    });
  }
  function handleOnline(): void {
    delayMs = FIRST_DELAY_MS;
    check();
  }
  window.addEventListener('online', handleOnline);
  document.addEventListener('visibilitychange', check);
  timer = setTimeout(check, FIRST_DELAY_MS);
  return stop;
}
