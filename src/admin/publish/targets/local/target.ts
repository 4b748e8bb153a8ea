import type { Problem } from '@/domain/content/problem';
import { localHistory } from './history';
import {
  PUBLISH_ENDPOINT,
  RESPONSE_TIMEOUT_MS,
  SERVER_UNREACHABLE,
  WRONG_HOST,
  fetchPublishToken,
  TIMEOUT_MS,
} from './server';
import { retryRebuild } from './state';
import type { Bundle, PublishTarget, PublishOutcome } from '../../publishTarget';

async function base64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}

async function bodyOf({ files, pictures, changes }: Bundle): Promise<string> {
  const sent = await Promise.all(
    pictures.map(async ({ file, blob }) => ({ file, base64: await base64(blob) })),
  );
  return JSON.stringify({ files, pictures: sent, changes });
}

async function outcomeOf(response: Response): Promise<PublishOutcome> {
  const reply = (await response.json()) as {
    content?: string;
    problems?: Problem[];
    message?: string;
  };
  if (response.ok && reply.content) return { kind: 'taken', content: reply.content };
  if (response.status === 409) return { kind: 'moved' };
  if (response.status === 422) return { kind: 'refused', problems: reply.problems ?? [] };
  if (response.status === 403) return { kind: 'failed', reason: WRONG_HOST };
  return { kind: 'failed', reason: reply.message ?? SERVER_UNREACHABLE };
}

/** Creates the target for the server of `npm start` and `npm run dev`, on this computer only. */
export function localTarget(): PublishTarget {
  return {
    async publish(bundle) {
      try {
        const token = await fetchPublishToken();
        if (!token) return { kind: 'failed', reason: WRONG_HOST };
        const response = await fetch(PUBLISH_ENDPOINT, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'X-Publish-Token': token },
          body: await bodyOf(bundle),
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        return await outcomeOf(response);
      } catch {
        return { kind: 'failed', reason: SERVER_UNREACHABLE };
      }
    },
    async trouble() {
      try {
        const response = await fetch(PUBLISH_ENDPOINT, {
          cache: 'no-store',
          signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
        });
        const { trouble } = (await response.json()) as { trouble?: string };
        return trouble;
      } catch (error) {
        // A busy server may still build the pages.
        return error instanceof DOMException && error.name === 'TimeoutError'
          ? undefined
          : SERVER_UNREACHABLE;
      }
    },
    retry: async () => (await retryRebuild()).trouble,
    history: localHistory,
  };
}
