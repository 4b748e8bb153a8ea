import { PUBLISH_PATH } from '@/domain/adminPaths';

/** Where the local server takes publications. */
export const ADDRESS = '/api/publish';
/** ms; a laptop writes a few files in much less. */
export const TIMEOUT_MS = 60_000;

export const NO_SERVER =
  'The local server does not answer. Is it still running? Start it with npm start and try again.';
export const NOT_HERE =
  'Publishing works on the computer that runs the website: open it at http://localhost there.';

/**
 * The token that the local server prints into a page for its own computer; undefined anywhere else.
 * @throws TypeError where nobody answers
 */
export async function readToken(): Promise<string | undefined> {
  const headers = { Accept: 'text/html' };
  const response = await fetch(PUBLISH_PATH, { headers, cache: 'no-store' });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  return page.querySelector<HTMLMetaElement>('meta[name="publish-token"]')?.content;
}
