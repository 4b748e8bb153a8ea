import type { ContentSource } from '@/api/content/contentSource';
import { githubClient, type GithubClient, type GithubDeps } from './client';
import { commitBundle } from './commit';
import { connection, disconnect, restoreConnection } from './connection';
import { publishErrorMessage, isTokenError, historyErrorMessage } from './errorMessages';
import { GithubError } from './githubError';
import { githubHistory } from './history';
import { BROWSER_DEPS, lastCommit, cancelSignal } from './progress';
import { branchSource, readHead } from './repository';
import type { GithubBranch } from './targetSetting';
import type { PublishTarget } from '../../publishTarget';

const NO_TOKEN =
  'Connect to GitHub first: enter a token below. Without one, the changes can be downloaded as a ZIP file.';
const PENDING =
  'Committed, waiting for the host: visitors do not see it yet. Your changes stay listed until they do.';

function failure(error: unknown, place: GithubBranch): { kind: 'failed'; reason: string } {
  if (isTokenError(error)) disconnect();
  return { kind: 'failed', reason: publishErrorMessage(error, place) };
}

/**
 * Returns why reading failed. Removes the token only if GitHub does not accept it: other failures may mean that the
 * commit no longer exists.
 */
function readingFailure(error: unknown, place: GithubBranch): string {
  const reason = historyErrorMessage(error, place);
  if (error instanceof GithubError && error.kind === 'token') disconnect(reason);
  return reason;
}

/** Creates the target that publishes to a branch on GitHub as one commit, from which the host builds the website. */
export function githubTarget(place: GithubBranch, tools: GithubDeps = BROWSER_DEPS): PublishTarget {
  restoreConnection();
  /** Tree of the content read last, on which the next publication is based. */
  let dataTree: string | null = null;
  const clientNow = (): GithubClient | undefined => {
    const held = connection.get();
    return held && githubClient(place, held.token, tools, cancelSignal());
  };
  return {
    async source(): Promise<ContentSource | { reason: string } | undefined> {
      const client = clientNow();
      if (!client) return undefined;
      try {
        const head = await readHead(client);
        dataTree = head.dataTree;
        return branchSource(client, head);
      } catch (error) {
        return { reason: failure(error, place).reason };
      }
    },
    async publish(bundle) {
      const client = clientNow();
      if (!client) return { kind: 'failed', reason: NO_TOKEN };
      try {
        const done = await commitBundle(client, bundle, dataTree);
        if (done.kind === 'moved') return done;
        const url = `https://github.com/${place.owner}/${place.repo}/commit/${done.commit}`;
        lastCommit.set({ id: done.commit, url });
        return { kind: 'taken', content: done.content, pending: PENDING };
      } catch (error) {
        return failure(error, place);
      }
    },
    history: githubHistory(clientNow, (error) => readingFailure(error, place)),
  };
}
