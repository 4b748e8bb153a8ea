import { newId } from '@/domain/text/ids';
import { tabs } from '../state/draftTabs';
import { REPLY_TIMEOUT_MS } from './editRole';

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
