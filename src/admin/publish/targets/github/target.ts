import type { ComponentType } from 'react';
import { onSessionEnd } from '@/api/storage/sessionLife';
import { storeProblem, type FileStore } from '../../../file-store/fileStore';
import { githubStore } from '../../../file-store/githubStore';
import { BROWSER_DEPS, type StoreDeps } from '../../../file-store/githubRequests';
import type { GithubBranch } from '../../../file-store/places';
import type { PublishTarget } from '../../publishTarget';
import { createDeploymentCheck } from './deployment';
import {
  commitLink,
  historyErrorMessage,
  isTokenFailure,
  publishErrorMessage,
  type GithubFailure,
} from './messages';
import {
  cancelSignal,
  disconnect,
  restoreConnection,
  subscribeToTabState,
  tabState,
  updateTabState,
} from './tabState';

/** The panels of the publish page and of the publish history. */
export interface GithubPanels {
  Panel: ComponentType;
  HistoryPanel: ComponentType;
}

/** Waits for the end of rate limits, and removes a token that GitHub rejects. */
function withConnection(store: FileStore, { now, wait }: StoreDeps): FileStore {
  async function run<R>(call: () => Promise<R>, isCurrent: boolean): Promise<R> {
    const signal = cancelSignal();
    for (;;)
      try {
        return await call();
      } catch (error) {
        const problem = storeProblem(error);
        const { code, until = 0 } = problem;
        if (code === 'token' || (isCurrent && isTokenFailure(problem))) disconnect(problem);
        if (code !== 'limited') throw error;
        updateTabState({ limitedUntil: until });
        await wait(until - now(), signal).finally(() =>
          updateTabState({ limitedUntil: undefined }),
        );
      }
  }
  return {
    snapshot: (at) => run(() => store.snapshot(at), at === undefined),
    read: (hashes) => run(() => store.read(hashes), false),
    // A missing commit says nothing about the token.
    log: (page) => run(() => store.log(page), false),
    commit: (...changes) => run(() => store.commit(...changes), true),
  };
}

/** Calls a listener when a token is entered or removed. */
function subscribeToConnection(listener: () => void): () => void {
  let last = tabState().connection;
  return subscribeToTabState(() => {
    const { connection } = tabState();
    if (connection === last) return;
    last = connection;
    listener();
  });
}

/** Creates the target that publishes to a branch on GitHub as one commit, from which the host builds the website. */
export function githubTarget(
  branch: GithubBranch,
  panels: Partial<GithubPanels> = {},
  deps: StoreDeps = BROWSER_DEPS,
): PublishTarget {
  onSessionEnd(disconnect);
  restoreConnection();
  const checkDeployment = createDeploymentCheck(branch, deps);
  return {
    openStore() {
      const { connection } = tabState();
      if (!connection) return undefined;
      const place = { ...branch, use: 'site' } as const;
      return withConnection(githubStore(place, connection.token, deps, cancelSignal()), deps);
    },
    async deploymentFailure(commit) {
      const { connection } = tabState();
      return connection && commit ? checkDeployment(connection.token, commit) : undefined;
    },
    explain: (failure: GithubFailure) => publishErrorMessage(failure, branch),
    linkOf: (commit) => commitLink(branch, commit),
    history: {
      explain(failure: GithubFailure) {
        const { rejection = failure } = failure.code === 'notConnected' ? tabState() : {};
        return historyErrorMessage(rejection, branch);
      },
      subscribe: subscribeToConnection,
      Panel: panels.HistoryPanel,
    },
    Panel: panels.Panel,
  };
}
