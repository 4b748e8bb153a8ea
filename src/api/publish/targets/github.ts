import type { ContentSource } from '../../content/contentSource';
import { githubClient, type GithubClient, type GithubTools } from '../github/client';
import { commitBundle } from '../github/commit';
import { connection, disconnect, recallConnection } from '../github/connection';
import { faultText, isAboutToken, readingFaultText } from '../github/faultText';
import { GithubFault } from '../github/faults';
import { githubHistory } from '../github/history';
import { BROWSER_TOOLS, lastCommit, stopSignal } from '../github/progress';
import { branchSource, readHead } from '../github/repository';
import type { GithubPlace } from '../github/setting';
import type { PublishTarget } from '../publishTarget';

const NO_TOKEN =
  'Connect to GitHub first: enter a token below. Without one, the changes can be downloaded as a ZIP file.';
const PENDING =
  'Committed, waiting for the host: visitors do not see it yet. Your changes stay listed until they do.';

function failure(error: unknown, place: GithubPlace): { kind: 'failed'; reason: string } {
  if (isAboutToken(error)) disconnect();
  return { kind: 'failed', reason: faultText(error, place) };
}

/** Reading gives a token up only where GitHub does not know it: what cannot be read now may have gone. */
function readingFailure(error: unknown, place: GithubPlace): string {
  const reason = readingFaultText(error, place);
  if (error instanceof GithubFault && error.kind === 'token') disconnect(reason);
  return reason;
}

/** Publishes to a branch on GitHub, as one commit; the host builds the website from it. */
export function githubTarget(
  place: GithubPlace,
  tools: GithubTools = BROWSER_TOOLS,
): PublishTarget {
  recallConnection();
  /** Of the content that was read last: what is published was made from it. */
  let dataTree: string | null = null;
  const clientNow = (): GithubClient | undefined => {
    const held = connection.get();
    return held && githubClient(place, held.token, tools, stopSignal());
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
