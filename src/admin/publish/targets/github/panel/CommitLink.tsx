import { useSyncExternalStore } from 'react';
import { lastCommit } from '../progress';

/** Link to the last commit of this tab, where the host shows the status of its build; empty before the first commit. */
export function CommitLink() {
  const commit = useSyncExternalStore(lastCommit.watch, lastCommit.get);
  if (!commit) return null;
  return (
    <a href={commit.url} target="_blank" rel="noreferrer">
      See the commit, and how its build goes, on GitHub (new tab)
    </a>
  );
}
