import type { ComponentType } from 'react';
import { onSessionEnd } from '@/api/storage/sessionLife';
import type { PublishTarget, TargetPanelProps } from '../../publishTarget';
import { BROWSER_DEPS, cancelSignal } from './browserDeps';
import { githubClient, type GithubClient, type GithubDeps } from './client';
import { commitBundle } from './commit';
import { createDeploymentCheck } from './deployment';
import { disconnect, restoreConnection, tabState, updateTabState } from './tabState';
import type { GithubBranch } from '../../../file-store/places';
import { isTokenFailure, toFailure, type GithubFailure } from './githubError';
import { githubHistory } from './history';
import { commitLink, publishErrorMessage } from './messages';
import { branchSource, readHead } from './repository';

/** The panels of the publish page and of the publish history. */
export interface GithubPanels {
  Panel: ComponentType<TargetPanelProps>;
  HistoryPanel: ComponentType;
}

/** Removes a token that does not work, and returns the failure. */
function failureOf(error: unknown): GithubFailure {
  const failure = toFailure(error);
  if (isTokenFailure(failure)) disconnect();
  return failure;
}

/** Creates the target that publishes to a branch on GitHub as one commit, from which the host builds the website. */
export function githubTarget(
  branch: GithubBranch,
  panels: Partial<GithubPanels> = {},
  deps: GithubDeps = BROWSER_DEPS,
): PublishTarget {
  onSessionEnd(disconnect);
  restoreConnection();
  /** Tree of the content read last, on which the next publication is based. */
  let dataTree: string | null = null;
  const checkDeployment = createDeploymentCheck();
  const currentClient = (): GithubClient | undefined => {
    const { connection } = tabState();
    return connection && githubClient(branch, connection.token, deps, cancelSignal());
  };
  return {
    async ahead() {
      const client = currentClient();
      if (!client) return undefined;
      try {
        const head = await readHead(client);
        dataTree = head.dataTree;
        return branchSource(client, head);
      } catch (error) {
        return failureOf(error);
      }
    },
    async publish(bundle) {
      const client = currentClient();
      if (!client) return { kind: 'failed', failure: { code: 'notConnected' } };
      try {
        const result = await commitBundle(client, bundle, dataTree);
        if (result.kind === 'stale') return result;
        updateTabState({ lastCommit: result.commit });
        return { kind: 'published', content: result.content, id: result.commit };
      } catch (error) {
        return { kind: 'failed', failure: failureOf(error) };
      }
    },
    async deploymentFailure() {
      const client = currentClient();
      const { lastCommit } = tabState();
      return client && lastCommit ? checkDeployment(client, lastCommit, deps.now()) : undefined;
    },
    explain: (failure: GithubFailure) => publishErrorMessage(failure, branch),
    linkOf: (commit) => commitLink(branch, commit),
    history: { ...githubHistory(branch, currentClient), Panel: panels.HistoryPanel },
    Panel: panels.Panel,
  };
}
