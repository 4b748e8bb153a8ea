import type { ComponentType } from 'react';
import { onSessionEnd } from '@/api/storage/sessionLife';
import { storeProblem, type FileStore, FileStoreError } from '../../../file-store/fileStore';
import { githubStore } from '../../../file-store/githubStore';
import { BROWSER_DEPS, githubRequests } from '../../../file-store/githubRequests';
import type { GithubBranch } from '../../../file-store/places';
import type { PublishTarget } from '../../publishTarget';
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

/** Interval in ms between two requests for the runs of a commit. */
const INTERVAL_MS = 15_000;

/** A run that a newer commit replaced is cancelled, which is no failure: the newer one contains the changes. */
const FAILED = new Set(['failure', 'timed_out', 'startup_failure', 'action_required']);

/** Finds a failed run of GitHub Actions for a commit. A token without “Actions: read” is asked once. Never throws. */
function createDeploymentCheck({ owner, repo }: GithubBranch) {
  let checked = { commit: '', at: 0, isDenied: false };
  let failure: GithubFailure | undefined;
  return async (token: string, commit: string): Promise<GithubFailure | undefined> => {
    const now = Date.now();
    const isKnown = checked.commit === commit;
    if (isKnown && (checked.isDenied || now - checked.at < INTERVAL_MS)) return failure;
    checked = { commit, at: now, isDenied: false };
    failure = undefined;
    try {
      const asked = { owner, repo, head_sha: commit, per_page: 20 };
      const requests = githubRequests(token, BROWSER_DEPS, cancelSignal());
      const { workflow_runs: runs } = await requests.askOnce((api) =>
        api('GET /repos/{owner}/{repo}/actions/runs', asked),
      );
      const failed = runs.find(({ conclusion }) => FAILED.has(conclusion ?? ''));
      if (failed) failure = { code: 'deployment', url: failed.html_url };
    } catch (error) {
      const reason = error instanceof FileStoreError ? error.reason : undefined;
      checked.isDenied = reason === 'permission' || reason === 'missing';
    }
    return failure;
  };
}

export interface GithubPanels {
  Panel: ComponentType;
  HistoryPanel: ComponentType;
}

/** Waits for the end of rate limits, and removes a token that GitHub rejects. */
function withConnection(store: FileStore): FileStore {
  const { now, wait } = BROWSER_DEPS;
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
): PublishTarget {
  onSessionEnd(disconnect);
  restoreConnection();
  const checkDeployment = createDeploymentCheck(branch);
  return {
    openStore() {
      const { connection } = tabState();
      if (!connection) return undefined;
      const place = { ...branch, use: 'site' } as const;
      return withConnection(githubStore(place, connection.token, BROWSER_DEPS, cancelSignal()));
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
