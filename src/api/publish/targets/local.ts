import { PUBLISH_PATH } from '@/domain/adminPaths';
import type { Problem } from '@/domain/problem';
import type { Bundle, PublishTarget, TargetOutcome } from '../publishTarget';

/** Where the local server takes publications. */
const ADDRESS = '/api/publish';
/** The page that the token is printed into. */
const TOKEN_PAGE = PUBLISH_PATH;
/** ms; a publication waits for the pages of the one before it. */
const TIMEOUT_MS = 180_000;
/** ms; anything else is answered at once, unless the computer is busy making pages. */
const ANSWER_MS = 10_000;

const NO_SERVER =
  'The local server does not answer. Is it still running? Start it with npm start and try again.';
const NOT_HERE =
  'Publishing works on the computer that runs the website: open it at http://localhost there.';

async function readToken(): Promise<string | undefined> {
  const response = await fetch(TOKEN_PAGE, {
    headers: { Accept: 'text/html' },
    cache: 'no-store',
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  return page.querySelector<HTMLMetaElement>('meta[name="publish-token"]')?.content;
}

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

async function outcomeOf(response: Response): Promise<TargetOutcome> {
  const reply = (await response.json()) as {
    content?: string;
    problems?: Problem[];
    message?: string;
  };
  if (response.ok && reply.content) return { kind: 'taken', content: reply.content };
  if (response.status === 409) return { kind: 'moved' };
  if (response.status === 422) return { kind: 'refused', problems: reply.problems ?? [] };
  if (response.status === 403) return { kind: 'failed', reason: NOT_HERE };
  return { kind: 'failed', reason: reply.message ?? NO_SERVER };
}

/** Publishes through the server of `npm start` and `npm run dev`, on this computer alone. */
export function localTarget(): PublishTarget {
  return {
    async publish(bundle) {
      try {
        const token = await readToken();
        if (!token) return { kind: 'failed', reason: NOT_HERE };
        const response = await fetch(ADDRESS, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'X-Publish-Token': token },
          body: await bodyOf(bundle),
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        return await outcomeOf(response);
      } catch {
        return { kind: 'failed', reason: NO_SERVER };
      }
    },
    async trouble() {
      try {
        const response = await fetch(ADDRESS, {
          cache: 'no-store',
          signal: AbortSignal.timeout(ANSWER_MS),
        });
        const { trouble } = (await response.json()) as { trouble?: string };
        return trouble;
      } catch (error) {
        // One that is busy may still make the pages.
        return error instanceof DOMException && error.name === 'TimeoutError'
          ? undefined
          : NO_SERVER;
      }
    },
  };
}
