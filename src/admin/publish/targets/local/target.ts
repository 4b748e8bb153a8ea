import type { Problem } from '@/domain/record/problem';
import { toBase64 } from '@/domain/text/base64';
import type { Bundle, PublishOutcome, PublishTarget } from '../../publishTarget';
import { localHistory } from './history';
import { localErrorMessage } from './messages';
import {
  TIMEOUT_MS,
  askLocalServer,
  type LocalFailure,
  fetchLocalState,
  retryRebuild,
} from './server';
import { jsonText } from '@/domain/text/jsonText';

const failed = (failure: LocalFailure): PublishOutcome => ({ kind: 'failed', failure });

async function bodyOf({ files, pictures, changes }: Bundle): Promise<string> {
  const encoded = await Promise.all(
    pictures.map(async ({ file, blob }) => ({
      file,
      base64: toBase64(new Uint8Array(await blob.arrayBuffer())),
    })),
  );
  return jsonText({ files, pictures: encoded, changes });
}

async function outcomeOf(response: Response): Promise<PublishOutcome> {
  const { content, problems, message } = (await response.json()) as {
    content?: string;
    problems?: Problem[];
    message?: string;
  };
  if (response.ok && content) return { kind: 'published', content };
  if (response.status === 409) return { kind: 'stale' };
  if (response.status === 422) return { kind: 'rejected', problems: problems ?? [] };
  if (response.status === 403) return failed({ code: 'wrongHost' });
  return failed(message === undefined ? { code: 'unreachable' } : { code: 'serverError', message });
}

/** The target for the server of `npm start` and `npm run dev`, on this computer only. */
export const localTarget: PublishTarget = {
  async publish(bundle) {
    try {
      const init = { method: 'POST', body: await bodyOf(bundle) };
      const response = await askLocalServer('', init, TIMEOUT_MS);
      if (!response) return failed({ code: 'wrongHost' });
      return await outcomeOf(response);
    } catch {
      return failed({ code: 'unreachable' });
    }
  },
  async deploymentFailure(): Promise<LocalFailure | undefined> {
    try {
      return (await fetchLocalState()).failure;
    } catch (error) {
      // A busy server may still build the pages.
      const isBusy = error instanceof DOMException && error.name === 'TimeoutError';
      return isBusy ? undefined : { code: 'unreachable' };
    }
  },
  retryDeployment: async () => (await retryRebuild()).failure,
  explain: localErrorMessage,
  history: localHistory,
};
