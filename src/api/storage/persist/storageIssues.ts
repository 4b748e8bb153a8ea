/**
 * Problems of a stored entry. The visitor is notified of each once. `restored`: the browser has deleted the entry, and
 * this tab has stored it again.
 */
export type StorageIssue =
  'unreadable' | 'partly-unreadable' | 'not-copied' | 'newer' | 'full' | 'denied' | 'restored';

/** Receives the problems of an entry. */
export interface IssueHooks {
  onIssue: (issue: StorageIssue) => void;
  /** Called when storing works again after a failure. */
  onStoredAgain: () => void;
}

/** Reports each problem once, and reports when storing works again. */
export function createIssueReporter({ onIssue, onStoredAgain }: IssueHooks) {
  const reported = new Set<StorageIssue>();
  function reportStored(): void {
    const wasRejected = [reported.delete('full'), reported.delete('denied')].some(Boolean);
    if (wasRejected) onStoredAgain();
  }
  return {
    report(issue: StorageIssue): void {
      if (reported.has(issue)) return;
      reported.add(issue);
      onIssue(issue);
    },
    reportStored,
    reportRemoved(): void {
      // If storage is denied, nothing has been removed.
      if (!reported.has('denied')) reportStored();
    },
  };
}
