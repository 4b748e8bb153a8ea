import { useSyncExternalStore } from 'react';
import { lastCommit } from '../progress';

/** The way to what this tab has committed, where the host says how its build went; nothing before that. */
export function CommitLink() {
  const commit = useSyncExternalStore(lastCommit.watch, lastCommit.get);
  if (!commit) return null;
  return (
    <a href={commit.url} target="_blank" rel="noreferrer">
      See the commit, and how its build goes, on GitHub (new tab)
    </a>
  );
}
