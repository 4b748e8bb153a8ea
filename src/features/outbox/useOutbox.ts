import { use } from 'react';
import { EMPTY_OUTBOX, outboxView, type OutboxView } from '@/api/outbox/outboxView';
import { IsPreviewContext } from '@/ui/form/previewContext';
import { lazyModule } from '@/ui/lazy/lazyModule';

/** What sends messages and shows those that were not sent. Needed at the end of a form, and where requests wait. */
export const outboxParts = lazyModule(() => import('./outboxParts'));

/** Texts of requests that were not sent, and the other ways to send them. Loaded with the form, when the browser is idle. */
export const sendIssueParts = lazyModule(() => import('./SendIssues'));

export type OutboxParts = typeof import('./outboxParts');

/** Returns the outbox as this tab last read it. The live preview has none. */
export function useOutbox(): OutboxView {
  const view = outboxView.use();
  return use(IsPreviewContext) ? EMPTY_OUTBOX : view;
}

/** Returns the row of the message of a form, and whether it is being sent, also by a form that was left meanwhile. */
export function useOutboxRow(reference: string) {
  const view = useOutbox();
  const row = view.rows.find((one) => one.reference === reference);
  return { row, isSending: view.sending.includes(reference) || row?.state === 'posting' };
}
