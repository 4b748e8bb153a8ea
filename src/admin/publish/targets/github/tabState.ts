import { useSyncExternalStore } from 'react';
import type { GithubFailure } from './githubError';

/** The credential of the administrator. */
export interface Connection {
  token: string;
  /** Date without time, as entered by the administrator for the expiry warning. */
  expires?: string;
}

/** The state of this tab that the panels show. It is not in the Redux store, whose state developer tools copy. */
interface TabState {
  /** The credential of this tab, if one was entered. */
  connection?: Connection;
  /** Why GitHub rejected the last credential. */
  rejection?: GithubFailure;
  /** End of GitHub’s rate limit in ms since 1970, while a request waits for it. */
  limitedUntil?: number;
  /** Id of the last commit of this tab. */
  lastCommit?: string;
}

let state: TabState = {};
const listeners = new Set<() => void>();

/** Returns the current state. */
export function tabState(): TabState {
  return state;
}

/** Changes parts of the state. */
export function updateTabState(change: TabState): void {
  state = { ...state, ...change };
  listeners.forEach((listener) => listener());
}

/** Calls a listener after every change; returns an unsubscribe function. */
export function subscribeToTabState(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns the state, and renders the component again after every change. */
export function useTabState(): TabState {
  return useSyncExternalStore(subscribeToTabState, tabState);
}
