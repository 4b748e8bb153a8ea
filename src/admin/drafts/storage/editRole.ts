import { readEntry, removeEntry, writeEntry } from '@/api/storage/browserStorage';
import { newId } from '@/domain/text/ids';
import { tabs } from '../state/draftTabs';

/** Time in ms for the editing tab to store its changes. A tab that is closed or has crashed never responds. */
export const REPLY_TIMEOUT_MS = 5000;

/** Time in ms after which a tab resumes editing if the tab that requested the lock has not taken it. */
export const RESUME_MS = 10_000;

/** Session storage key of the time at which this tab was left while it was editing, in ms since 1970. */
const LEFT_KEY = 'slateEditingLeftAt';

/** Time in ms that a reload may take on a slow connection. */
const RELOAD_MS = 30_000;

/**
 * Records when this tab is left while it is editing.
 * @returns a cleanup function
 */
export function recordEditorLeaving(isEditing: () => boolean): () => void {
  const handlePageHide = () => {
    if (isEditing()) writeEntry('session', LEFT_KEY, String(Date.now()));
  };
  window.addEventListener('pagehide', handlePageHide);
  return () => window.removeEventListener('pagehide', handlePageHide);
}

/**
 * Returns whether this tab was editing before it was reloaded. A copy of the tab was not: the record exists only while
 * a page is left. The record is removed.
 * @param now ms since 1970
 */
export function wasEditingBeforeReload(now: number): boolean {
  const left = readEntry('session', LEFT_KEY);
  removeEntry('session', LEFT_KEY);
  const age = now - Number(left ?? Number.NaN);
  return age >= 0 && age <= RELOAD_MS;
}

/** Asks the editing tab to store its changes. */
export function askToHandOver(leave: AbortSignal): Promise<'ready' | 'unstored' | 'unanswered'> {
  return new Promise((resolve) => {
    const id = newId('tab-', Math.random);
    const settle = (answer: 'ready' | 'unstored' | 'unanswered') => {
      stop();
      clearTimeout(timer);
      resolve(answer);
    };
    const stop = tabs().subscribe((message) => {
      if (message === 'stored' || message.id !== id || message.kind === 'asked') return;
      settle(message.kind);
    });
    const timer = setTimeout(() => settle('unanswered'), REPLY_TIMEOUT_MS);
    leave.addEventListener('abort', () => settle('unanswered'), { once: true });
    tabs().post({ kind: 'asked', id });
  });
}
